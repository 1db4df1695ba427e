///<reference types="svelte" />
;
import type { Retreat } from '../../stage/model/drawable.ts';
import { at, lengthOf, part } from '../../stage/geometry/line.ts';
import { barbsPath, linePath } from '../../stage/geometry/outline.ts';
import { SIZE } from '../../stage/geometry/shapes.ts';
import CrossDisc from './CrossDisc.svelte';
import { arrowWood, round, unless } from './wood.ts';
;

  interface Props {
    retreat: Retreat;
    scale: number;
  };function $$render() {

  
  
  
  
  
  

  const { retreat, scale }: Props = $props();
  const spacing = $derived(9 * Math.max(0.75, scale));
  const width = $derived(2.4 * Math.max(0.7, scale));
  const open = $derived(retreat.pencil > 0);
  const end = $derived(Math.max(0.1, 1 - (5 * scale) / Math.max(1, lengthOf(retreat.line))));
  const dots = $derived(linePath(part(retreat.line, 0, Math.max(0.02, retreat.ink * end))));
  const barbs = $derived(retreat.ink > 0.92 ? barbsPath(retreat.line, 0.9 * scale) : null);
;
async () => {

 { svelteHTML.createElement("g", {     "style":open ? undefined : arrowWood(retreat.power),"opacity":unless(retreat.opacity, 1),});open;
  if(retreat.barred > 0){
     { svelteHTML.createElement("path", {      "d":linePath(retreat.line),"class":`barred`,"stroke-dasharray":`.1 ${round(spacing * 0.7)}`,});}
     { const $$_csiDssorC1C = __sveltets_2_ensureComponent(CrossDisc); new $$_csiDssorC1C({ target: __sveltets_2_any(), props: {   ...at(retreat.line, 0.72),"r":SIZE.cross * scale,}});}
  }else{
     { svelteHTML.createElement("path", {         "d":dots,"class":`casing`,"stroke-width":round(width + 1.9),"stroke-dasharray":`.1 ${round(spacing)}`,});}
     { svelteHTML.createElement("path", {         "d":dots,"class":`core`,"stroke-width":round(width),"stroke-dasharray":`.1 ${round(spacing)}`,});}
    if(barbs){
       { svelteHTML.createElement("path", {      "d":barbs,"class":`casing`,"stroke-width":round(width + 2.2),});}
       { svelteHTML.createElement("path", {      "d":barbs,"class":`core`,"stroke-width":round(width - 0.2),});}
    }
     { svelteHTML.createElement("circle", {         "cx":round(retreat.x),"cy":round(retreat.y),"r":round(SIZE.circle * scale),"opacity":unless(Math.min(1, retreat.ink * 1.4), 1),});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RetreatWay__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RetreatWay__SvelteComponent_ = ReturnType<typeof RetreatWay__SvelteComponent_>;
/*Ωignore_endΩ*/export default RetreatWay__SvelteComponent_;