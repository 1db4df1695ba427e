///<reference types="svelte" />
;
import { nameWidth } from '../../board/lettering.ts';
import type { Frame } from '../../stage/frame/frame.ts';
import { lengthOf } from '../../stage/geometry/line.ts';
import { wordSize } from '../../stage/layout/strengths.ts';
import { ARMY, CUT, FLEET, SIZE } from '../../stage/geometry/shapes.ts';
import type { SpaceId } from '../../board/board.ts';
import ConvoyRing from './ConvoyRing.svelte';
import CrossDisc from './CrossDisc.svelte';
import FormerOrder from './FormerOrder.svelte';
import HeldLand from './HeldLand.svelte';
import Piece from './Piece.svelte';
import PlaceName from './PlaceName.svelte';
import RetreatWay from './RetreatWay.svelte';
import RibbonArrow from './RibbonArrow.svelte';
import Strokes from './Strokes.svelte';
import StrengthMark from './StrengthMark.svelte';
import SupportArrow from './SupportArrow.svelte';
import { placed, round, unless } from './wood.ts';
;

  interface Props {
    shown: Frame;
    /** Where the site's static files are. */
    base: string;
    /** A space to be outlined, and the arrow of its unit. */
    pointed?: SpaceId | null;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { shown, base, pointed = null }: Props = $props();

  const map = $derived(
    // Each digit of the zoom counts a thousandfold at the far end of the map.
    `scale(${shown.view.zoom.toFixed(5)}) translate(${round(-shown.view.x)} ${round(-shown.view.y)})`,
  );
  const sheet = $derived(
    shown.format.id === 'thumb' ? `${base}board-thumb.svg` : `${base}board.svg`,
  );
  /** The small map has no outlines of spaces. */
  const held = $derived(shown.format.marks ? shown.held : []);
;
async () => {


if(held.length === 0){
   { svelteHTML.createElement("use", {    "href":`${sheet}#map`,"transform":map,});}
}else{
   { svelteHTML.createElement("use", {    "href":`${sheet}#ground`,"transform":map,});}
     for(let { key, space, power, opacity } of __sveltets_2_ensureArray(held)){key;
     { const $$_dnaLdleH0C = __sveltets_2_ensureComponent(HeldLand); new $$_dnaLdleH0C({ target: __sveltets_2_any(), props: {       "outline":`${sheet}#${space}`,power,"zoom":shown.view.zoom,map,opacity,}});}
  }
   { svelteHTML.createElement("use", {    "href":`${sheet}#lines`,"transform":map,});}
}
if(shown.format.marks){
     for(let { key, space, opacity } of __sveltets_2_ensureArray(shown.focus)){key;
     { svelteHTML.createElement("use", {        "href":`${sheet}#${space}`,"transform":map,"class":`focus`,"opacity":unless(opacity, 1),});}
  }
  if(pointed){
     { svelteHTML.createElement("use", {      "href":`${sheet}#${pointed}`,"transform":map,"class":`focus pointed`,});}
  }
}
   for(let name of __sveltets_2_ensureArray(shown.labels)){name.key;
   { const $$_emaNecalP0C = __sveltets_2_ensureComponent(PlaceName); new $$_emaNecalP0C({ target: __sveltets_2_any(), props: {    "label":name,"width":nameWidth(name.text[0] ?? '', name.sea) * name.size,}});}
}
   for(let former of __sveltets_2_ensureArray(shown.former)){former.key;
   { const $$_redrOremroF0C = __sveltets_2_ensureComponent(FormerOrder); new $$_redrOremroF0C({ target: __sveltets_2_any(), props: {   former,"scale":shown.scale,}});}
}
   for(let ghost of __sveltets_2_ensureArray(shown.ghosts)){ghost.key;
   { svelteHTML.createElement("path", {         "d":ghost.kind === 'A' ? ARMY : FLEET,"transform":placed(ghost.x, ghost.y, shown.scale),"class":`ghost`,"opacity":unless(ghost.opacity, 1),});}
}
   for(let ribbon of __sveltets_2_ensureArray(shown.ribbons)){ribbon.key;
   { const $$_worrAnobbiR0C = __sveltets_2_ensureComponent(RibbonArrow); new $$_worrAnobbiR0C({ target: __sveltets_2_any(), props: {     ribbon,"scale":shown.scale,"pointed":ribbon.unit === pointed,}});}
}
   for(let retreat of __sveltets_2_ensureArray(shown.retreats)){retreat.key;
   { const $$_yaWtaerteR0C = __sveltets_2_ensureComponent(RetreatWay); new $$_yaWtaerteR0C({ target: __sveltets_2_any(), props: {   retreat,"scale":shown.scale,}});}
}
   for(let support of __sveltets_2_ensureArray(shown.supports)){support.key;
   { const $$_worrAtroppuS0C = __sveltets_2_ensureComponent(SupportArrow); new $$_worrAtroppuS0C({ target: __sveltets_2_any(), props: {     support,"scale":shown.scale,"pointed":support.unit === pointed,}});}
}
   for(let ring of __sveltets_2_ensureArray(shown.rings)){ring.key;
   { const $$_gniRyovnoC0C = __sveltets_2_ensureComponent(ConvoyRing); new $$_gniRyovnoC0C({ target: __sveltets_2_any(), props: {     ring,"scale":shown.scale,"pointed":ring.unit === pointed,}});}
}
   for(let mark of __sveltets_2_ensureArray(shown.units)){mark.key;
   { const $$_eceiP0C = __sveltets_2_ensureComponent(Piece); new $$_eceiP0C({ target: __sveltets_2_any(), props: {     mark,"scale":shown.scale,"letter":shown.format.letter,}});}
}
   for(let { key, line, reach, strokes } of __sveltets_2_ensureArray(shown.ribbons)){key;
  if(strokes > 0){
     { const $$_sekortS0C = __sveltets_2_ensureComponent(Strokes); new $$_sekortS0C({ target: __sveltets_2_any(), props: {        line,"share":reach + (6 * shown.scale) / lengthOf(line),"count":strokes,"scale":shown.scale,}});}
  }
}
   for(let { key, line, strokes, sign } of __sveltets_2_ensureArray(shown.supports)){key;
  if(strokes > 0){
     { const $$_sekortS0C = __sveltets_2_ensureComponent(Strokes); new $$_sekortS0C({ target: __sveltets_2_any(), props: {       line,"share":sign ?? CUT,"count":strokes,"scale":shown.scale,}});}
  }
}
   for(let cross of __sveltets_2_ensureArray(shown.crosses)){cross.key;
   { const $$_csiDssorC0C = __sveltets_2_ensureComponent(CrossDisc); new $$_csiDssorC0C({ target: __sveltets_2_any(), props: {        "x":cross.x,"y":cross.y,"r":SIZE.cross * shown.scale,"opacity":cross.opacity,}});}
}
   for(let strength of __sveltets_2_ensureArray(shown.strengths)){strength.key;
   { const $$_kraMhtgnertS0C = __sveltets_2_ensureComponent(StrengthMark); new $$_kraMhtgnertS0C({ target: __sveltets_2_any(), props: {   strength,"scale":shown.scale,}});}
}
   for(let word of __sveltets_2_ensureArray(shown.words)){word.key;
   { svelteHTML.createElement("text", {          "x":round(word.x),"y":round(word.y + 0.3 * wordSize(shown.scale)),"class":word.tone,"font-size":wordSize(shown.scale),"opacity":unless(word.opacity, 1),});word.text; }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Picture__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Picture__SvelteComponent_ = ReturnType<typeof Picture__SvelteComponent_>;
/*Ωignore_endΩ*/export default Picture__SvelteComponent_;