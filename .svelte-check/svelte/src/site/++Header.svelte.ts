///<reference types="svelte" />
;
import Icon from '../components/Icon.svelte';
import Legend from './Legend.svelte';
import Logo from './Logo.svelte';
;

  interface Props {
    /** Where the site lives: `/` or `/standoff/`. */
    base: string;
    /** The part of the site that the page belongs to. */
    part: 'examples' | 'game' | 'rules' | null;
  };function $$render() {

  
  
  

  const { base, part }: Props = $props();
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}



 { svelteHTML.createElement("a", {   "class":`skip`,"href":`#main`,});   }
 { svelteHTML.createElement("header", {  "class":`top`,...__sveltets_2_empty({"data-chrome":true}),});
   { svelteHTML.createElement("a", {   "class":`brand`,"href":base,}); { const $$_ogoL2C = __sveltets_2_ensureComponent(Logo); new $$_ogoL2C({ target: __sveltets_2_any(), props: {}});}  }
   { svelteHTML.createElement("button", {       "type":`button`,"class":`quiet menu`,"popovertarget":`nav`,"aria-label":`Menu`,});
     { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":`menu`,}});}
   }
  
   { svelteHTML.createElement("nav", {   "id":`nav`,"popover":"","aria-label":`Site`,});
     { svelteHTML.createElement("a", {   "href":`${base}#examples`,"aria-current":part === 'examples' ? 'true' : undefined,});  }
     { svelteHTML.createElement("a", {   "href":`${base}game/`,"aria-current":part === 'game' ? 'page' : undefined,});  }
     { svelteHTML.createElement("a", {   "href":`${base}rules/`,"aria-current":part === 'rules' ? 'page' : undefined,});  }
     { svelteHTML.createElement("span", { "class":`tools`,});
       { svelteHTML.createElement("button", {       "type":`button`,"class":`quiet`,"popovertarget":`legend`,"aria-label":`Legend and keys`,});
         { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`help`,}});}
       }
       { svelteHTML.createElement("button", {     "type":`button`,"class":`quiet`,...__sveltets_2_empty({"data-theme-toggle":true}),...__sveltets_2_empty({"data-needs-script":true}),"aria-label":`Theme`,});
         { svelteHTML.createElement("svg", {       "viewBox":`0 0 16 16`,"width":`16`,"height":`16`,"aria-hidden":`true`,});
           { svelteHTML.createElement("g", { "class":`light`,});
             { svelteHTML.createElement("circle", {      "cx":`8`,"cy":`8`,"r":`3`,});}
             { svelteHTML.createElement("path", {   "d":`M8 1.5v1.6M8 12.9v1.6M1.5 8h1.6M12.9 8h1.6M3.4 3.4l1.1 1.1M11.5 11.5l1.1 1.1M3.4 12.6l1.1-1.1M11.5 4.5l1.1-1.1`,});}
           }
           { svelteHTML.createElement("path", {    "class":`dark`,"d":`M12.8 9.6A5.4 5.4 0 1 1 6.4 3.2A4.3 4.3 0 0 0 12.8 9.6z`,});}
           { svelteHTML.createElement("g", { "class":`auto`,});
             { svelteHTML.createElement("circle", {      "cx":`8`,"cy":`8`,"r":`5.2`,});}
             { svelteHTML.createElement("path", {    "d":`M8 2.8a5.2 5.2 0 0 1 0 10.4z`,"fill":`currentcolor`,});}
           }
         }
       }
     }
   }
 }
 { const $$_dnegeL0C = __sveltets_2_ensureComponent(Legend); new $$_dnegeL0C({ target: __sveltets_2_any(), props: {}});}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Header__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Header__SvelteComponent_ = ReturnType<typeof Header__SvelteComponent_>;
/*Ωignore_endΩ*/export default Header__SvelteComponent_;