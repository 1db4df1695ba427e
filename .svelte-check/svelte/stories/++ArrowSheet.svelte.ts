///<reference types="svelte" />
;
import Board from '../src/components/Board.svelte';
import ArrowCard from './ArrowCard.svelte';
import { ROWS } from './arrows.ts';
import MarkSheet from './MarkSheet.svelte';
import { TOGETHER } from './together.ts';
import UnitSheet from './UnitSheet.svelte';
function $$render() {

  
  
  
  
  
  
;
async () => {

 { svelteHTML.createElement("main", {});
   { svelteHTML.createElement("h1", {});    }
   { svelteHTML.createElement("p", {});
                   
            
   }
   { svelteHTML.createElement("h2", {});  }
   { const $$_teehStinU1C = __sveltets_2_ensureComponent(UnitSheet); new $$_teehStinU1C({ target: __sveltets_2_any(), props: {}});}
   { svelteHTML.createElement("h2", {});    }
     for(let { title, cards } of __sveltets_2_ensureArray(ROWS)){title;
     { svelteHTML.createElement("div", { "class":`row`,});
       { svelteHTML.createElement("h3", {});title; }
         for(let card of __sveltets_2_ensureArray(cards)){card.name; { const $$_draCworrA2C = __sveltets_2_ensureComponent(ArrowCard); new $$_draCworrA2C({ target: __sveltets_2_any(), props: { card,}});}}
     }
  }
   { svelteHTML.createElement("h2", {});   }
   { const $$_teehSkraM1C = __sveltets_2_ensureComponent(MarkSheet); new $$_teehSkraM1C({ target: __sveltets_2_any(), props: {}});}
   { svelteHTML.createElement("h2", {});  }
   { svelteHTML.createElement("div", { "class":`boards`,});
       for(let { name, note, turn } of __sveltets_2_ensureArray(TOGETHER)){name;
       { svelteHTML.createElement("figure", {});
         { const $$_draoB3C = __sveltets_2_ensureComponent(Board); new $$_draoB3C({ target: __sveltets_2_any(), props: {         turn,"step":turn.ruling.steps.length,"format":`compact`,"base":`/`,"label":name,}});}
         { svelteHTML.createElement("figcaption", {}); { svelteHTML.createElement("b", {});name; } note; }
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const ArrowSheet__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type ArrowSheet__SvelteComponent_ = InstanceType<typeof ArrowSheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default ArrowSheet__SvelteComponent_;