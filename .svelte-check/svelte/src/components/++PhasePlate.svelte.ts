///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
import { cornerFor } from '../stage/frame/button-corner.ts';
import { type Format, type FormatId, FORMATS, withView } from '../stage/model/format.ts';
import type { Frame } from '../stage/frame/frame.ts';
import { createCamera } from './camera.svelte.ts';
import PhaseList from './PhaseList.svelte';
import type { PhasePower } from './phase-rows.ts';
import StillBoard from './StillBoard.svelte';
import Viewer from './Viewer.svelte';
;

  interface Props {
    title: string;
    /** Which edition rules, or another word about the whole. */
    aside: string;
    /** The board in a size. */
    draw: (format: Format) => Frame;
    powers: readonly PhasePower[];
    /** If there are no orders and nobody is concerned. */
    nothing: string;
    base: string;
    /** What else can be done with what is shown. */
    tools?: Snippet<[() => Frame]>;
  };function $$render() {

  
  
  
  
  
  
  
  
  

  const { title, aside, draw, powers, nothing, base, tools }: Props = $props();
  const camera = createCamera();
  const shown = (): Frame => draw(withView(camera.format ?? FORMATS.wide, camera.view));
  const id = $props.id();
;
async () => {


 { svelteHTML.createElement("section", {   "class":`phase`,"aria-labelledby":`title-${id}`,});
   { svelteHTML.createElement("div", { "class":`layout`,});
     { svelteHTML.createElement("div", { "class":`plate`,});
       { const $$_reweiV3C = __sveltets_2_ensureComponent(Viewer); const $$_reweiV3 = new $$_reweiV3C({ target: __sveltets_2_any(), props: {  camera,"corner":(format: FormatId) => cornerFor(draw(FORMATS[format])),board:(format, camera) => { async ()/*Ωignore_positionΩ*/ => {
           { const $$_draoBllitS0C = __sveltets_2_ensureComponent(StillBoard); new $$_draoBllitS0C({ target: __sveltets_2_any(), props: {      draw,format,camera,base,"label":`The board: ${title}`,}});}
        };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {board} = $$_reweiV3.$$prop_def;/*Ωignore_endΩ*/
        
       Viewer}
     }
     { svelteHTML.createElement("div", { "class":`side`,});
       { svelteHTML.createElement("header", {});
         { svelteHTML.createElement("h2", { "id":`title-${id}`,});title; }
         { svelteHTML.createElement("span", {});aside; }
       }
      if(powers.length === 0){
         { svelteHTML.createElement("p", { "class":`nothing`,});nothing; }
      }else{
         { const $$_tsiLesahP3C = __sveltets_2_ensureComponent(PhaseList); new $$_tsiLesahP3C({ target: __sveltets_2_any(), props: {  powers,base,}});}
      }
      ;__sveltets_2_ensureSnippet(tools?.(shown));
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PhasePlate__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PhasePlate__SvelteComponent_ = ReturnType<typeof PhasePlate__SvelteComponent_>;
/*Ωignore_endΩ*/export default PhasePlate__SvelteComponent_;