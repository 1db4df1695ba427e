///<reference types="svelte" />
;
import { untrack } from 'svelte';
import type { Power } from '../src/board/powers.ts';
import Entry from '../src/components/entry/Entry.svelte';
import type { EntryTask, Slips } from '../src/components/entry/task.ts';
;

  interface Props {
    task: EntryTask;
    powers: readonly Power[];
    active: Power;
    slips?: Slips;
    /** Told of each new text. */
    onslip?: (power: Power, text: string) => void;
    base?: string;
  };function $$render() {

  
  
  
  

  const { task, powers, active: first, slips: written = {}, onslip, base = '/' }: Props = $props();

  let active = $state(untrack(() => first));
  let slips: Slips = $state.raw(untrack(() => written));
;
async () => {


 { const $$_yrtnE0C = __sveltets_2_ensureComponent(Entry); new $$_yrtnE0C({ target: __sveltets_2_any(), props: {          task,powers,active,slips,base,"onslip":(power: Power, text: string) => {
    slips = { ...slips, [power]: text };
    onslip?.(power, text);
  },"onactive":(power: Power) => {
    active = power;
  },}});}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const EntryDesk__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type EntryDesk__SvelteComponent_ = ReturnType<typeof EntryDesk__SvelteComponent_>;
/*Ωignore_endΩ*/export default EntryDesk__SvelteComponent_;