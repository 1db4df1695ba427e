///<reference types="svelte" />
;
import { entryOf, groundWords, listed } from '../rules/reading-entries.ts';
import { READINGS } from '../rules/readings.ts';
import PageSection from './PageSection.svelte';
import SectionedPage from './SectionedPage.svelte';
;

  interface Props {
    base: string;
  };function $$render() {

  
  
  
  

  const { base }: Props = $props();

  const parts = READINGS.map(({ readings, ...part }) => ({
    ...part,
    entries: readings.map(entryOf),
  }));
  const count = parts.reduce((sum, { entries }) => sum + entries.length, 0);
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}



  { const $$_egaPdenoitceS0C = __sveltets_2_ensureComponent(SectionedPage); new $$_egaPdenoitceS0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"title":`Our reading of the rules`,"lead":`${count} questions that the rulebooks answer differently, or not at all, and what Standoff does. Where no source settles an answer it says so. The red numbers are those of the DATC’s chapter 4; those with an X are ours.`,}});
      for(let { id, title, line, entries } of __sveltets_2_ensureArray(parts)){let n = 1;id;
     { const $$_noitceSegaP1C = __sveltets_2_ensureComponent(PageSection); new $$_noitceSegaP1C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"number":null,id,title,line,"link":n === 0
        ? { href: `${base}rules/#editions`, text: 'Only what they differ in' }
        : undefined,}});
       { svelteHTML.createElement("div", {});
           for(let entry of __sveltets_2_ensureArray(entries)){entry.id;
           { svelteHTML.createElement("article", { "id":entry.id,});
             { svelteHTML.createElement("p", { "class":`id`,});entry.id; }
             { svelteHTML.createElement("div", {});
               { svelteHTML.createElement("h3", {});entry.title; }
               { svelteHTML.createElement("p", { "class":`question`,});entry.question; }
                 for(let { label, answers } of __sveltets_2_ensureArray(entry.parts)){label;
                if(label){ { svelteHTML.createElement("p", { "class":`label`,});label; }}
                 { svelteHTML.createElement("dl", {});
                     for(let { editions, text, grounds, remarks } of __sveltets_2_ensureArray(answers)){text;
                     { svelteHTML.createElement("div", { "class":`answer`,});
                       { svelteHTML.createElement("dt", {});editions.length === 0 ? 'All' : listed(editions); }
                       { svelteHTML.createElement("dd", {});
                         { svelteHTML.createElement("p", {});text; }
                           for(let remark of __sveltets_2_ensureArray(remarks)){remark.edition;
                           { svelteHTML.createElement("p", { "class":`remark`,}); { svelteHTML.createElement("b", {});remark.edition; } remark.text; }
                        }
                         { svelteHTML.createElement("p", { "class":`grounds`,});
                             for(let ground of __sveltets_2_ensureArray(grounds)){ground.words; { svelteHTML.createElement("span", {});groundWords(ground); }
                          }
                         }
                       }
                     }
                  }
                 }
              }
             }
           }
        }
       }
     PageSection}
  }
 SectionedPage}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const ReadingsPage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type ReadingsPage__SvelteComponent_ = ReturnType<typeof ReadingsPage__SvelteComponent_>;
/*Ωignore_endΩ*/export default ReadingsPage__SvelteComponent_;