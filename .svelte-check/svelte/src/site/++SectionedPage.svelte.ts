///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
;

  interface Props {
    title: string;
    lead: string;
    /** Its sections: `PageSection`s. */
    children: Snippet;
  };function $$render() {

  

  const { title, lead, children }: Props = $props();
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}




 { svelteHTML.createElement("div", { "class":`page`,});
   { svelteHTML.createElement("h1", {});title; }
   { svelteHTML.createElement("p", { "class":`lead`,});lead; }
  ;__sveltets_2_ensureSnippet(children());
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SectionedPage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SectionedPage__SvelteComponent_ = ReturnType<typeof SectionedPage__SvelteComponent_>;
/*Ωignore_endΩ*/export default SectionedPage__SvelteComponent_;