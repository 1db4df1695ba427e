///<reference types="svelte" />
;
import { placed, unless } from './wood.ts';
;

  interface Props {
    x: number;
    y: number;
    r: number;
    opacity?: number;
    /** Ordered, and not decided yet. */
    pencil?: boolean;
  };function $$render() {

  

  const { x, y, r, opacity = 1, pencil = false }: Props = $props();
;
async () => {

 { svelteHTML.createElement("g", {    "transform":placed(x, y, r / 10),"opacity":unless(opacity, 1),});pencil;
   { svelteHTML.createElement("circle", {  "r":`10`,});}
   { svelteHTML.createElement("path", {  "d":`M-4.2-4.2l8.4 8.4M4.2-4.2l-8.4 8.4`,});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CrossDisc__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CrossDisc__SvelteComponent_ = ReturnType<typeof CrossDisc__SvelteComponent_>;
/*Ωignore_endΩ*/export default CrossDisc__SvelteComponent_;