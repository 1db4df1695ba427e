///<reference types="svelte" />
;
import type { Power } from '../../board/powers.ts';
import { HATCH, HATCHES, OUTLINE_UNIT } from './hatch.ts';
import { round, unless } from './wood.ts';
;

  interface Props {
    /** The address of the space's outline. */
    outline: string;
    power: Power;
    /** How much the map is enlarged, and the transform that does it. */
    zoom: number;
    map: string;
    opacity: number;
  };function $$render() {

  
  
  

  const { outline, power, zoom, map, opacity }: Props = $props();
  const id = $props.id();
  const letter = $derived(power.charAt(0));
  const { turn, d } = $derived(HATCHES[power]);
;
async () => {


 { svelteHTML.createElement("g", { "opacity":unless(opacity, 1),});
   { svelteHTML.createElement("use", {     "href":outline,"transform":map,});__sveltets_2_ensureType(String, Number, ` ${letter} `);}
   { svelteHTML.createElement("g", { "class":`hatching`,});
     { svelteHTML.createElement("pattern", {           "id":`held-${id}`,"width":HATCH,"height":HATCH,"patternUnits":`userSpaceOnUse`,"patternTransform":`scale(${round(1 / (zoom * OUTLINE_UNIT))}) rotate(${turn})`,});
       { svelteHTML.createElement("path", { d,});}
     }
     { svelteHTML.createElement("use", {      "href":outline,"transform":map,"fill":`url(#held-${id})`,});}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HeldLand__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HeldLand__SvelteComponent_ = ReturnType<typeof HeldLand__SvelteComponent_>;
/*Ωignore_endΩ*/export default HeldLand__SvelteComponent_;