///<reference types="svelte" />
;
import type { Box } from './layout.ts';
import type { Possible } from './now.ts';
;

  interface Props {
    box: Box;
    possible: ReadonlyMap<string, Possible>;
    name: string;
    /** Its name with what it is in. */
    full?: string;
    lit?: boolean;
    /** It is lit, and nothing in it is. */
    here?: boolean;
    picked?: boolean;
    /** The tab key stops here. */
    stop?: boolean;
    /** Its inside is not shown. */
    folded?: boolean;
    /** No box is drawn round it. */
    open?: boolean;
    onpick?: () => void;
    onkey?: (event: KeyboardEvent) => void;
  };function $$render() {
  const title/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("text", {     "class":`name`,"x":open ? box.x : box.left + (here ? 16 : 0),"y":box.y + 21,});name; }
};return __sveltets_2_any(0)};  const words/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
  if(here){ { svelteHTML.createElement("circle", {        "class":`dot`,"cx":box.left + 5,"cy":box.y + 15.5,"r":`5`,});}}
  if(state.kind === 'history'){
     { svelteHTML.createElement("text", {     "class":`kind`,"x":box.right,"y":box.y + 20,});   }
  } else if (folded){
     { svelteHTML.createElement("text", {     "class":`kind`,"x":box.right,"y":box.y + 20,});state.children.length;  }
  } else if (state.kind === 'parallel'){
     { svelteHTML.createElement("text", {     "class":`kind`,"x":box.right,"y":box.y + 20,});   }
  }
      for(let line of __sveltets_2_ensureArray(box.lines)){let n = 1;n;
     { svelteHTML.createElement("text", {        "class":line.of,"x":line.of === 'target' ? box.right : box.left,"y":box.y + line.y,});line.of === 'target';    for(let piece of __sveltets_2_ensureArray(line.pieces)){let m = 1;m; { svelteHTML.createElement("tspan", {    "class":piece.id === '' ? 'word' : (possible.get(piece.id) ?? 'no'),"xml:space":`preserve`,});piece.text; }} }
  }
};return __sveltets_2_any(0)};
  
  

  const {
    box,
    possible,
    name,
    full = name,
    lit = false,
    here = false,
    picked = false,
    stop = false,
    folded = false,
    open = false,
    onpick,
    onkey,
  }: Props = $props();
  const { state } = $derived(box);
  const spoken = $derived(
    [
      `${full}${here ? ', now' : ''}`,
      ...state.transitions
        .filter(({ targets }) => targets.length > 0)
        .map((one) => one.name)
        .filter((text, n, all) => all.indexOf(text) === n),
    ].join('; '),
  );
;
async () => {





if(open){
   { svelteHTML.createElement("g", { "aria-hidden":`true`,});;__sveltets_2_ensureSnippet(title());;__sveltets_2_ensureSnippet(words()); }
}else{
   { svelteHTML.createElement("g", {                     "class":`box ${state.kind}`,"role":`button`,"tabindex":stop ? 0 : -1,"aria-pressed":picked,"aria-label":spoken,...__sveltets_2_empty({"data-state":state.id}),"onclick":onpick,"onkeydown":onkey,});lit;here;picked;state.depth % 2 === 0;
     { svelteHTML.createElement("rect", {          "class":`edge`,"x":box.x + 0.5,"y":box.y + 0.5,"width":box.w - 1,"height":box.h - 1,});}
    if(state.kind === 'final'){
       { svelteHTML.createElement("rect", {          "class":`inner`,"x":box.x + 3.5,"y":box.y + 3.5,"width":box.w - 7,"height":box.h - 7,});}
    }
    ;__sveltets_2_ensureSnippet(title());
   }
  
   { svelteHTML.createElement("g", {   "class":`words`,"aria-hidden":`true`,});;__sveltets_2_ensureSnippet(words()); }
  if(box.begins){
    const [x, y] = box.begins;
     { svelteHTML.createElement("g", {   "class":`begins`,"aria-hidden":`true`,});lit;
       { svelteHTML.createElement("circle", {      "cx":x,"cy":y,"r":`3.4`,});}
       { svelteHTML.createElement("path", {  "d":`M${x} ${y}V${box.y - 4}`,});}
       { svelteHTML.createElement("path", {    "class":`head`,"d":`M${x} ${box.y}l-3.6-5.4h7.2z`,});}
     }
  }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ChartBox__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ChartBox__SvelteComponent_ = ReturnType<typeof ChartBox__SvelteComponent_>;
/*Ωignore_endΩ*/export default ChartBox__SvelteComponent_;