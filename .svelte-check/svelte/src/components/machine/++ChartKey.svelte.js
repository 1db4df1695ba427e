///<reference types="svelte" />
;function $$render() {
async () => {
 { svelteHTML.createElement("p", {});
   { svelteHTML.createElement("span", { }); { svelteHTML.createElement("svg", {    "viewBox":`0 0 34 12`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {    "class":`now`,"d":`M1 6h26`,});} { svelteHTML.createElement("path", {    "class":`full`,"d":`M33 6l-8-4.2v8.4z`,});} }  }
   { svelteHTML.createElement("span", { }); { svelteHTML.createElement("svg", {    "viewBox":`0 0 34 12`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {    "class":`perhaps`,"d":`M1 6h25`,});} { svelteHTML.createElement("path", {    "class":`open`,"d":`M33 6l-8-4.2v8.4z`,});} }     }
   { svelteHTML.createElement("span", { }); { svelteHTML.createElement("svg", {    "viewBox":`0 0 34 12`,"aria-hidden":`true`,}); { svelteHTML.createElement("path", {    "class":`no`,"d":`M1 6h26`,});} { svelteHTML.createElement("path", {    "class":`grey`,"d":`M33 6l-8-4.2v8.4z`,});} }   }
 }


};
return { props: /** @type {Record<string, never>} */ ({}), exports: {}, bindings: "", slots: {}, events: {} }}
export const ChartKey__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_partial(__sveltets_2_with_any_event($$render())));
/*Ωignore_startΩ*//** @typedef {InstanceType<typeof ChartKey__SvelteComponent_>} ChartKey__SvelteComponent_ */
/*Ωignore_endΩ*/export default ChartKey__SvelteComponent_;