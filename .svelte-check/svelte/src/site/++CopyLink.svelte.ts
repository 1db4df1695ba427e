///<reference types="svelte" />
;;
  interface Props {
    /** The address of what is shown, when somebody asks for it. */
    href: () => string;
  };function $$render() {


  const { href }: Props = $props();

  /** How long it says so, in ms. */
  const TOLD = 4000;
  let told = $state('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect(() => () => {
    clearTimeout(timer);
  });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(href());
      told = 'Copied.';
    } catch {
      told = 'Not allowed here: copy the address of this page.';
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      told = '';
    }, TOLD);
  }
;
async () => {


 { svelteHTML.createElement("span", {  "class":`copy`,...__sveltets_2_empty({"data-needs-script":true}),});
   { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
      void copy();
    },});  }
   { svelteHTML.createElement("span", { "role":`status`,});told; }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CopyLink__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CopyLink__SvelteComponent_ = ReturnType<typeof CopyLink__SvelteComponent_>;
/*Ωignore_endΩ*/export default CopyLink__SvelteComponent_;