///<reference types="svelte" />
;
import SpecimenView from './board/SpecimenView.svelte';
import { MEANINGS, SWATCH } from './legend.ts';
function $$render() {

  
  
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}




 { svelteHTML.createElement("ul", {});
     for(let { word, text, specimen } of __sveltets_2_ensureArray(MEANINGS)){word;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("span", { "class":`swatch`,}); { const $$_weiVnemicepS3C = __sveltets_2_ensureComponent(SpecimenView); new $$_weiVnemicepS3C({ target: __sveltets_2_any(), props: {  specimen,...SWATCH,}});} }
       { svelteHTML.createElement("span", {}); { svelteHTML.createElement("b", {});word; } text; }
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const MarkList__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type MarkList__SvelteComponent_ = InstanceType<typeof MarkList__SvelteComponent_>;
/*Ωignore_endΩ*/export default MarkList__SvelteComponent_;