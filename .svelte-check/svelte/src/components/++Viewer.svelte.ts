///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
import { type FormatId, formatFor, SHOWN_FROM } from '../stage/model/format.ts';
import type { Corner } from '../stage/frame/button-corner.ts';
import { createCamera, type Camera } from './camera.svelte.ts';
import IconButton from './IconButton.svelte';
import { watchWidth } from './width.ts';
;

  interface Props {
    /** Draws the board in a format. */
    board: Snippet<[FormatId, Camera]>;
    /** In which corner of a board its buttons stand in nobody's way. */
    corner?: (format: FormatId) => Corner;
    /** Who moves the map, if anybody else wants to know where it is. */
    camera?: Camera;
  };function $$render() {

  
  
  
  
  
  

  const { board, corner = () => 'right', camera = createCamera() }: Props = $props();

  const CLOSER = 1.6;
  /** Of what is seen, for each press of an arrow. */
  const PACE = 0.2;

  let map: HTMLElement | undefined = $state();
  let width = $state(0);
  /** Before the page is live, all are there, and the style below shows one. */
  const shown = $derived(width > 0 ? [formatFor(width)] : SHOWN_FROM.map(([format]) => format));
  const corners = $derived(shown.map((format) => `${corner(format)}-${format}`));
  const moved = $derived(camera.view !== null || camera.through !== null);

  const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };

  /** Until the map was moved, the arrows belong to the player. */
  function keyed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = moved ? ARROWS[event.key] : undefined;
    if (event.key === '+' || event.key === '=') camera.zoomBy(CLOSER);
    else if (event.key === '-') camera.zoomBy(1 / CLOSER);
    else if (event.key === '0') camera.fit();
    else if (arrow) camera.pan(arrow[0] * PACE, arrow[1] * PACE);
    else return;
    event.preventDefault();
  }

  /** On the element itself, so that the player, which listens further out, hears of it later. */
  function keys(node: HTMLElement): () => void {
    node.addEventListener('keydown', keyed);
    return () => {
      node.removeEventListener('keydown', keyed);
    };
  }
;
async () => {


 { svelteHTML.createElement("div", {   "class":`viewer`,[Symbol("@attach")]:watchWidth((px) => (width = px)),});moved;
  
   { const $$_div1 = svelteHTML.createElement("div", {             "class":`map`,"role":`group`,"aria-label":`Map: plus and minus zoom, 0 fits it to the units, arrows move it when zoomed`,"aria-keyshortcuts":`+ - 0`,"tabindex":0,[Symbol("@attach")]:keys,});map = $$_div1;
       for(let format of __sveltets_2_ensureArray(shown)){format;
       { svelteHTML.createElement("div", { "class":format,});;__sveltets_2_ensureSnippet(board(format, camera)); }
    }
   }
   { svelteHTML.createElement("div", {      "class":['zoom', corners],"role":`group`,"aria-label":`Zoom`,...__sveltets_2_empty({"data-needs-script":true}),});
    if(moved){
       { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {       "icon":`fit`,"label":`Fit to the units (0)`,"onclick":() => {
          camera.fit();
          // This button goes: the focus stays close by.
          map?.focus();
        },}});}
    }
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {         "icon":`closer`,"label":`Zoom in (+)`,"disabled":!camera.canComeCloser && moved,"onclick":() => {
        camera.zoomBy(CLOSER);
      },}});}
     { svelteHTML.createElement("span", { "class":`back`,});
       { const $$_nottuBnocI3C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI3C({ target: __sveltets_2_any(), props: {         "icon":`farther`,"label":`Zoom out (−)`,"disabled":!camera.canGoBack && moved,"onclick":() => {
          camera.zoomBy(1 / CLOSER);
        },}});}
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Viewer__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Viewer__SvelteComponent_ = ReturnType<typeof Viewer__SvelteComponent_>;
/*Ωignore_endΩ*/export default Viewer__SvelteComponent_;