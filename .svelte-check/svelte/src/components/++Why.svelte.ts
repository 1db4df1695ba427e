///<reference types="svelte" />
;
import type { Turn } from '../trace/turn.ts';
import { fullName } from '../board/names.ts';
import { retreatRows } from '../explain/retreat.ts';
import type { UnitAt } from '../trace/fact.ts';
import { spokenHere } from './language.ts';
import OutcomeBadge from './OutcomeBadge.svelte';
import type { Reading } from './reading.ts';
import { unitsOf } from './rows.ts';
;

  interface Props {
    turn: Turn;
    reading: Reading;
    ongo: (step: number) => void;
    /** A unit whose arrow is to be outlined while its premise has the pointer or the focus. */
    onpoint?: (unit: UnitAt | null) => void;
  };function $$render() {

  
  
  
  
  
  
  
  

  const { turn, reading, ongo, onpoint }: Props = $props();

  const spoken = spokenHere();
  const words = $derived(spoken.language.page);
  const id = $props.id();
  const fact = $derived(turn.ruling.steps[reading.step - 1]?.fact);
  const places = $derived(
    fact?.type === 'retreats' && !reading.cover ? retreatRows(fact, spoken.language) : [],
  );
  const unitOf = (step: number): UnitAt | null => {
    const premise = turn.ruling.steps[step - 1];
    return premise ? (unitsOf(premise.fact)[0] ?? null) : null;
  };
;
async () => {

 { svelteHTML.createElement("p", { "class":`count`,});
  if(reading.cover){
     { svelteHTML.createElement("b", {});words.ruling; } { svelteHTML.createElement("span", {});words.steps(reading.last); }
  }else{
     { svelteHTML.createElement("span", {}); { svelteHTML.createElement("b", {});words.step; reading.step; } words.of; reading.last; } { svelteHTML.createElement("span", { });reading.chapter; }
  }
 }
reading.sentence; {
   { svelteHTML.createElement("p", { "class":`sentence`,});reading.sentence; }
}
if(places.length > 0){
   { svelteHTML.createElement("ul", { "class":`places`,});
       for(let { places: some, open, words } of __sveltets_2_ensureArray(places)){words;
       { svelteHTML.createElement("li", { });open;
         { svelteHTML.createElement("span", {});some.map(fullName).join(', '); }
        if(open){ { const $$_egdaBemoctuO2C = __sveltets_2_ensureComponent(OutcomeBadge); new $$_egdaBemoctuO2C({ target: __sveltets_2_any(), props: {    "fate":`succeeds`,"word":words,}});}}else{ { svelteHTML.createElement("span", {});words; }}
       }
    }
   }
}
if(reading.because.length > 0){
   { svelteHTML.createElement("p", {   "class":`label`,"id":`because-${id}`,});words.because; }
   { svelteHTML.createElement("ul", {   "class":`chips`,"aria-labelledby":`because-${id}`,});
       for(let premise of __sveltets_2_ensureArray(reading.because)){premise.step;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("button", {             "type":`button`,"onclick":() => {
            ongo(premise.step);
          },"onpointerenter":() => onpoint?.(unitOf(premise.step)),"onpointerleave":() => onpoint?.(null),"onfocus":() => onpoint?.(unitOf(premise.step)),"onblur":() => onpoint?.(null),}); { svelteHTML.createElement("b", {}); { svelteHTML.createElement("span", { "class":`visually-hidden`,});words.step; } premise.step; } { svelteHTML.createElement("span", { });premise.text; } }
       }
    }
   }
}
if(reading.near !== null){
   { svelteHTML.createElement("p", { "class":`near`,});reading.near; }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Why__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Why__SvelteComponent_ = ReturnType<typeof Why__SvelteComponent_>;
/*Ωignore_endΩ*/export default Why__SvelteComponent_;