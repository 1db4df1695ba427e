///<reference types="svelte" />
;
import { CHOICE_WORDS, choiceWords } from '../rules/choice-words.ts';
import { EDITION_IDS, type Choices } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { citationName } from '../rules/sections.ts';
import PageSection from './PageSection.svelte';
import SectionedPage from './SectionedPage.svelte';
import { rulesOfSections } from './rules-of-sections.ts';
;

  interface Props {
    base: string;
  };function $$render() {

  
  
  
  
  
  
  

  const { base }: Props = $props();

  const editions = EDITION_IDS.map((id) => EDITIONS[id]);
  const choices = Object.keys(CHOICE_WORDS) as (keyof Choices)[];
  const sections = rulesOfSections();
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}



  { const $$_egaPdenoitceS0C = __sveltets_2_ensureComponent(SectionedPage); new $$_egaPdenoitceS0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"title":`The rules a step can rest on`,"lead":`Every step of a ruling names one of these. They are told in our own words; the red numbers lead to the paragraphs of the 1971 rulebook, the small ones to every source.`,}});
     for(let { section, rules } of __sveltets_2_ensureArray(sections)){section?.number ?? '';
     { const $$_noitceSegaP1C = __sveltets_2_ensureComponent(PageSection); new $$_noitceSegaP1C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"number":section?.number ?? null,"title":section?.title ?? 'House rules',"line":section?.line ?? 'What no source settles.',"link":section ? { href: `${base}#${section.number}`, text: 'Its examples' } : undefined,}});
       { svelteHTML.createElement("div", { "class":`list`,});
           for(let rule of __sveltets_2_ensureArray(rules)){rule.id;
           { svelteHTML.createElement("div", {   "class":`rule`,"id":rule.id,});
             { svelteHTML.createElement("p", { "class":`paragraph`,});rule.paragraph; }
             { svelteHTML.createElement("div", {});
                 for(let { text, editions: named } of __sveltets_2_ensureArray(rule.wordings)){text;
                 { svelteHTML.createElement("p", { "class":`text`,});
                  if(rule.wordings.length > 1){ { svelteHTML.createElement("b", {});named.join(', '); }}
                  text;
                 }
              }
               { svelteHTML.createElement("p", { "class":`where`,});
                rule.places.join(' · ');
               }
             }
           }
        }
       }
     PageSection}
  }

   { svelteHTML.createElement("section", {     "class":`part`,"id":`editions`,"aria-labelledby":`part`,});
     { svelteHTML.createElement("h2", { "id":`part`,});    }
     { svelteHTML.createElement("p", { "class":`more`,});
       { svelteHTML.createElement("a", { "href":`${base}rules/readings/`,});     }       
           
     }
    
    
     { svelteHTML.createElement("div", {       "class":`scroll`,"tabindex":0,"role":`region`,"aria-label":`The editions’ answers`,});
       { svelteHTML.createElement("table", {});
         { svelteHTML.createElement("thead", {});
           { svelteHTML.createElement("tr", {});
             { svelteHTML.createElement("th", { "scope":`col`,});  }
               for(let edition of __sveltets_2_ensureArray(editions)){edition.id; { svelteHTML.createElement("th", { "scope":`col`,});edition.name; }}
           }
         }
         { svelteHTML.createElement("tbody", {});
             for(let choice of __sveltets_2_ensureArray(choices)){choice;
             { svelteHTML.createElement("tr", {});
               { svelteHTML.createElement("th", { "scope":`row`,});CHOICE_WORDS[choice].label; }
                 for(let edition of __sveltets_2_ensureArray(editions)){edition.id;
                 { svelteHTML.createElement("td", {});
                  choiceWords(choice, edition);
                   { svelteHTML.createElement("small", {});citationName(edition.choiceCitations[choice]); }
                 }
              }
             }
          }
         }
       }
     }
   }
 SectionedPage}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RulesPage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RulesPage__SvelteComponent_ = ReturnType<typeof RulesPage__SvelteComponent_>;
/*Ωignore_endΩ*/export default RulesPage__SvelteComponent_;