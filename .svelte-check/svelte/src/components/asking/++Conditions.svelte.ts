///<reference types="svelte" />
;
import { spokenHere } from '../language.ts';
import { conditions } from '../../explain/ask/why-not.ts';
import { conditionSentence } from '../../explain/ask/condition-sentences.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
;

  interface Props {
    turn: Turn;
    unit: UnitAt;
  };function $$render() {

  
  
  
  
  

  const { turn, unit }: Props = $props();

  const spoken = spokenHere();
  const { language } = $derived(spoken);
  const list = $derived(conditions(turn, unit));
;
async () => {


 { svelteHTML.createElement("ul", { "lang":spoken.foreign,});
      for(let condition of __sveltets_2_ensureArray(list)){let place = 1;place;
     { svelteHTML.createElement("li", { });condition.met;
       { svelteHTML.createElement("svg", {   "viewBox":`0 0 15 15`,"aria-hidden":`true`,});
         { svelteHTML.createElement("path", {  "d":condition.met ? 'M2.5 8l3.5 3.5L12.5 4' : 'M3.5 3.5l8 8M11.5 3.5l-8 8',});}
       }
       { svelteHTML.createElement("span", { }); { svelteHTML.createElement("span", { "class":`visually-hidden`,});language.page.met[condition.met ? 0 : 1]; }
        conditionSentence(condition, turn, language); }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Conditions__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Conditions__SvelteComponent_ = ReturnType<typeof Conditions__SvelteComponent_>;
/*Ωignore_endΩ*/export default Conditions__SvelteComponent_;