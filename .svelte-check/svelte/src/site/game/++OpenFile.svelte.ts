///<reference types="svelte" />
;;
  interface Props {
    label: string;
    disabled?: boolean;
    /** Told the text of the file. */
    onopen: (text: string) => void;
  };function $$render() {


  const { label, disabled = false, onopen }: Props = $props();
;
async () => {

 { svelteHTML.createElement("label", {});
  label;
   { svelteHTML.createElement("input", {        "type":`file`,"accept":`.json,application/json`,disabled,"onchange":(event) => {
      const [file] = event.currentTarget.files ?? [];
      event.currentTarget.value = '';
      void file?.text().then(onopen);
    },});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OpenFile__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OpenFile__SvelteComponent_ = ReturnType<typeof OpenFile__SvelteComponent_>;
/*Ωignore_endΩ*/export default OpenFile__SvelteComponent_;