///<reference types="svelte" />
;
import { BADGES, type Fate } from './icons.ts';
;

  interface Props {
    fate: Fate;
    /** The word for it. */
    word: string;
  };function $$render() {

  

  const { fate, word }: Props = $props();
  const badge = $derived(BADGES[fate]);
;
async () => {

 { svelteHTML.createElement("span", { "class":badge.tone,});
   { svelteHTML.createElement("svg", {   "viewBox":`0 0 15 15`,"aria-hidden":`true`,});
     { svelteHTML.createElement("path", {    "d":badge.path,"stroke-dasharray":badge.dashed ? '2 2.6' : undefined,});}
    if(badge.dot){ { svelteHTML.createElement("circle", {      "cx":`11.2`,"cy":`7.5`,"r":`2.3`,});}}
   }word;
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OutcomeBadge__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OutcomeBadge__SvelteComponent_ = ReturnType<typeof OutcomeBadge__SvelteComponent_>;
/*Ωignore_endΩ*/export default OutcomeBadge__SvelteComponent_;