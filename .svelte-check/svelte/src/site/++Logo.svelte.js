///<reference types="svelte" />
;function $$render() {
async () => {
 { svelteHTML.createElement("svg", {       "viewBox":`0 0 34 18`,"width":`34`,"height":`18`,"aria-hidden":`true`,});
   { svelteHTML.createElement("path", {        "d":`M1 9h9M33 9h-9`,"stroke":`var(--ink)`,"stroke-width":`2.6`,"fill":`none`,});}
   { svelteHTML.createElement("path", {    "d":`M14.6 9L7.6 3.4v11.2zM19.4 9l7-5.6v11.2z`,"fill":`var(--ink)`,});}
   { svelteHTML.createElement("path", {      "d":`M17 1v16`,"stroke":`var(--rubric)`,"stroke-width":`2.6`,});}
 }
};
return { props: /** @type {Record<string, never>} */ ({}), exports: {}, bindings: "", slots: {}, events: {} }}
export const Logo__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_partial(__sveltets_2_with_any_event($$render())));
/*Ωignore_startΩ*//** @typedef {InstanceType<typeof Logo__SvelteComponent_>} Logo__SvelteComponent_ */
/*Ωignore_endΩ*/export default Logo__SvelteComponent_;