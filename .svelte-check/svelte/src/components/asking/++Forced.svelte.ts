///<reference types="svelte" />
;
import { spokenHere } from '../language.ts';
import { spaceOf } from '../../board/board.ts';
import { holdingSentence, strictSentence } from '../../explain/ask/forcing-sentences.ts';
import { pieceShort } from '../../explain/names.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import { orderWords } from './order-words.ts';
import { createSearch } from './search.svelte.ts';
import type { Question } from './search.ts';
;

  interface Props {
    turn: Turn;
    unit: UnitAt;
  };function $$render() {
 const orders/*Ωignore_positionΩ*/ = (list: readonly UnitAt[])/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("ul", {});
       for(let at of __sveltets_2_ensureArray(list)){at; { svelteHTML.createElement("li", {});words(at); }}
   }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  

  const { turn, unit }: Props = $props();

  const spoken = spokenHere();
  const searching = createSearch();
  let asked = $state.raw<Question | null>(null);
  const search = $derived(
    asked?.turn === turn && asked.unit === unit ? searching.search : ({ state: 'idle' } as const),
  );
  const units = $derived(new Map(turn.position.units.map((each) => [spaceOf(each.at), each])));

  function words(at: UnitAt): string {
    const order = turn.orders.find((each) => spaceOf(each.unit.at) === at);
    return order ? orderWords(order) : `${pieceShort(at, units)}, no order`;
  }
  const same = (one: readonly UnitAt[], other: readonly UnitAt[]): boolean =>
    one.length === other.length && one.every((at) => other.includes(at));
;
async () => {



 { svelteHTML.createElement("div", { "role":`status`,});
  if(search.state === 'idle' || search.state === 'failed'){
     { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
        asked = { type: 'force', turn, unit };
        searching.ask(asked);
      },});   }
    if(search.state === 'failed'){ { svelteHTML.createElement("p", {});       }}
  } else if (search.state === 'running'){
    if(search.slow){
       { svelteHTML.createElement("p", {});      }
       { svelteHTML.createElement("button", {   "type":`button`,"onclick":searching.cancel,});  }
    }
  } else if (search.answer.type === 'forced' && search.answer.forcing){
    const { holding, strict } = search.answer.forcing;
    if(!same(holding.units, strict.units)){
       { svelteHTML.createElement("p", { "lang":spoken.foreign,});holdingSentence(holding, turn, spoken.language); }
      ;__sveltets_2_ensureSnippet(orders(holding.units));
    }
     { svelteHTML.createElement("p", { "lang":spoken.foreign,});strictSentence(strict, turn, spoken.language); }
    ;__sveltets_2_ensureSnippet(orders(strict.units));
     { svelteHTML.createElement("p", { "class":`how`,});
      if(strict.units.length === units.size){    } else if (strict.checked === 'everything'){ strict.rulings.toLocaleString('en');         }else{         strict.rulings.toLocaleString('en');
              }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Forced__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Forced__SvelteComponent_ = ReturnType<typeof Forced__SvelteComponent_>;
/*Ωignore_endΩ*/export default Forced__SvelteComponent_;