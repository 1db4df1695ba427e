///<reference types="svelte" />
;
import { spokenHere } from '../components/language.ts';
import { adjustmentRows, retreatRows } from '../components/phase-rows.ts';
import PhasePlate from '../components/PhasePlate.svelte';
import type { EditionId } from '../rules/edition.ts';
import type { Format } from '../stage/model/format.ts';
import { adjustmentFrame } from '../stage/frame/adjustment-frame.ts';
import { retreatFrame } from '../stage/frame/retreat-frame.ts';
import SavePicture from './SavePicture.svelte';
import type { Frame } from '../stage/frame/frame.ts';
import type { Shown } from './shown.ts';
import { fileName, headline } from './titles.ts';
import { EDITION_NAMES, phasesOf } from './turns.ts';
;

  interface Props {
    shown: Shown;
    edition: EditionId;
    base: string;
  };function $$render() {
 const save/*Ωignore_positionΩ*/ = (drawn: () => Frame, phase: string)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { const $$_erutciPevaS0C = __sveltets_2_ensureComponent(SavePicture); new $$_erutciPevaS0C({ target: __sveltets_2_any(), props: {          "shown":drawn,base,"title":`${headline(shown)}: ${phase} (${EDITION_NAMES[edition]})`,"description":phase,"file":fileName(shown, phase.toLowerCase().replaceAll(' ', '-')),}});}
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  
  
  

  const { shown, edition, base }: Props = $props();
  const spoken = spokenHere();
  const phases = $derived(phasesOf(shown, edition));
  const { retreats, adjustments } = $derived(phases);
  const aside = $derived(`by ${EDITION_NAMES[edition]}`);
;
async () => {




if(retreats){
   { const $$_etalPesahP0C = __sveltets_2_ensureComponent(PhasePlate); const $$_etalPesahP0 = new $$_etalPesahP0C({ target: __sveltets_2_any(), props: {           "title":`Retreats`,aside,"draw":(format: Format) => retreatFrame(retreats, format),"powers":retreatRows(retreats, spoken.language),"nothing":`Nobody has to retreat.`,base,tools:(drawn: () => Frame) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(save(drawn, 'Retreats'));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {tools} = $$_etalPesahP0.$$prop_def;/*Ωignore_endΩ*/
    
   PhasePlate}
}
if(adjustments){
   { const $$_etalPesahP0C = __sveltets_2_ensureComponent(PhasePlate); const $$_etalPesahP0 = new $$_etalPesahP0C({ target: __sveltets_2_any(), props: {           "title":`Builds and removals`,aside,"draw":(format: Format) => adjustmentFrame(adjustments, format),"powers":adjustmentRows(adjustments, spoken.language),"nothing":`Nobody has anything to build or to remove.`,base,tools:(drawn: () => Frame) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(save(drawn, 'Builds and removals'));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {tools} = $$_etalPesahP0.$$prop_def;/*Ωignore_endΩ*/
    
   PhasePlate}
}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LaterPhases__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LaterPhases__SvelteComponent_ = ReturnType<typeof LaterPhases__SvelteComponent_>;
/*Ωignore_endΩ*/export default LaterPhases__SvelteComponent_;