///<reference types="svelte" />
;
import Icon from './Icon.svelte';
import type { IconName } from './icons.ts';
;

  interface Props {
    icon: IconName;
    label: string;
    primary?: boolean;
    disabled?: boolean;
    onclick: () => void;
  };function $$render() {

  
  

  const { icon, label, primary = false, disabled = false, onclick }: Props = $props();
;
async () => {


  { svelteHTML.createElement("button", {           "type":`button`,"aria-label":label,"title":label,"aria-disabled":disabled,"onclick":() => {
    if (!disabled) onclick();
  },});primary;
   { const $$_nocI1C = __sveltets_2_ensureComponent(Icon); new $$_nocI1C({ target: __sveltets_2_any(), props: {  "name":icon,}});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const IconButton__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type IconButton__SvelteComponent_ = ReturnType<typeof IconButton__SvelteComponent_>;
/*Ωignore_endΩ*/export default IconButton__SvelteComponent_;