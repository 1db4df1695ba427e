///<reference types="svelte" />
;
import type { Ring } from '../../stage/model/drawable.ts';
import { arcPath, linePath } from '../../stage/geometry/outline.ts';
import { onCircle } from '../../stage/geometry/point.ts';
import { SIZE, WAVE } from '../../stage/geometry/shapes.ts';
import NoEntry from './NoEntry.svelte';
import { arrowWood, placed, round, unless } from './wood.ts';
;

  interface Props {
    ring: Ring;
    scale: number;
    pointed?: boolean;
  };function $$render() {

  
  
  
  
  
  

  const { ring, scale, pointed = false }: Props = $props();

  const radius = $derived(SIZE.ring * scale);
  /** The two halves of a broken ring, a little apart and turned. */
  const AXIS = -0.28;
  const halves = $derived(
    [AXIS, AXIS + Math.PI].map((middle) => {
      const half = Math.PI / 2 - 0.42 * ring.gap;
      const centre = onCircle(ring, 3 * scale * ring.gap, middle);
      return arcPath(centre, radius, middle - half, middle + half);
    }),
  );
  const corner = $derived(onCircle(ring, radius, ring.corner ?? -Math.PI / 4));
;
async () => {

 { svelteHTML.createElement("g", {    "style":arrowWood(ring.power),"opacity":unless(ring.opacity, 1),});pointed;
  if(ring.way){
     { svelteHTML.createElement("path", {    "d":linePath(ring.way),"class":`dots`,});}
  }
  if(ring.pencil > 0){
     { svelteHTML.createElement("g", { "opacity":unless(ring.pencil, 1),});
       { svelteHTML.createElement("circle", {           "cx":round(ring.x),"cy":round(ring.y),"r":round(radius),"class":`pencil`,"stroke-width":round(3.2 * scale + 2.6),});}
       { svelteHTML.createElement("circle", {           "cx":round(ring.x),"cy":round(ring.y),"r":round(radius),"class":`hollow`,"stroke-width":round(3.2 * scale),});}
     }
  }
  if(ring.ink > 0){
     { svelteHTML.createElement("g", { "opacity":unless(ring.ink, 1),});
          for(let half of __sveltets_2_ensureArray(halves)){let i = 1;i;
         { svelteHTML.createElement("path", {      "d":half,"class":`casing`,"stroke-width":round(3.2 * scale + 2.8),});}
      }
          for(let half of __sveltets_2_ensureArray(halves)){let i = 1;i;
         { svelteHTML.createElement("path", {      "d":half,"class":`core`,"stroke-width":round(3.2 * scale),});}
      }
     }
  }
  if(ring.void > 0){
     { svelteHTML.createElement("circle", {           "cx":round(ring.x),"cy":round(ring.y),"r":round(radius),"class":`grey void`,"opacity":unless(ring.void, 1),});}
  }
  if(ring.illegal > 0){
     { svelteHTML.createElement("circle", {        "cx":round(ring.x),"cy":round(ring.y),"r":round(radius),"class":`grey illegal`,});}
    if(ring.corner !== null){ { const $$_yrtnEoN1C = __sveltets_2_ensureComponent(NoEntry); new $$_yrtnEoN1C({ target: __sveltets_2_any(), props: {   ...corner,"scale":scale * 0.93,}});}}
  }
  if(ring.void === 0 && ring.illegal === 0 && ring.gap < 1){
     { svelteHTML.createElement("g", {   "transform":placed(ring.x, ring.y, scale),"opacity":unless(1 - ring.gap, 1),});
       { svelteHTML.createElement("path", {    "d":WAVE,"class":`wave under`,});}
       { svelteHTML.createElement("path", {    "d":WAVE,"class":`wave`,});}
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ConvoyRing__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ConvoyRing__SvelteComponent_ = ReturnType<typeof ConvoyRing__SvelteComponent_>;
/*Ωignore_endΩ*/export default ConvoyRing__SvelteComponent_;