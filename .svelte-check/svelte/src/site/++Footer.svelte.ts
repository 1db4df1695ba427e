///<reference types="svelte" />
;;
  interface Props {
    base: string;
  };function $$render() {


  const { base }: Props = $props();
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}



 { svelteHTML.createElement("footer", {});
   { svelteHTML.createElement("p", {});              }
   { svelteHTML.createElement("p", {}); { svelteHTML.createElement("a", { "href":`${base}datc/`,});     }     }
   { svelteHTML.createElement("p", {});           }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Footer__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Footer__SvelteComponent_ = ReturnType<typeof Footer__SvelteComponent_>;
/*Ωignore_endΩ*/export default Footer__SvelteComponent_;