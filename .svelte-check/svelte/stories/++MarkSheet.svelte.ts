///<reference types="svelte" />
;
import CrossDisc from '../src/components/board/CrossDisc.svelte';
import NoEntry from '../src/components/board/NoEntry.svelte';
import PlaceName from '../src/components/board/PlaceName.svelte';
import StrengthMark from '../src/components/board/StrengthMark.svelte';
import Strokes from '../src/components/board/Strokes.svelte';
import { nameWidth } from '../src/board/lettering.ts';
import type { Strength } from '../src/stage/model/drawable.ts';
import { bow } from '../src/stage/geometry/line.ts';
function $$render() {

  
  
  
  
  
  
  
  

  const plain: Strength = {
    key: 'strength',
    unit: 'BER',
    shape: 'coin',
    x: 40,
    y: 30,
    value: 2,
    bound: 'exactly',
    win: 0,
    opacity: 1,
  };
  const STRENGTHS: readonly (readonly [string, Strength])[] = [
    ['attack', plain],
    ['attack that wins', { ...plain, value: 3, win: 1 }],
    ['at least', { ...plain, bound: 'at-least' }],
    ['at most', { ...plain, value: 1, bound: 'at-most' }],
    ['hold', { ...plain, shape: 'shield', value: 1 }],
    ['prevent', { ...plain, shape: 'lozenge' }],
  ];
  const line = bow({ x: 10, y: 30 }, { x: 70, y: 30 }, 0);
  const name = { key: 'name', opacity: 1, x: 60, y: 30 };
  const berlin = {
    ...name,
    space: 'BER',
    text: ['Berlin'],
    sea: false,
    centre: true,
    size: 17,
  } as const;
  const baltic = {
    ...name,
    space: 'BAL',
    text: ['Baltic Sea'],
    sea: true,
    centre: false,
    size: 18.5,
  } as const;
;
async () => {

 { svelteHTML.createElement("ul", {});
     for(let [title, strength] of __sveltets_2_ensureArray(STRENGTHS)){title;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("svg", {   "viewBox":`0 0 80 60`,"aria-hidden":`true`,}); { const $$_kraMhtgnertS3C = __sveltets_2_ensureComponent(StrengthMark); new $$_kraMhtgnertS3C({ target: __sveltets_2_any(), props: {   strength,"scale":1.2,}});} }
      title;
     }
  }
   { svelteHTML.createElement("li", {});
     { svelteHTML.createElement("svg", {   "viewBox":`0 0 80 60`,"aria-hidden":`true`,}); { const $$_csiDssorC3C = __sveltets_2_ensureComponent(CrossDisc); new $$_csiDssorC3C({ target: __sveltets_2_any(), props: {      "x":40,"y":30,"r":9,}});} } 
   }
   { svelteHTML.createElement("li", {});
     { svelteHTML.createElement("svg", {    "viewBox":`0 0 80 60`,"aria-hidden":`true`,}); { const $$_sekortS3C = __sveltets_2_ensureComponent(Strokes); new $$_sekortS3C({ target: __sveltets_2_any(), props: {       line,"share":0.5,"count":2,"scale":1,}});} } 
   }
   { svelteHTML.createElement("li", {});
     { svelteHTML.createElement("svg", {   "viewBox":`0 0 80 60`,"aria-hidden":`true`,}); { const $$_yrtnEoN3C = __sveltets_2_ensureComponent(NoEntry); new $$_yrtnEoN3C({ target: __sveltets_2_any(), props: {      "x":40,"y":30,"scale":1.2,}});} } 
   }
     for(let label of __sveltets_2_ensureArray(([berlin, baltic]))){label.space;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("svg", {     "viewBox":`0 0 120 60`,"aria-hidden":`true`,"class":label.sea ? 'sea' : 'land',});
         { const $$_emaNecalP3C = __sveltets_2_ensureComponent(PlaceName); new $$_emaNecalP3C({ target: __sveltets_2_any(), props: {   label,"width":nameWidth(label.text[0], label.sea) * label.size,}});}
       }
      label.sea ? 'sea' : 'supply centre';
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const MarkSheet__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type MarkSheet__SvelteComponent_ = InstanceType<typeof MarkSheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default MarkSheet__SvelteComponent_;