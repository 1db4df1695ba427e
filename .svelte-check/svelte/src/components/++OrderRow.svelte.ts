///<reference types="svelte" />
;
import type { Power } from '../board/powers.ts';
import type { UnitAt } from '../trace/fact.ts';
import { spokenHere } from './language.ts';
import OutcomeBadge from './OutcomeBadge.svelte';
import type { Row } from './rows.ts';
import UnitGlyph from './UnitGlyph.svelte';
;

  interface Props {
    power: Power;
    row: Row;
    ongo: (step: number) => void;
    onpoint?: ((unit: UnitAt | null) => void) | undefined;
  };function $$render() {
  const content/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { const $$_hpylGtinU0C = __sveltets_2_ensureComponent(UnitGlyph); new $$_hpylGtinU0C({ target: __sveltets_2_any(), props: {     power,"kind":row.kind,"dislodged":row.dislodged,}});}
   { svelteHTML.createElement("span", {  "class":`text`,});if(parts.length > 1){parts[0];  { svelteHTML.createElement("i", {});parts[1]; } parts[2];}else{row.text;}
    if(row.silent){ { svelteHTML.createElement("em", {});words.noOrder; }}
    if(row.dislodged){ { svelteHTML.createElement("small", {});spoken.language.outcomes.dislodged; }}
    if(row.written !== ''){ { svelteHTML.createElement("span", { "class":`written`,});row.written; }} }
   { const $$_egdaBemoctuO0C = __sveltets_2_ensureComponent(OutcomeBadge); new $$_egdaBemoctuO0C({ target: __sveltets_2_any(), props: {    "fate":row.fate,"word":row.word,}});}
};return __sveltets_2_any(0)};
  
  
  
  
  
  

  const { power, row, ongo, onpoint }: Props = $props();

  const spoken = spokenHere();
  const words = $derived(spoken.language.page);
  /** The letter of a support or a convoy stands back a little. */
  const parts = $derived(row.text.split(/ ([SC]) /));
;
async () => {



if(row.decided === null){
   { svelteHTML.createElement("div", {    "class":`row`,"aria-current":row.spoken ? 'true' : undefined,});row.spoken;
    ;__sveltets_2_ensureSnippet(content());
   }
}else{
  const decided = row.decided;
   { svelteHTML.createElement("button", {                   "type":`button`,"class":`row`,"aria-current":row.spoken ? 'true' : undefined,"title":row.detail === ''
      ? words.decidedIn(decided)
      : `${row.word}, ${row.detail}: ${words.step.toLowerCase()} ${String(decided)}`,"onclick":() => {
      ongo(decided);
    },"onpointerenter":() => onpoint?.(row.unit),"onpointerleave":() => onpoint?.(null),"onfocus":() => onpoint?.(row.unit),"onblur":() => onpoint?.(null),});row.spoken;;__sveltets_2_ensureSnippet(content()); }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const OrderRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type OrderRow__SvelteComponent_ = ReturnType<typeof OrderRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default OrderRow__SvelteComponent_;