///<reference types="svelte" />
;
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { EventNote } from './event-log.ts';
import EventList from './EventList.svelte';
import MachineChart from './MachineChart.svelte';
import { chartOf, fullName } from './model.ts';
import { innermost, litStates, possibleNow, valueOf } from './now.ts';
import { capital, type Words } from './words.ts';
;

  interface Props {
    machine: AnyStateMachine;
    /** What it is a chart of: "A game". */
    label: string;
    snapshot: AnyMachineSnapshot;
    /** The last events, the newest first: `watchEvents` makes them. */
    notes: readonly EventNote[];
    /** Events as they might be sent now. */
    events?: readonly EventObject[];
    words?: Words | undefined;
    /** Of its headings. */
    level?: 2 | 3;
  };function $$render() {

  
  
  
  
  
  
  

  const { machine, label, snapshot, notes, events = [], words, level = 3 }: Props = $props();

  const chart = $derived(chartOf(machine, words));
  const place = $derived({ snapshot });
  const here = $derived(innermost(chart, litStates(chart, valueOf(place))));
  const where = $derived(here.map(({ id }) => fullName(chart, id)).join('; '));
  /** What may come now, each event once. */
  const can = $derived.by(() => {
    const possible = possibleNow(chart, place, events);
    const all = [...chart.states.values()].flatMap(({ transitions }) => transitions);
    const open = all.filter((one) => possible.get(one.id) === 'now' && one.event !== '*');
    return [...new Set(open.map(({ name }) => name))];
  });
;
async () => {


 { svelteHTML.createElement("div", { "class":`panel`,});
   { svelteHTML.createElement("div", { "class":`top`,});
     { svelteHTML.createElement("section", { "class":`state`,});
       { svelteHTML.createElement(`h${String(level)}`, {   "class":`head`,});  }
       { svelteHTML.createElement("p", {   "class":`where`,"aria-live":`polite`,});where; }
       { svelteHTML.createElement("p", { "class":`can`,});
        if(snapshot.status !== 'active'){  } else if (can.length === 0){   }else{
           { svelteHTML.createElement("i", {});  } can.map((name, n) => (n === 0 ? capital(name) : name)).join(', '); }
       }
     }
     { svelteHTML.createElement("div", { "class":`events`,}); { const $$_tsiLtnevE3C = __sveltets_2_ensureComponent(EventList); new $$_tsiLtnevE3C({ target: __sveltets_2_any(), props: {  notes,level,}});} }
   }
   { svelteHTML.createElement("div", { "class":`drawn`,});
     { const $$_trahCenihcaM2C = __sveltets_2_ensureComponent(MachineChart); new $$_trahCenihcaM2C({ target: __sveltets_2_any(), props: {     machine,label,snapshot,events,words,}});}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MachinePanel__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MachinePanel__SvelteComponent_ = ReturnType<typeof MachinePanel__SvelteComponent_>;
/*Ωignore_endΩ*/export default MachinePanel__SvelteComponent_;