///<reference types="svelte" />
;;
  interface Props {
    base: string;
  };function $$render() {


  const { base }: Props = $props();
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}



 { svelteHTML.createElement("div", { "class":`lost`,});
   { svelteHTML.createElement("h1", {});    }
   { svelteHTML.createElement("p", {});
                { svelteHTML.createElement("a", { "href":base,});    }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NotFound__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NotFound__SvelteComponent_ = ReturnType<typeof NotFound__SvelteComponent_>;
/*Ωignore_endΩ*/export default NotFound__SvelteComponent_;