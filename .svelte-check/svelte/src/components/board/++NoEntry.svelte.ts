///<reference types="svelte" />
;
import { placed } from './wood.ts';
;

  interface Props {
    x: number;
    y: number;
    scale: number;
  };function $$render() {

  

  const { x, y, scale }: Props = $props();
;
async () => {

 { svelteHTML.createElement("g", { "transform":placed(x, y, scale),});
   { svelteHTML.createElement("circle", {  "r":`7.5`,});}
   { svelteHTML.createElement("path", {  "d":`M-5.2 5.2l10.4-10.4`,});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NoEntry__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NoEntry__SvelteComponent_ = ReturnType<typeof NoEntry__SvelteComponent_>;
/*Ωignore_endΩ*/export default NoEntry__SvelteComponent_;