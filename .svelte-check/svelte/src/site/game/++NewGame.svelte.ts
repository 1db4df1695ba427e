///<reference types="svelte" />
;
import { PLAN_IDS, PLANS, type PlanId } from '../../game/plan.ts';
import type { GameStart } from '../../game/begin.ts';
import { LONGEST_NAME } from '../../game/objection.ts';
import { EDITION_IDS, type EditionId } from '../../rules/edition.ts';
import { EDITION_NAMES } from '../turns.ts';
;

  interface Props {
    /** Nothing can be done before the page's scripts are here. */
    ready: boolean;
    onbegin: (start: GameStart) => void;
  };function $$render() {

  
  
  
  
  

  const { ready, onbegin }: Props = $props();

  const id = $props.id();
  let plan: PlanId = $state('seven');
  let rules: EditionId = $state('1971');
  let names: string[] = $state([]);
  const seats = $derived(PLANS[plan].seats);

  function begin(event: SubmitEvent): void {
    event.preventDefault();
    onbegin({ plan, rules, players: seats.map((_, seat) => names[seat]?.trim() ?? '') });
  }
;
async () => {

 { svelteHTML.createElement("form", { "onsubmit":begin,});
   { svelteHTML.createElement("fieldset", {});
     { svelteHTML.createElement("legend", {});   }
     { svelteHTML.createElement("div", { "class":`plans`,});
         for(let one of __sveltets_2_ensureArray(PLAN_IDS)){one;
        const { name, line, year } = PLANS[one];
         { svelteHTML.createElement("label", { });plan === one;
           { svelteHTML.createElement("input", {       "type":`radio`,"name":`plan-${id}`,"value":one,});plan = __sveltets_2_any(null);}
           { svelteHTML.createElement("b", {});name; }
           { svelteHTML.createElement("span", {});line;  year;  }
         }
      }
     }
   }
   { svelteHTML.createElement("div", { "class":`row`,});
     { svelteHTML.createElement("label", { "class":`rules`,});
       { svelteHTML.createElement("span", {});  }
       { svelteHTML.createElement("select", { "bind:value":rules,});/*Ωignore_startΩ*/() => rules = __sveltets_2_any(null);/*Ωignore_endΩ*/
           for(let edition of __sveltets_2_ensureArray(EDITION_IDS)){edition;
           { svelteHTML.createElement("option", { "value":edition,});EDITION_NAMES[edition]; }
        }
       }
     }
     { svelteHTML.createElement("button", {   "type":`submit`,"disabled":!ready,});   }
   }
   { svelteHTML.createElement("details", {});
     { svelteHTML.createElement("summary", {});    }
     { svelteHTML.createElement("div", { "class":`names`,});
          for(let powers of __sveltets_2_ensureArray(seats)){let seat = 1;powers.join();
         { svelteHTML.createElement("label", {});
           { svelteHTML.createElement("span", {});powers.join(', '); }
           { svelteHTML.createElement("input", {      "bind:value":names[seat],"maxlength":LONGEST_NAME,"autocomplete":`off`,});/*Ωignore_startΩ*/() => names[seat] = __sveltets_2_any(null);/*Ωignore_endΩ*/}
         }
      }
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NewGame__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NewGame__SvelteComponent_ = ReturnType<typeof NewGame__SvelteComponent_>;
/*Ωignore_endΩ*/export default NewGame__SvelteComponent_;