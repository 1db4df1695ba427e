///<reference types="svelte" />
;
import SpecimenView from '../src/components/board/SpecimenView.svelte';
import type { Card } from './arrows.ts';
;

  interface Props {
    card: Card;
  };function $$render() {

  
  

  const { card }: Props = $props();
;
async () => {

 { svelteHTML.createElement("figure", { "class":`card`,});
   { const $$_weiVnemicepS1C = __sveltets_2_ensureComponent(SpecimenView); new $$_weiVnemicepS1C({ target: __sveltets_2_any(), props: {        "specimen":card,"width":204,"height":92,"ground":card.ground,}});}
   { svelteHTML.createElement("figcaption", {}); { svelteHTML.createElement("b", {});card.name; } card.note ?? ''; }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ArrowCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ArrowCard__SvelteComponent_ = ReturnType<typeof ArrowCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default ArrowCard__SvelteComponent_;