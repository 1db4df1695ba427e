///<reference types="svelte" />
;
import { EDITION_IDS } from '../rules/edition.ts';
import { datcSections } from './datc.ts';
import PageSection from './PageSection.svelte';
import SectionedPage from './SectionedPage.svelte';
import type { Shown } from './shown.ts';
import { EDITION_NAMES } from './turns.ts';
;

  interface Props {
    cases: readonly Shown[];
    base: string;
  };function $$render() {

  
  
  
  
  
  

  const { cases, base }: Props = $props();

  const sections = $derived(datcSections(cases));
  const count = $derived(new Set(cases.map(({ paragraph }) => paragraph)).size);

  function agreeing({ editions }: Shown): string {
    if (editions.length === EDITION_IDS.length) return 'all editions';
    return EDITION_IDS.filter((id) => editions.includes(id))
      .map((id) => EDITION_NAMES[id])
      .join(', ');
  }
;
async () => { { svelteHTML.createElement("svelte:options", {  "css":`injected`,});}



  { const $$_egaPdenoitceS0C = __sveltets_2_ensureComponent(SectionedPage); new $$_egaPdenoitceS0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"title":`The DATC, case by case`,"lead":`The Diplomacy Adjudicator Test Cases, version 3.0, by Lucas Kruijswijk: all ${count} cases, from orders to retreats, builds and removals. Where editions part, each verdict has a line of its own. An edition for which the document has no answer, or a doubtful one, stands in none.`,}});
     for(let { number, title, line, cases: own } of __sveltets_2_ensureArray(sections)){number;
     { const $$_noitceSegaP1C = __sveltets_2_ensureComponent(PageSection); new $$_noitceSegaP1C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },number,title,line,"id":number,}});
       { svelteHTML.createElement("ul", {});
           for(let shown of __sveltets_2_ensureArray(own)){shown.slug;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("span", { "class":`paragraph`,});shown.paragraph; }
             { svelteHTML.createElement("a", { "href":`${base}${shown.slug}/`,});shown.title; }
             { svelteHTML.createElement("span", { "class":`editions`,});agreeing(shown); }
           }
        }
       }
     PageSection}
  }
 SectionedPage}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DatcPage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DatcPage__SvelteComponent_ = ReturnType<typeof DatcPage__SvelteComponent_>;
/*Ωignore_endΩ*/export default DatcPage__SvelteComponent_;