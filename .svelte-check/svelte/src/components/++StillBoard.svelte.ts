///<reference types="svelte" />
;
import type { Frame } from '../stage/frame/frame.ts';
import { carry } from '../stage/motion/carry.ts';
import { FORMATS, withView, type Format } from '../stage/model/format.ts';
import Picture from './board/Picture.svelte';
import type { Camera } from './camera.svelte.ts';
;

  interface Props {
    /** What is drawn on it. */
    draw: (format: Format) => Frame;
    format: keyof typeof FORMATS;
    base: string;
    /** What the picture shows, for those who do not see it. */
    label: string;
    /** Who moves the map; without one it stays as it suits the units. */
    camera?: Camera;
  };function $$render() {

  
  
  
  
  

  const { draw, format, base, label, camera }: Props = $props();

  const own = $derived(draw(FORMATS[format]));
  const laid = $derived(camera?.view ? draw(withView(FORMATS[format], camera.view)) : own);
  const shown = $derived(camera?.through ? carry(laid, camera.through) : laid);
;
async () => {


  { svelteHTML.createElement("svg", {        [Symbol("@attach")]:camera?.on(
    () => FORMATS[format],
    () => own.view,
  ),"viewBox":`0 0 ${shown.format.width} ${shown.format.height}`,"role":`img`,"aria-label":label,});camera?.through;
   { const $$_erutciP1C = __sveltets_2_ensureComponent(Picture); new $$_erutciP1C({ target: __sveltets_2_any(), props: {  shown,base,}});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StillBoard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StillBoard__SvelteComponent_ = ReturnType<typeof StillBoard__SvelteComponent_>;
/*Ωignore_endΩ*/export default StillBoard__SvelteComponent_;