///<reference types="svelte" />
;
import Icon from '../components/Icon.svelte';
import HatchKey from '../components/HatchKey.svelte';
import MarkList from '../components/MarkList.svelte';
function $$render() {

  
  
  

  const KEYS = [
    { keys: ['←', '→'], text: 'one step back, one step on' },
    { keys: ['Home', 'End'], text: 'to the orders as written, to the ruling' },
    { keys: ['Page ↑', 'Page ↓'], text: 'on the ruler: from chapter to chapter' },
    { keys: ['Space'], text: 'play and pause' },
  ];
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}




 { svelteHTML.createElement("div", {     "id":`legend`,"popover":"","role":`dialog`,"aria-labelledby":`legend-title`,});
   { svelteHTML.createElement("div", { "class":`head`,});
     { svelteHTML.createElement("h2", { "id":`legend-title`,});    }
     { svelteHTML.createElement("button", {        "type":`button`,"popovertarget":`legend`,"popovertargetaction":`hide`,"aria-label":`Close the legend`,}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`close`,}});} }
   }
   { svelteHTML.createElement("p", {});
                      
           
   }
   { const $$_tsiLkraM1C = __sveltets_2_ensureComponent(MarkList); new $$_tsiLkraM1C({ target: __sveltets_2_any(), props: {}});}
   { const $$_yeKhctaH1C = __sveltets_2_ensureComponent(HatchKey); new $$_yeKhctaH1C({ target: __sveltets_2_any(), props: {}});}
   { svelteHTML.createElement("h3", {});    }
   { svelteHTML.createElement("dl", {});
       for(let { keys, text } of __sveltets_2_ensureArray(KEYS)){text;
       { svelteHTML.createElement("div", {});
         { svelteHTML.createElement("dt", {});
             for(let key of __sveltets_2_ensureArray(keys)){key; { svelteHTML.createElement("kbd", {});key; }}
         }
         { svelteHTML.createElement("dd", {});text; }
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Legend__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Legend__SvelteComponent_ = InstanceType<typeof Legend__SvelteComponent_>;
/*Ωignore_endΩ*/export default Legend__SvelteComponent_;