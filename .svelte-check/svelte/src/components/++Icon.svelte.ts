///<reference types="svelte" />
;
import { ICONS, type IconName } from './icons.ts';
;

  interface Props {
    name: IconName;
    /** In px. */
    size?: number;
  };function $$render() {

  

  const { name, size = 16 }: Props = $props();
  const icon = $derived(ICONS[name]);
;
async () => {

 { svelteHTML.createElement("svg", {        "viewBox":`0 0 16 16`,"width":size,"height":size,"aria-hidden":`true`,});icon.solid;
   { svelteHTML.createElement("path", {  "d":icon.path,});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Icon__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Icon__SvelteComponent_ = ReturnType<typeof Icon__SvelteComponent_>;
/*Ωignore_endΩ*/export default Icon__SvelteComponent_;