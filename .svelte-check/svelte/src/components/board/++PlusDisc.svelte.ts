///<reference types="svelte" />
;
import { placed } from './wood.ts';
;

  interface Props {
    x: number;
    y: number;
    scale: number;
    /** Ordered, and not decided yet. */
    pencil?: boolean;
  };function $$render() {

  

  const { x, y, scale, pencil = false }: Props = $props();
;
async () => {


 { svelteHTML.createElement("g", {  "transform":placed(x, y, scale),});pencil;
   { svelteHTML.createElement("circle", {  "r":`8`,});}
   { svelteHTML.createElement("path", {  "d":`M-4 0h8M0-4v8`,});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PlusDisc__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PlusDisc__SvelteComponent_ = ReturnType<typeof PlusDisc__SvelteComponent_>;
/*Ωignore_endΩ*/export default PlusDisc__SvelteComponent_;