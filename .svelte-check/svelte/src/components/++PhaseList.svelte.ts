///<reference types="svelte" />
;
import { spokenHere } from './language.ts';
import OutcomeBadge from './OutcomeBadge.svelte';
import type { PhasePower, Told } from './phase-rows.ts';
import UnitGlyph from './UnitGlyph.svelte';
;

  interface Props {
    powers: readonly PhasePower[];
    base: string;
  };function $$render() {
 const sentences/*Ωignore_positionΩ*/ = (told: readonly Told[])/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
     for(let { step, sentence, paragraph, anchor } of __sveltets_2_ensureArray(told)){step;
     { svelteHTML.createElement("p", {   "class":`told`,"lang":spoken.foreign,});
      sentence;
       { svelteHTML.createElement("a", { "href":`${base}rules/#${anchor}`,});paragraph === '' ? words.houseRule : paragraph; }
     }
  }
};return __sveltets_2_any(0)};
  
  
  
  

  const { powers, base }: Props = $props();
  const spoken = spokenHere();
  const words = $derived(spoken.language.page);
;
async () => {




   for(let { power, count, told, rows } of __sveltets_2_ensureArray(powers)){power;
   { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h3", {});power;  { svelteHTML.createElement("span", { "lang":spoken.foreign,});count; } }
    ;__sveltets_2_ensureSnippet(sentences(told));
    if(rows.length > 0){
       { svelteHTML.createElement("ul", { "lang":spoken.foreign,});
           for(let row of __sveltets_2_ensureArray(rows)){row.key;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("div", {   "class":`row`,"title":row.detail === '' ? undefined : `${row.word}, ${row.detail}`,});
              if(row.kind){
                 { const $$_hpylGtinU4C = __sveltets_2_ensureComponent(UnitGlyph); new $$_hpylGtinU4C({ target: __sveltets_2_any(), props: {     power,"kind":row.kind,"dislodged":row.gone,}});}
              }else{
                 { svelteHTML.createElement("span", {}); }
              }
               { svelteHTML.createElement("span", {  "class":`text`,});row.text;if(row.silent){ { svelteHTML.createElement("em", {});words.noOrder; }} }
               { const $$_egdaBemoctuO4C = __sveltets_2_ensureComponent(OutcomeBadge); new $$_egdaBemoctuO4C({ target: __sveltets_2_any(), props: {    "fate":row.fate,"word":row.word,}});}
             }
            ;__sveltets_2_ensureSnippet(sentences(row.told));
            if(row.distances.length > 1){
               { svelteHTML.createElement("p", { "class":`distances`,});words.distances; row.distances.join(', '); }
            }
           }
        }
       }
    }
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const PhaseList__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PhaseList__SvelteComponent_ = ReturnType<typeof PhaseList__SvelteComponent_>;
/*Ωignore_endΩ*/export default PhaseList__SvelteComponent_;