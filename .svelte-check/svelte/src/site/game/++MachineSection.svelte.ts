///<reference types="svelte" />
;
import { onMount, untrack } from 'svelte';
import { gameTries, gameWords } from '../../components/machine/game.ts';
import MachinePanel from '../../components/machine/MachinePanel.svelte';
import { phaseMachine } from '../../game/phase-machine.ts';
import type { GameActor, GameSnapshot } from '../../game/play.ts';
import { watchGame, type EventNote } from './watch.ts';
;

  interface Props {
    actor: GameActor;
    snapshot: GameSnapshot;
  };function $$render() {

  
  
  
  
  
  

  const { actor, snapshot }: Props = $props();

  let notes: readonly EventNote[] = $state.raw([]);
  let open = $state(false);

  onMount(() =>
    watchGame(
      untrack(() => actor),
      (told) => (notes = told),
    ),
  );
;
async () => {

 { svelteHTML.createElement("details", { "bind:open":open,});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/
   { svelteHTML.createElement("summary", {}); { svelteHTML.createElement("h2", {});    } }
  if(open){
     { const $$_lenaPenihcaM1C = __sveltets_2_ensureComponent(MachinePanel); new $$_lenaPenihcaM1C({ target: __sveltets_2_any(), props: {           "machine":phaseMachine,"label":`A game`,snapshot,notes,"events":gameTries(snapshot.context),"words":gameWords,}});}
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MachineSection__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MachineSection__SvelteComponent_ = ReturnType<typeof MachineSection__SvelteComponent_>;
/*Ωignore_endΩ*/export default MachineSection__SvelteComponent_;