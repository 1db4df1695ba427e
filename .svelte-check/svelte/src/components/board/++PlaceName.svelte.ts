///<reference types="svelte" />
;
import type { Label } from '../../stage/model/drawable.ts';
import { placed, round, tenths, unless, wood } from './wood.ts';
;

  interface Props {
    label: Label;
    /** The width of the letters without the ring of a centre, in px. */
    width: number;
  };function $$render() {

  
  

  const { label, width }: Props = $props();
  const ring = $derived((4.6 * label.size) / 17);
  const shift = $derived(label.centre ? (7.5 * label.size) / 17 : 0);
  const mark = $derived(tenths(shift - width / 2 - ring - (3.6 * label.size) / 17));
  const lines = $derived(
    label.text.map((text, i) => ({
      text,
      y: label.size * (0.32 + (i - (label.text.length - 1) / 2) * 1.02),
    })),
  );
;
async () => {


  { svelteHTML.createElement("g", {         "opacity":unless(label.opacity, 1),"class":`name`,"font-size":label.size,"transform":placed(label.x, label.y, 1, label.turn),});label.sea;
     for(let { text, y } of __sveltets_2_ensureArray(lines)){text;
     { svelteHTML.createElement("text", {   "x":shift === 0 ? undefined : tenths(shift),"y":tenths(y),});text; }
  }
  if(label.owner){
     { svelteHTML.createElement("g", {   "style":wood(label.owner),"transform":placed(Number(mark) - ring * 0.35, 0),});
       { svelteHTML.createElement("circle", {    "r":round(ring * 1.4),"class":`owned`,});}
       { svelteHTML.createElement("text", {      "y":tenths(ring * 0.74),"class":`letter`,"font-size":round(ring * 2.1),});label.owner.charAt(0); }
     }
  } else if (label.centre){
     { svelteHTML.createElement("circle", {    "cx":mark,"r":round(ring),});}
     { svelteHTML.createElement("circle", {      "cx":mark,"r":round(ring * 0.43),"class":`dot`,});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PlaceName__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PlaceName__SvelteComponent_ = ReturnType<typeof PlaceName__SvelteComponent_>;
/*Ωignore_endΩ*/export default PlaceName__SvelteComponent_;