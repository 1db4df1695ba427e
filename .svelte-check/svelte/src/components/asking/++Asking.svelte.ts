///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
import { spokenHere } from '../language.ts';
import { spaceOf } from '../../board/board.ts';
import { isSuccess } from '../../explain/ask/smallest-change.ts';
import { ruledOf } from '../../explain/ask/fate.ts';
import type { Edit } from '../../explain/ask/what-if.ts';
import { why } from '../../explain/ask/why.ts';
import { citationNumber } from '../../rules/sections.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import { rowsAt } from '../rows.ts';
import ChangeOrder from './ChangeOrder.svelte';
import ChangeUnits from './ChangeUnits.svelte';
import Conditions from './Conditions.svelte';
import Forced from './Forced.svelte';
import { firstAsked } from './first-asked.ts';
import SmallestChange from './SmallestChange.svelte';
import StepLink from './StepLink.svelte';
import WhyTree from './WhyTree.svelte';
;

  interface Props {
    turn: Turn;
    /** The unit that is asked about, if there is one there; else the one that asks for it most. */
    asked?: string | null;
    /** Told which unit was picked. */
    onask?: (unit: UnitAt) => void;
    /** Goes to a step, as the stepper counts. */
    ongo: (step: number) => void;
    /** Plays only these steps. */
    onplay: (steps: readonly number[]) => void;
    /** Shows the turn with these edits. */
    ontry: (edits: readonly Edit[]) => void;
    /** What else can be done with a question: with the unit. */
    tools?: Snippet<[UnitAt]>;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { turn, asked = null, onask, ongo, onplay, ontry, tools }: Props = $props();

  const spoken = spokenHere();
  const id = $props.id();
  const powers = $derived(rowsAt(turn, turn.ruling.steps.length, true, spoken.language));
  let picked: string | null = $derived(asked);
  const unit = $derived(
    turn.ruling.orders.find((ruled) => ruled.unit === picked)?.unit ?? firstAsked(turn),
  );
  function pick(one: UnitAt): void {
    picked = one;
    onask?.(one);
  }
  const answer = $derived(unit === null ? null : why(turn, unit, spoken.language));
  const ruled = $derived(unit === null ? null : ruledOf(turn, unit));
  const succeeds = $derived(ruled !== null && isSuccess(ruled.outcome, ruled.dislodged));
  /** Whatever comes of it, it is this order that was asked about. */
  function tried(edits: readonly Edit[]): void {
    if (unit !== null) pick(unit);
    ontry(edits);
  }
  const stands = $derived(turn.position.units.some(({ at }) => spaceOf(at) === unit));
;
async () => {

if(unit !== null && answer){
   { svelteHTML.createElement("section", {   "class":`asking`,"aria-labelledby":`asking-${id}`,});
     { svelteHTML.createElement("header", {});
       { svelteHTML.createElement("h2", { "id":`asking-${id}`,});  }
       { svelteHTML.createElement("select", {       "aria-labelledby":`asking-${id}`,"value":unit,"onchange":({ currentTarget }) => {
          pick(currentTarget.value as UnitAt);
        },});
           for(let { power, rows } of __sveltets_2_ensureArray(powers)){power;
           { svelteHTML.createElement("optgroup", { "label":power,});
               for(let row of __sveltets_2_ensureArray(rows)){row.key;
               { svelteHTML.createElement("option", {  "value":row.unit,});row.text; row.word;row.dislodged
                  ? `, ${spoken.language.outcomes.dislodged}`
                  : ''; }
            }
           }
        }
       }
      ;__sveltets_2_ensureSnippet(tools?.(unit));
     }
     { svelteHTML.createElement("div", { "class":`answers`,});
       { svelteHTML.createElement("div", { "class":`why`,});
         { svelteHTML.createElement("h3", {});  }
         { svelteHTML.createElement("p", {   "class":`headline`,"lang":spoken.foreign,});answer.told.headline; }
           for(let { step, text } of __sveltets_2_ensureArray(answer.told.sentences)){step;
           { svelteHTML.createElement("p", {   "class":`cause`,"lang":spoken.foreign,});
             { const $$_kniLpetS4C = __sveltets_2_ensureComponent(StepLink); new $$_kniLpetS4C({ target: __sveltets_2_any(), props: {   "id":step,ongo,}});}
            text;
           }
        }
         { svelteHTML.createElement("p", { "class":`rests`,});
             { svelteHTML.createElement("b", {});citationNumber(answer.told.citation); }
          if(answer.slice.length > 1){
             { svelteHTML.createElement("button", {       "type":`button`,"class":`play`,...__sveltets_2_empty({"data-needs-script":true}),"onclick":() => {
                onplay(answer.slice);
              },});  }
          }
         }
        if(answer.slice.length > 1){
           { svelteHTML.createElement("details", {});
             { svelteHTML.createElement("summary", {});   answer.slice.length;  }
             { svelteHTML.createElement("div", { "lang":spoken.foreign,}); { const $$_eerTyhW5C = __sveltets_2_ensureComponent(WhyTree); new $$_eerTyhW5C({ target: __sveltets_2_any(), props: {    turn,"nodes":answer.tree,ongo,}});} }
           }
        }
        if(answer.nearly.length > 0){
           { svelteHTML.createElement("h3", {});   }
           { svelteHTML.createElement("ul", {});
               for(let { step, text, citation } of __sveltets_2_ensureArray(answer.nearly)){step;
               { svelteHTML.createElement("li", { "lang":spoken.foreign,});
                 { const $$_kniLpetS5C = __sveltets_2_ensureComponent(StepLink); new $$_kniLpetS5C({ target: __sveltets_2_any(), props: {   "id":step,ongo,}});}
                text;  { svelteHTML.createElement("small", {});citationNumber(citation); }
               }
            }
           }
        }
       }
       { svelteHTML.createElement("div", {});
         { svelteHTML.createElement("h3", {});succeeds ? 'What it took' : 'What it would have taken'; }
         { const $$_snoitidnoC3C = __sveltets_2_ensureComponent(Conditions); new $$_snoitidnoC3C({ target: __sveltets_2_any(), props: {  turn,unit,}});}
       }
      if(stands){
         { svelteHTML.createElement("div", {...__sveltets_2_empty({"data-needs-script":true}),});
           { svelteHTML.createElement("h3", {});succeeds ? 'What would have stopped it' : 'What would have made it succeed'; }
           { const $$_egnahCtsellamS3C = __sveltets_2_ensureComponent(SmallestChange); new $$_egnahCtsellamS3C({ target: __sveltets_2_any(), props: {     turn,unit,succeeds,"ontry":tried,}});}
           { const $$_redrOegnahC3C = __sveltets_2_ensureComponent(ChangeOrder); new $$_redrOegnahC3C({ target: __sveltets_2_any(), props: {    turn,unit,"ontry":tried,}});}
           { const $$_stinUegnahC3C = __sveltets_2_ensureComponent(ChangeUnits); new $$_stinUegnahC3C({ target: __sveltets_2_any(), props: {    turn,unit,"ontry":tried,}});}
           { svelteHTML.createElement("h3", {});      }
           { const $$_decroF3C = __sveltets_2_ensureComponent(Forced); new $$_decroF3C({ target: __sveltets_2_any(), props: {  turn,unit,}});}
         }
      }
     }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Asking__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Asking__SvelteComponent_ = ReturnType<typeof Asking__SvelteComponent_>;
/*Ωignore_endΩ*/export default Asking__SvelteComponent_;