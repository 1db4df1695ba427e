///<reference types="svelte" />
;
import { untrack } from 'svelte';
import type { SpaceId } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import IconButton from '../IconButton.svelte';
import UnitGlyph from '../UnitGlyph.svelte';
import { duesOf } from './adjustment-desk.ts';
import { readSlip } from './slip.ts';
import { slipRows, type SlipRow } from './slip-rows.ts';
import { slipHistory, type SlipHistory } from './slip-history.svelte.ts';
import SlipText from './SlipText.svelte';
import type { EntryTask } from './task.ts';
import { examplesOf } from './words.ts';
;

  interface Props {
    task: EntryTask;
    power: Power;
    /** What is written: plain notation, one order to a line. */
    text: string;
    /** Typed, taken back or done again. */
    onslip: (power: Power, text: string) => void;
    /** The unit or centre of a row was pressed: it is to be ordered. */
    onplace?: (place: SpaceId) => void;
    /** What can be taken back, if somebody keeps it longer than the slip is shown. */
    history?: SlipHistory;
  };function $$render() {
 const content/*Ωignore_positionΩ*/ = (row: SlipRow)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
  if(row.kind){
     { const $$_hpylGtinU0C = __sveltets_2_ensureComponent(UnitGlyph); new $$_hpylGtinU0C({ target: __sveltets_2_any(), props: {     power,"kind":row.kind,"dislodged":task.phase === 'retreats',}});}
  }else{
     { svelteHTML.createElement("span", {}); }
  }
   { svelteHTML.createElement("span", { "class":`text`,});
    row.text;
    if(row.state === 'silent'){ { svelteHTML.createElement("em", {});row.notes[0]; }}
    if(row.state === 'refused'){ { svelteHTML.createElement("strong", {});  }}
   }
};return __sveltets_2_any(0)};
  
  
  
  
  
  
  
  
  
  
  
  

  const { task, power, text, onslip, onplace, history: kept }: Props = $props();

  /** What is typed letter by letter, as the browser calls it. */
  const LETTERS = ['insertText', 'insertLineBreak', 'deleteContentBackward'];

  const id = $props.id();
  const reading = $derived(readSlip(task, power, text));
  const rows = $derived(slipRows(task, reading));
  const due = $derived(task.phase === 'adjustments' ? duesOf(task).get(power) : undefined);
  const left = $derived(reading.silent.length);

  /** What is typed is known at once; what comes from elsewhere, from the map, when it is there. */
  const history = untrack(() => kept ?? slipHistory(text));
  $effect.pre(() => {
    const now = text;
    untrack(() => {
      history.follow(now, null);
    });
  });

  function typed(next: string, kind: string): void {
    history.follow(next, LETTERS.includes(kind) ? Date.now() : null);
    onslip(power, next);
  }
  function undo(): void {
    const before = history.undo();
    if (before !== null) onslip(power, before);
  }
  function redo(): void {
    const after = history.redo();
    if (after !== null) onslip(power, after);
  }
;
async () => {



 { svelteHTML.createElement("section", {    "class":`slip`,"aria-labelledby":`power-${id}`,});__sveltets_2_ensureType(String, Number, ` ${power.charAt(0)} `);
   { svelteHTML.createElement("header", {});
     { svelteHTML.createElement("h3", { "id":`power-${id}`,}); { svelteHTML.createElement("span", { "class":`wood`,}); }power; }
     { svelteHTML.createElement("p", { "class":`left`,});
      if(task.phase !== 'adjustments' && left > 0){left;   }
     }
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {        "icon":`undo`,"label":`Undo (Ctrl+Z)`,"disabled":!history.canUndo,"onclick":undo,}});}
     { const $$_nottuBnocI2C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI2C({ target: __sveltets_2_any(), props: {        "icon":`redo`,"label":`Redo (Ctrl+Y)`,"disabled":!history.canRedo,"onclick":redo,}});}
   }
  if(due){ { svelteHTML.createElement("p", { "class":`due`,});due.sentence; }}
   { const $$_txeTpilS1C = __sveltets_2_ensureComponent(SlipText); new $$_txeTpilS1C({ target: __sveltets_2_any(), props: {                text,"label":`Orders of ${power}, one to a line`,"errors":reading.errors,"describedby":`read-${id}`,"placeholder":examplesOf(task.phase),"ontext":typed,"onundo":undo,"onredo":redo,}});}
   { svelteHTML.createElement("ul", {   "id":`read-${id}`,"aria-label":`As it was understood`,});
       for(let row of __sveltets_2_ensureArray(rows)){row.key;
      const { place } = row;
       { svelteHTML.createElement("li", { "class":row.state,});
        if(onplace && place){
           { svelteHTML.createElement("button", {      "type":`button`,"class":`row`,"onclick":() => {
              onplace(place);
            },});;__sveltets_2_ensureSnippet(content(row)); }
        }else{
           { svelteHTML.createElement("div", { "class":`row`,});;__sveltets_2_ensureSnippet(content(row)); }
        }
        if(row.state !== 'silent'){
             for(let note of __sveltets_2_ensureArray(row.notes)){note; { svelteHTML.createElement("p", { "class":`note`,});note; }}
        }
       }
    }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Slip__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Slip__SvelteComponent_ = ReturnType<typeof Slip__SvelteComponent_>;
/*Ωignore_endΩ*/export default Slip__SvelteComponent_;