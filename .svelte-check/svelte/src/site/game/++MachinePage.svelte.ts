///<reference types="svelte" />
;
import { onMount } from 'svelte';
import { runActor } from '../../components/actor.svelte.ts';
import {
    gameTries,
    gameWords,
    lastPhase,
    noPhases,
    passedThrough,
  } from '../../components/machine/game.ts';
import MachinePanel from '../../components/machine/MachinePanel.svelte';
import PhaseWheel from '../../components/machine/PhaseWheel.svelte';
import { awaited } from '../../game/awaited.ts';
import type { GameEvent } from '../../game/event.ts';
import { phaseMachine } from '../../game/phase-machine.ts';
import { createGame } from '../../game/play.ts';
import { watchGame, type EventNote } from './watch.ts';
;

  interface Props {
    base: string;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  

  const { base }: Props = $props();

  const actor = createGame({ plan: 'seven', rules: '1971' });
  const run = runActor(actor);
  const snapshot = $derived(run.snapshot);
  const { now } = $derived(snapshot.context);
  let notes: readonly EventNote[] = $state.raw([]);
  onMount(() => watchGame(actor, (told) => (notes = told)));

  const WAYS: readonly { readonly says: string; readonly events: () => readonly GameEvent[] }[] = [
    { says: 'Begin to write', events: () => [{ type: 'WRITE' }] },
    {
      says: 'Hand in for one power',
      events: () => awaited(now).slice(0, 1).map(empty),
    },
    { says: 'Hand in for all', events: () => awaited(now).map(empty) },
    { says: 'The time is over', events: () => [{ type: 'DEADLINE' }] },
    { says: 'Adjudicate', events: () => [{ type: 'ADJUDICATE' }] },
    { says: 'Go on', events: () => [{ type: 'PROCEED' }] },
    { says: 'Back to the first Spring', events: () => [{ type: 'BACK', to: 0 }] },
    { says: 'Agree on a draw', events: () => [{ type: 'DRAW' }] },
  ];
  const empty = (power: ReturnType<typeof awaited>[number]): GameEvent => ({
    type: 'SUBMIT',
    power,
    text: '',
  });
;
async () => {

 { svelteHTML.createElement("div", { "class":`page`,});
   { svelteHTML.createElement("header", {});
     { svelteHTML.createElement("div", {});
       { svelteHTML.createElement("h1", {});     }
       { svelteHTML.createElement("p", {});
                       
         { svelteHTML.createElement("a", { "href":`${base}game/`,});   }            
            
       }
       { svelteHTML.createElement("div", {     "class":`ways`,"role":`group`,"aria-label":`What happens`,});
           for(let { says, events } of __sveltets_2_ensureArray(WAYS)){says;
           { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
              for (const event of events()) run.send(event);
            },});says; }
        }
       }
     }
     { const $$_leehWesahP2C = __sveltets_2_ensureComponent(PhaseWheel); new $$_leehWesahP2C({ target: __sveltets_2_any(), props: {              "machine":phaseMachine,snapshot,"year":now.when.year,"none":passedThrough(snapshot.context),"out":noPhases(snapshot.context),"last":lastPhase(snapshot.context),"size":200,}});}
   }
   { svelteHTML.createElement("h2", { "class":`visually-hidden`,});      }
   { const $$_lenaPenihcaM1C = __sveltets_2_ensureComponent(MachinePanel); new $$_lenaPenihcaM1C({ target: __sveltets_2_any(), props: {             "machine":phaseMachine,"label":`A game`,snapshot,notes,"events":gameTries(snapshot.context),"words":gameWords,"level":2,}});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const MachinePage__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type MachinePage__SvelteComponent_ = ReturnType<typeof MachinePage__SvelteComponent_>;
/*Ωignore_endΩ*/export default MachinePage__SvelteComponent_;