///<reference types="svelte" />
;
import type { Strength } from '../../stage/model/drawable.ts';
import { LOZENGE, SHIELD, SIZE } from '../../stage/geometry/shapes.ts';
import { placed, unless } from './wood.ts';
;

  interface Props {
    strength: Strength;
    scale: number;
  };function $$render() {

  
  
  

  const { strength, scale }: Props = $props();
  const text = $derived.by(() => {
    const value = String(Math.round(strength.value));
    switch (strength.bound) {
      case 'exactly':
        return value;
      case 'at-least':
        return `${value}+`;
      case 'at-most':
        return `≤${value}`;
    }
  });
;
async () => {

  { svelteHTML.createElement("g", {     "transform":placed(strength.x, strength.y, scale),"opacity":unless(strength.opacity, 1),});strength.win >= 0.5;
  if(strength.shape === 'coin'){
     { svelteHTML.createElement("circle", {  "r":SIZE.coin,});}
  }else{
     { svelteHTML.createElement("path", {  "d":strength.shape === 'shield' ? SHIELD : LOZENGE,});}
  }
   { svelteHTML.createElement("text", {   "y":4.5,"font-size":text.length > 1 ? 11.5 : 14,});text; }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StrengthMark__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StrengthMark__SvelteComponent_ = ReturnType<typeof StrengthMark__SvelteComponent_>;
/*Ωignore_endΩ*/export default StrengthMark__SvelteComponent_;