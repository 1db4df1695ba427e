///<reference types="svelte" />
;
import { POWERS } from '../board/powers.ts';
import { HATCH, HATCHES } from './board/hatch.ts';
function $$render() {

  
  

  const id = $props.id();
;
async () => {


 { svelteHTML.createElement("p", {});
   { svelteHTML.createElement("b", {});  }
     for(let power of __sveltets_2_ensureArray(POWERS)){power;
    const { turn, d } = HATCHES[power];
     { svelteHTML.createElement("span", {});
       { svelteHTML.createElement("svg", {   "viewBox":`0 0 26 16`,"aria-hidden":`true`,});
         { svelteHTML.createElement("pattern", {           "id":`hatch-${id}-${power}`,"width":HATCH,"height":HATCH,"patternUnits":`userSpaceOnUse`,"patternTransform":`rotate(${turn})`,});
           { svelteHTML.createElement("path", { d,});}
         }
         { svelteHTML.createElement("rect", {           "x":`.5`,"y":`.5`,"width":`25`,"height":`15`,"fill":power === 'Russia' ? 'none' : `url(#hatch-${id}-${power})`,});}
       }
       { svelteHTML.createElement("i", {});power.charAt(0); }
      power;
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const HatchKey__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type HatchKey__SvelteComponent_ = InstanceType<typeof HatchKey__SvelteComponent_>;
/*Ωignore_endΩ*/export default HatchKey__SvelteComponent_;