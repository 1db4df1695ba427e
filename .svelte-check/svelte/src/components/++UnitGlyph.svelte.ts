///<reference types="svelte" />
;
import type { UnitKind } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { ARMY, FLEET } from '../stage/geometry/shapes.ts';
;

  interface Props {
    power: Power;
    kind: UnitKind;
    dislodged?: boolean;
  };function $$render() {

  
  
  

  const { power, kind, dislodged = false }: Props = $props();

  const letter = $derived(power.slice(0, 1));
;
async () => {


 { svelteHTML.createElement("svg", {   "viewBox":`-18 -15 36 29`,"aria-hidden":`true`,});
   { svelteHTML.createElement("g", { "transform":`scale(.92)${dislodged ? ' rotate(-13)' : ''}`,});
     { svelteHTML.createElement("path", {    "d":kind === 'A' ? ARMY : FLEET,});dislodged;__sveltets_2_ensureType(String, Number, ` ${letter} `);}
     { svelteHTML.createElement("text", {     "y":kind === 'A' ? 5.3 : 8.9,"font-size":kind === 'A' ? 15.5 : 13,});__sveltets_2_ensureType(String, Number, ` ${letter} `);letter; }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const UnitGlyph__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type UnitGlyph__SvelteComponent_ = ReturnType<typeof UnitGlyph__SvelteComponent_>;
/*Ωignore_endΩ*/export default UnitGlyph__SvelteComponent_;