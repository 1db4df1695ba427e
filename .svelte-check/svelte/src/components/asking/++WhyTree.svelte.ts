///<reference types="svelte" />
;
import { spokenHere } from '../language.ts';
import type { WhyNode } from '../../explain/ask/why.ts';
import { chip } from '../../explain/chips.ts';
import { sentence } from '../../explain/sentences.ts';
import { citationNumber } from '../../rules/sections.ts';
import type { Turn } from '../../trace/turn.ts';
import StepLink from './StepLink.svelte';
import Self from './WhyTree.svelte';
;

  interface Props {
    turn: Turn;
    nodes: readonly WhyNode[];
    /** Goes to a step, as the stepper counts. */
    ongo: (step: number) => void;
  };function $$render() {

  
  
  
  
  
  
  
  

  const { turn, nodes, ongo }: Props = $props();
  const spoken = spokenHere();
  const { language } = $derived(spoken);
;
async () => {


 { svelteHTML.createElement("ul", {});
     for(let { step: id, premises } of __sveltets_2_ensureArray(nodes)){id;
    const step = turn.ruling.steps[id];
    if(step){
       { svelteHTML.createElement("li", {});
        if(premises && premises.length > 0){
           { svelteHTML.createElement("details", {});
             { svelteHTML.createElement("summary", {});chip(step, turn, language); }
             { svelteHTML.createElement("p", {});
               { const $$_kniLpetS4C = __sveltets_2_ensureComponent(StepLink); new $$_kniLpetS4C({ target: __sveltets_2_any(), props: {  id,ongo,}});}
              sentence(step, turn, language);  { svelteHTML.createElement("small", {});citationNumber(step.citation); }
             }
             { const $$_fleS3C = __sveltets_2_ensureComponent(Self); new $$_fleS3C({ target: __sveltets_2_any(), props: {    turn,"nodes":premises,ongo,}});}
           }
        }else{
           { svelteHTML.createElement("p", {});
             { const $$_kniLpetS3C = __sveltets_2_ensureComponent(StepLink); new $$_kniLpetS3C({ target: __sveltets_2_any(), props: {  id,ongo,}});}
            if(premises){sentence(step, turn, language);
               { svelteHTML.createElement("small", {});citationNumber(step.citation); }}else{chip(step, turn, language); language
                .page.asAbove;}
           }
        }
       }
    }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const WhyTree__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type WhyTree__SvelteComponent_ = ReturnType<typeof WhyTree__SvelteComponent_>;
/*Ωignore_endΩ*/export default WhyTree__SvelteComponent_;