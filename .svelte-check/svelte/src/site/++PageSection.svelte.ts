///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
;

  interface Props {
    /** `IX`, `6.F`; null: the section has none. */
    number: string | null;
    title: string;
    line: string;
    /** To link to it. */
    id?: string | undefined;
    /** A link below the line. */
    link?: { readonly href: string; readonly text: string } | undefined;
    children: Snippet;
  };function $$render() {

  

  const { number, title, line, id, link, children }: Props = $props();
  const heading = $derived(`s-${number ?? id ?? 'none'}`);
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}



 { svelteHTML.createElement("section", {  id,"aria-labelledby":heading,});
   { svelteHTML.createElement("div", {});
    if(number){ { svelteHTML.createElement("p", {   "class":`number`,"aria-hidden":`true`,});number; }}
     { svelteHTML.createElement("h2", { "id":heading,});
      if(number){ { svelteHTML.createElement("span", { "class":`visually-hidden`,});number; }}
      title;
     }
     { svelteHTML.createElement("p", { "class":`line`,});line; }
    if(link){ { svelteHTML.createElement("p", { "class":`line`,}); { svelteHTML.createElement("a", { "href":link.href,});link.text; } }}
   }
  ;__sveltets_2_ensureSnippet(children());
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PageSection__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PageSection__SvelteComponent_ = ReturnType<typeof PageSection__SvelteComponent_>;
/*Ωignore_endΩ*/export default PageSection__SvelteComponent_;