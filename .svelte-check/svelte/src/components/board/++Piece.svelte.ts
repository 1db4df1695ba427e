///<reference types="svelte" />
;
import type { UnitMark } from '../../stage/model/drawable.ts';
import { ARMY, FLEET, letterSize, WATERLINE } from '../../stage/geometry/shapes.ts';
import CrossDisc from './CrossDisc.svelte';
import NoEntry from './NoEntry.svelte';
import PlusDisc from './PlusDisc.svelte';
import { placed, round, unless, wood } from './wood.ts';
;

  interface Props {
    mark: UnitMark;
    scale: number;
    /** The size of its letter in px, at least. */
    letter?: number;
  };function $$render() {

  
  
  
  
  
  

  const { mark, scale, letter: least = 10 }: Props = $props();
  const isArmy = $derived(mark.kind === 'A');
  const shape = $derived(isArmy ? ARMY : FLEET);
  /** A boat leans more than a block: its outline is slanted as it is. */
  const tilt = $derived(isArmy ? mark.tilt : mark.tilt * 1.5);
  const letter = $derived(letterSize(mark.kind, scale, least));
  const ordered = $derived(mark.pencil > 0);
  const corner = $derived({
    x: mark.x + (isArmy ? 13 : 15) * scale,
    y: mark.y - (isArmy ? 12 : 11) * scale,
  });
;
async () => {

  { svelteHTML.createElement("g", {        ...__sveltets_2_empty({"data-unit":mark.unit}),"transform":placed(mark.x, mark.y, scale, tilt),"style":wood(mark.power),"opacity":unless(mark.opacity, 1),});
   { svelteHTML.createElement("path", {    "d":shape,"class":`halo`,});}
  if(mark.built > 0 && !ordered){
     { svelteHTML.createElement("path", {    "d":shape,"class":`rim`,});}
     { svelteHTML.createElement("path", {    "d":shape,"class":`gap`,});}
  }
   { svelteHTML.createElement("path", {        "d":shape,"class":`body`,});mark.perforated >= 0.5;mark.built > 0 && ordered;mark.illegal > 0;}
  if(!isArmy && mark.perforated >= 0.5){
     { svelteHTML.createElement("path", {      "d":WATERLINE,"class":`water under`,"transform":placed(0, 0, 1, -tilt),});}
     { svelteHTML.createElement("path", {      "d":WATERLINE,"class":`water`,"transform":placed(0, 0, 1, -tilt),});}
  }
   { svelteHTML.createElement("text", {     "y":round((isArmy ? 0 : 4.5) + letter * 0.34),"font-size":round(letter),});mark.illegal > 0 || (mark.built > 0 && ordered);mark.power.charAt(0); }
 }
if(mark.built > 0){
   { const $$_csiDsulP0C = __sveltets_2_ensureComponent(PlusDisc); new $$_csiDsulP0C({ target: __sveltets_2_any(), props: {    ...corner,scale,"pencil":ordered,}});}
}
if(mark.illegal > 0){
   { const $$_yrtnEoN0C = __sveltets_2_ensureComponent(NoEntry); new $$_yrtnEoN0C({ target: __sveltets_2_any(), props: {  ...corner,scale,}});}
}
if(mark.disbanded > 0){
   { const $$_csiDssorC0C = __sveltets_2_ensureComponent(CrossDisc); new $$_csiDssorC0C({ target: __sveltets_2_any(), props: {          "x":mark.x,"y":mark.y,"r":11 * scale,"opacity":mark.disbanded,"pencil":ordered,}});}
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Piece__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Piece__SvelteComponent_ = ReturnType<typeof Piece__SvelteComponent_>;
/*Ωignore_endΩ*/export default Piece__SvelteComponent_;