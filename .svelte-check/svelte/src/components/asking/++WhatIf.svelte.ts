///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
import { changedUnits } from '../../stage/frame/former.ts';
import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import OutcomeBadge from '../OutcomeBadge.svelte';
import type { Row } from '../rows.ts';
import { differenceRows } from './difference-rows.ts';
;

  interface Props {
    /** The scenario as it is, and as it is shown now. */
    given: Turn;
    turn: Turn;
    onundo: () => void;
    onreset: () => void;
    /** What else can be done with what is shown. */
    children?: Snippet;
  };function $$render() {
 const fate/*Ωignore_positionΩ*/ = (row: Row | null)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
  if(row){
     { const $$_egdaBemoctuO0C = __sveltets_2_ensureComponent(OutcomeBadge); new $$_egdaBemoctuO0C({ target: __sveltets_2_any(), props: {    "fate":row.fate,"word":row.word,}});}
    if(row.dislodged){ { svelteHTML.createElement("small", {});  }}
  }else{ { svelteHTML.createElement("small", {});    }}
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  

  const { given, turn, onundo, onreset, children }: Props = $props();

  const rows = $derived(differenceRows(given, turn));
  /** Whether the board shows ghosts: an order to hold leaves none. */
  const haunted = $derived(
    changedUnits(given, turn).some(
      (unit) =>
        !turn.position.units.some(({ at }) => spaceOf(at) === unit) ||
        given.ruling.orders.some(
          (ruled) => ruled.unit === unit && ruled.order !== null && ruled.order.type !== 'hold',
        ),
    ),
  );
  const units = $derived(rows.map(({ before, after }) => after ?? before));
;
async () => {



 { svelteHTML.createElement("section", {   "class":`what-if`,"aria-label":`What if`,});
   { svelteHTML.createElement("header", {});
     { svelteHTML.createElement("h2", {});  }
     { svelteHTML.createElement("p", { "role":`status`,});
      if(rows.length === 0){   }else{rows.length; rows.length === 1 ? 'order comes' : 'orders come';  }
     }
     { svelteHTML.createElement("div", { "class":`buttons`,});
       { svelteHTML.createElement("button", {   "type":`button`,"onclick":onundo,});  }
       { svelteHTML.createElement("button", {   "type":`button`,"onclick":onreset,});    }
      ;__sveltets_2_ensureSnippet(children?.());
     }
   }
  if(haunted){
     { svelteHTML.createElement("p", { "class":`key`,});
       { svelteHTML.createElement("svg", {   "viewBox":`0 0 34 12`,"aria-hidden":`true`,});
         { svelteHTML.createElement("path", {  "d":`M1.5 3.2h19v-2.4l11 5.2l-11 5.2v-2.4h-19z`,});}
       }
               
     }
  }
  if(rows.length > 0){
     { svelteHTML.createElement("table", {});
       { svelteHTML.createElement("thead", { "class":`visually-hidden`,});
         { svelteHTML.createElement("tr", {}); { svelteHTML.createElement("th", {});  } { svelteHTML.createElement("th", {});   } { svelteHTML.createElement("th", {});  } }
       }
       { svelteHTML.createElement("tbody", {});
            for(let { unit, before, after } of __sveltets_2_ensureArray(rows)){let place = 1;unit;
           { svelteHTML.createElement("tr", {});
             { svelteHTML.createElement("th", { "scope":`row`,});
              units[place]?.text;
              if(before && after && before.text !== after.text){ { svelteHTML.createElement("s", {});before.text; }}
             }
             { svelteHTML.createElement("td", {});;__sveltets_2_ensureSnippet(fate(before)); }
             { svelteHTML.createElement("td", {});;__sveltets_2_ensureSnippet(fate(after)); }
           }
        }
       }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const WhatIf__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type WhatIf__SvelteComponent_ = ReturnType<typeof WhatIf__SvelteComponent_>;
/*Ωignore_endΩ*/export default WhatIf__SvelteComponent_;