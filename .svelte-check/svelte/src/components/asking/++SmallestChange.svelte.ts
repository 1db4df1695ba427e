///<reference types="svelte" />
;
import type { Change } from '../../explain/ask/change.ts';
import type { Edit } from '../../explain/ask/what-if.ts';
import { SCOPES, type Scope } from '../../explain/ask/smallest-change.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import { alike } from './alike.ts';
import { orderWords } from './order-words.ts';
import { createSearch } from './search.svelte.ts';
import type { Question } from './search.ts';
;

  interface Props {
    turn: Turn;
    unit: UnitAt;
    /** Whether the order did what it says: then what would make it fail is asked, else what would make it succeed. */
    succeeds: boolean;
    /** Shows the turn with these changes. */
    ontry: (edits: readonly Edit[]) => void;
  };function $$render() {
 const answer/*Ωignore_positionΩ*/ = (changes: readonly Change[])/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
      ontry(changes.map((change) => ({ type: 'order', ...change })));
    },}); { svelteHTML.createElement("span", {});told(changes); } { svelteHTML.createElement("i", {});  } }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  

  const { turn, unit, succeeds, ontry }: Props = $props();

  const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
    'own-power': 'its own power',
    'one-power': 'any one power',
    anyone: 'anyone',
  };
  let scope: Scope = $state('anyone');
  const searching = createSearch();
  const id = $props.id();

  // What was found is about one order of one turn.
  let asked = $state.raw<Question | null>(null);
  const search = $derived(
    asked?.type === 'change' && asked.turn === turn && asked.unit === unit && asked.scope === scope
      ? searching.search
      : ({ state: 'idle' } as const),
  );

  const told = (changes: readonly Change[]): string =>
    changes.map(({ order }) => orderWords(order)).join(' and ');
;
async () => {



 { svelteHTML.createElement("p", { "class":`asked`,});
      succeeds ? 'fail' : 'succeed'; 
   { svelteHTML.createElement("label", {});
     { svelteHTML.createElement("span", { "class":`visually-hidden`,});    }
     { svelteHTML.createElement("select", { "bind:value":scope,});/*Ωignore_startΩ*/() => scope = __sveltets_2_any(null);/*Ωignore_endΩ*/
         for(let each of __sveltets_2_ensureArray(SCOPES)){each; { svelteHTML.createElement("option", { "value":each,});SCOPE_WORDS[each]; }}
     }
   }
    
 }

 { svelteHTML.createElement("div", { "role":`status`,});
  if(search.state === 'idle' || search.state === 'failed'){
     { svelteHTML.createElement("button", {      "type":`button`,"class":`ask`,"onclick":() => {
        asked = { type: 'change', turn, unit, scope };
        searching.ask(asked);
      },});    }
    if(search.state === 'failed'){ { svelteHTML.createElement("p", { "class":`none`,});       }}
  } else if (search.state === 'running'){
    if(search.slow){
       { svelteHTML.createElement("p", {   "class":`running`,"id":`progress-${id}`,});
        if(search.progress){
          search.progress.tried.toLocaleString('en');  search.progress.of.toLocaleString('en'); }else{  }
       }
       { svelteHTML.createElement("progress", {       "aria-labelledby":`progress-${id}`,"max":search.progress?.of ?? 1,"value":search.progress?.tried,}); }
       { svelteHTML.createElement("button", {     "type":`button`,"class":`quiet`,"onclick":searching.cancel,});  }
    }
  } else if (search.answer.type === 'changes'){
    const { found, pairsOf, tried } = search.answer.findings;
    if(found.length === 0){
       { svelteHTML.createElement("p", { "class":`none`,});
         tried.toLocaleString('en');  tried === 1 ? 'order was' : 'orders were'; pairsOf
          ? ', alone and in pairs'
          : '';   succeeds ? 'succeeds' : 'fails';   
       }
    }else{
       { svelteHTML.createElement("p", { "class":`found`,});
        if(pairsOf){     found.length === 1 ? 'this pair' : 'these pairs'; } else if (found.length === 1){  }else{    }
       }
       { svelteHTML.createElement("ul", {});
           for(let { key, first, others } of __sveltets_2_ensureArray(alike(found))){key;
           { svelteHTML.createElement("li", {});
            ;__sveltets_2_ensureSnippet(answer(first));
            if(others.length > 0){
               { svelteHTML.createElement("details", {});
                 { svelteHTML.createElement("summary", { }); others.length;  others.length === 1 ? 'order' : 'orders'; }
                 { svelteHTML.createElement("ul", {});
                     for(let changes of __sveltets_2_ensureArray(others)){told(changes); { svelteHTML.createElement("li", {});;__sveltets_2_ensureSnippet(answer(changes)); }}
                 }
               }
            }
           }
        }
       }
    }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SmallestChange__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SmallestChange__SvelteComponent_ = ReturnType<typeof SmallestChange__SvelteComponent_>;
/*Ωignore_endΩ*/export default SmallestChange__SvelteComponent_;