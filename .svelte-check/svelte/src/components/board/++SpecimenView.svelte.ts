///<reference types="svelte" />
;
import { lengthOf } from '../../stage/geometry/line.ts';
import { CUT } from '../../stage/geometry/shapes.ts';
import ConvoyRing from './ConvoyRing.svelte';
import CrossDisc from './CrossDisc.svelte';
import Piece from './Piece.svelte';
import RetreatWay from './RetreatWay.svelte';
import RibbonArrow from './RibbonArrow.svelte';
import type { Specimen } from './specimens.ts';
import StrengthMark from './StrengthMark.svelte';
import Strokes from './Strokes.svelte';
import SupportArrow from './SupportArrow.svelte';
;

  interface Props {
    specimen: Specimen;
    width: number;
    height: number;
    /** The token of what it lies on; without it, the page. */
    ground?: string;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { specimen, width, height, ground }: Props = $props();
  const ribbons = $derived(specimen.ribbons ?? []);
  const supports = $derived(specimen.supports ?? []);
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}




 { svelteHTML.createElement("svg", {   "viewBox":`0 0 ${width} ${height}`,"aria-hidden":`true`,});
  if(ground){ { svelteHTML.createElement("rect", {   width,height,});__sveltets_2_ensureType(String, Number, ` ${ground} `);}}
     for(let ribbon of __sveltets_2_ensureArray(ribbons)){ribbon.key; { const $$_worrAnobbiR1C = __sveltets_2_ensureComponent(RibbonArrow); new $$_worrAnobbiR1C({ target: __sveltets_2_any(), props: {   ribbon,"scale":1,}});}}
     for(let retreat of __sveltets_2_ensureArray(specimen.retreats ?? [])){retreat.key; { const $$_yaWtaerteR1C = __sveltets_2_ensureComponent(RetreatWay); new $$_yaWtaerteR1C({ target: __sveltets_2_any(), props: {   retreat,"scale":1,}});}}
     for(let support of __sveltets_2_ensureArray(supports)){support.key; { const $$_worrAtroppuS1C = __sveltets_2_ensureComponent(SupportArrow); new $$_worrAtroppuS1C({ target: __sveltets_2_any(), props: {   support,"scale":1,}});}}
     for(let ring of __sveltets_2_ensureArray(specimen.rings ?? [])){ring.key; { const $$_gniRyovnoC1C = __sveltets_2_ensureComponent(ConvoyRing); new $$_gniRyovnoC1C({ target: __sveltets_2_any(), props: {   ring,"scale":1,}});}}
     for(let mark of __sveltets_2_ensureArray(specimen.units ?? [])){mark.key; { const $$_eceiP1C = __sveltets_2_ensureComponent(Piece); new $$_eceiP1C({ target: __sveltets_2_any(), props: {   mark,"scale":1.05,}});}}
     for(let { key, line, reach, strokes } of __sveltets_2_ensureArray(ribbons)){key;
    if(strokes > 0){
       { const $$_sekortS1C = __sveltets_2_ensureComponent(Strokes); new $$_sekortS1C({ target: __sveltets_2_any(), props: {       line,"share":reach + 6 / lengthOf(line),"count":strokes,"scale":1,}});}
    }
  }
     for(let { key, line, strokes } of __sveltets_2_ensureArray(supports)){key;
    if(strokes > 0){ { const $$_sekortS1C = __sveltets_2_ensureComponent(Strokes); new $$_sekortS1C({ target: __sveltets_2_any(), props: {       line,"share":CUT,"count":strokes,"scale":1,}});}}
  }
     for(let { x, y } of __sveltets_2_ensureArray(specimen.crosses ?? [])){x; { const $$_csiDssorC1C = __sveltets_2_ensureComponent(CrossDisc); new $$_csiDssorC1C({ target: __sveltets_2_any(), props: {    x,y,"r":7.5,}});}}
     for(let strength of __sveltets_2_ensureArray(specimen.strengths ?? [])){strength.key;
     { const $$_kraMhtgnertS1C = __sveltets_2_ensureComponent(StrengthMark); new $$_kraMhtgnertS1C({ target: __sveltets_2_any(), props: {   strength,"scale":1,}});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SpecimenView__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SpecimenView__SvelteComponent_ = ReturnType<typeof SpecimenView__SvelteComponent_>;
/*Ωignore_endΩ*/export default SpecimenView__SvelteComponent_;