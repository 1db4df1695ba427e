///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
import { untrack } from 'svelte';
import type { SpaceId } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Camera } from '../camera.svelte.ts';
import Icon from '../Icon.svelte';
import { duesOf } from './adjustment-desk.ts';
import EntryBoard from './EntryBoard.svelte';
import Slip from './Slip.svelte';
import { slipHistory, type SlipHistory } from './slip-history.svelte.ts';
import { readSlip } from './slip.ts';
import type { EntryTask, Slips } from './task.ts';
;

  interface Props {
    /** The phase, its position and the edition. */
    task: EntryTask;
    /** Who may be ordered here. */
    powers: readonly Power[];
    /** Whose units come first and whose slip is open. */
    active: Power;
    slips: Slips;
    onslip: (power: Power, text: string) => void;
    onactive: (power: Power) => void;
    /** Where the site's static files are. */
    base?: string;
    camera?: Camera;
    /** The powers that have handed in what they wrote. */
    handedIn?: readonly Power[];
    /** What can be done with the slip that is open. */
    under?: Snippet;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  

  const {
    task,
    powers,
    active,
    slips,
    onslip,
    onactive,
    base = '/',
    camera,
    handedIn = [],
    under,
  }: Props = $props();

  const id = $props.id();
  const dues = $derived(task.phase === 'adjustments' ? duesOf(task) : null);

  /** A unit that was pressed on a slip. */
  let wish: { readonly space: SpaceId } | null = $state.raw(null);

  const histories: Partial<Record<Power, SlipHistory>> = {};

  /** What can be taken back on a slip, whichever is open. */
  function historyFor(power: Power): SlipHistory {
    return untrack(() => {
      histories[power] ??= slipHistory(slips[power] ?? '');
      return histories[power];
    });
  }

  /** In the slip itself the same keys do the same. */
  function undoKeyed(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    const history = historyFor(active);
    const text = isRedo ? history.redo() : history.undo();
    if (text !== null) onslip(active, text);
  }

  function undoKeys(node: HTMLElement): () => void {
    node.addEventListener('keydown', undoKeyed);
    return () => {
      node.removeEventListener('keydown', undoKeyed);
    };
  }

  /** How much a power has still to say; null: nothing is asked of it. */
  function leftOf(power: Power): number | null {
    const reading = readSlip(task, power, slips[power] ?? '');
    if (dues) {
      const due = Math.abs(dues.get(power)?.count ?? 0);
      return due === 0 ? null : Math.max(0, due - reading.orders.length);
    }
    const asked = reading.silent.length + reading.orders.length;
    return asked === 0 ? null : reading.silent.length;
  }

  function keyed(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = powers[(powers.indexOf(active) + by + powers.length) % powers.length];
    if (!next) return;
    onactive(next);
    document.getElementById(`tab-${next}-${id}`)?.focus();
  }
;
async () => {


 { svelteHTML.createElement("div", {  "class":`house`,[Symbol("@attach")]:undoKeys,});
   { svelteHTML.createElement("div", { "class":`layout`,});
     { const $$_draoByrtnE2C = __sveltets_2_ensureComponent(EntryBoard); new $$_draoByrtnE2C({ target: __sveltets_2_any(), props: {          wish,task,powers,active,slips,onslip,onactive,base,...camera ? { camera } : {},}});}
     { svelteHTML.createElement("div", { "class":`side`,});
      if(powers.length > 1){
         { svelteHTML.createElement("div", {     "class":`tabs`,"role":`tablist`,"aria-label":`Whose orders`,});
             for(let power of __sveltets_2_ensureArray(powers)){power;
            const left = leftOf(power);
             { svelteHTML.createElement("button", {                  "type":`button`,"role":`tab`,"id":`tab-${power}-${id}`,"aria-selected":power === active,"aria-controls":`slip-${id}`,"tabindex":power === active ? 0 : -1,"onclick":() => {
                onactive(power);
              },"onkeydown":keyed,});__sveltets_2_ensureType(String, Number, ` ${power.charAt(0)} `); { svelteHTML.createElement("span", { "class":`wood`,}); }power;if(left !== null && left > 0){
                 { svelteHTML.createElement("span", {  "class":`count`,});left; { svelteHTML.createElement("span", { "class":`visually-hidden`,});    } }}if(handedIn.includes(power)){ { svelteHTML.createElement("span", {  "class":`done`,}); { const $$_nocI6C = __sveltets_2_ensureComponent(Icon); new $$_nocI6C({ target: __sveltets_2_any(), props: {  "name":`check`,}});} { svelteHTML.createElement("span", { "class":`visually-hidden`,});  } }} }
          }
         }
      }
       { svelteHTML.createElement("div", {      "id":`slip-${id}`,"class":`panel`,...powers.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `tab-${active}-${id}` } : {},});
        active; {
           { const $$_pilS4C = __sveltets_2_ensureComponent(Slip); new $$_pilS4C({ target: __sveltets_2_any(), props: {           task,"power":active,"text":slips[active] ?? '',onslip,"history":historyFor(active),"onplace":(space: SpaceId) => {
              wish = { space };
            },}});}
        }
        ;__sveltets_2_ensureSnippet(under?.());
       }
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Entry__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Entry__SvelteComponent_ = ReturnType<typeof Entry__SvelteComponent_>;
/*Ωignore_endΩ*/export default Entry__SvelteComponent_;