///<reference types="svelte" />
;
import type { SpaceId } from '../../board/board.ts';
import type { Frame } from '../../stage/frame/frame.ts';
import { toView } from '../../stage/model/view.ts';
import { unitPlace } from '../../board/places.ts';
import { SPACES } from '../../board/spaces.ts';
import { round } from '../board/wood.ts';
import type { Option } from './options.ts';
;

  interface Props {
    options: readonly Option[];
    /** The spaces that the order is about so far. */
    marked: readonly SpaceId[];
    shown: Frame;
    base: string;
    /** What the options are, for those who do not see them. */
    label: string;
    describedby: string;
    /** The option that the tab key comes to. */
    current: SpaceId | null;
    /** A space that is looked at though it is not offered. */
    stray: SpaceId | null;
    /** The space under the pointer or the focus. */
    pointed: SpaceId | null;
  };function $$render() {

  
  
  
  
  
  
  

  const { options, marked, shown, base, label, describedby, current, stray, pointed }: Props =
    $props();

  const sheet = $derived(`${base}board.svg`);
  const map = $derived(
    `scale(${shown.view.zoom.toFixed(5)}) translate(${round(-shown.view.x)} ${round(-shown.view.y)})`,
  );
  const reach = $derived(19 * shown.scale);
  const strayAt = $derived(stray && toView(shown.view, unitPlace(stray)));
;
async () => {

   for(let space of __sveltets_2_ensureArray(marked)){space;
   { svelteHTML.createElement("use", {        "href":`${sheet}#${space}`,"transform":map,"class":`marked`,"aria-hidden":`true`,});}
}

 { svelteHTML.createElement("g", {     "role":`listbox`,"aria-label":label,"aria-describedby":describedby,});
     for(let option of __sveltets_2_ensureArray(options)){`${option.role} ${option.space}`;
     { svelteHTML.createElement("g", {                "role":`option`,"tabindex":option.space === current ? 0 : -1,"aria-selected":option.chosen,"aria-label":option.label,...__sveltets_2_empty({"data-space":option.space}),"class":option.role,});option.chosen;option.silent;option.space === pointed;
       { svelteHTML.createElement("use", {      "href":`${sheet}#${option.space}`,"transform":map,"class":`shape`,});}
       { svelteHTML.createElement("circle", {        "cx":round(option.x),"cy":round(option.y),"r":round(reach),"class":`spot`,});}
      if(option.role === 'target'){
         { svelteHTML.createElement("circle", {        "cx":round(option.x),"cy":round(option.y),"r":round(reach + 2.5),"class":`ring`,});}
      }
     }
  }
  if(stray && strayAt){
     { svelteHTML.createElement("g", {               "role":`option`,"tabindex":stray === current ? 0 : -1,"aria-selected":false,"aria-disabled":`true`,"aria-label":`${SPACES[stray].name}, not offered`,...__sveltets_2_empty({"data-space":stray}),"class":`stray pointed`,});
       { svelteHTML.createElement("use", {      "href":`${sheet}#${stray}`,"transform":map,"class":`shape`,});}
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Targets__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Targets__SvelteComponent_ = ReturnType<typeof Targets__SvelteComponent_>;
/*Ωignore_endΩ*/export default Targets__SvelteComponent_;