///<reference types="svelte" />
;
import { untrack } from 'svelte';
import { POWERS, type Power } from '../../board/powers.ts';
import { runActor } from '../../components/actor.svelte.ts';
import { watchWidth } from '../../components/width.ts';
import CentreChart from '../../components/chart/CentreChart.svelte';
import Standings from '../../components/chart/Standings.svelte';
import Entry from '../../components/entry/Entry.svelte';
import type { Slips } from '../../components/entry/task.ts';
import { lastPhase, noPhases } from '../../components/machine/game.ts';
import PhaseWheel from '../../components/machine/PhaseWheel.svelte';
import { awaited, writers } from '../../game/awaited.ts';
import { dateWords } from '../../game/date.ts';
import type { GameEvent } from '../../game/event.ts';
import { formatGame } from '../../game/file.ts';
import { editionOf, planOf } from '../../game/game.ts';
import { centreYears, isPassed } from '../../game/history.ts';
import { objectionSentence } from '../../game/objection-words.ts';
import { phaseMachine } from '../../game/phase-machine.ts';
import { act, type GameActor } from '../../game/play.ts';
import GameFiles from './GameFiles.svelte';
import MachineSection from './MachineSection.svelte';
import Record from './Record.svelte';
import RuledPhase from './RuledPhase.svelte';
import Seats from './Seats.svelte';
import { statusOf } from './status.ts';
import { taskOf } from './task.ts';
import Timeline from './Timeline.svelte';
;

  interface Props {
    actor: GameActor;
    base: string;
    /** What was written and not handed in when the game was kept. */
    drafts?: Slips;
    /** Told whenever there is something new to keep. */
    onchange: (file: string, drafts: Slips) => void;
    /** Another game is opened from the text of a file; null: a new one is to begin. */
    onopen: (file: string | null) => void;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { actor, base, drafts: keptDrafts = {}, onchange, onopen }: Props = $props();

  const run = runActor(untrack(() => actor));
  const snapshot = $derived(run.snapshot);
  const game = $derived(snapshot.context);
  const now = $derived(game.now);
  const status = $derived(statusOf(snapshot));
  const edition = $derived(editionOf(game));

  /** The phase that is looked at, by its place in `played`; null: now. */
  let at: number | null = $state(null);
  let drafts: Slips = $state.raw(
    untrack(() => ({ ...actor.getSnapshot().context.now.slips, ...keptDrafts })),
  );
  let active: Power = $state('Austria');
  let refusal: string | null = $state(null);
  /** Powers that have handed in nothing, while somebody is asked whether to go on without them. */
  let missing: readonly Power[] | null = $state.raw(null);
  let secret = $state(false);
  let width = $state(0);
  /** The game as it was before it was taken back. */
  let undone: string | null = $state(null);

  const writing = $derived(writers(now));
  const whose = $derived(writing.includes(active) ? active : writing[0]);
  const shown = $derived(at === null ? null : (game.played[at] ?? null));
  const played = $derived(
    status.view === 'ruled' || status.view === 'ended' ? game.played.at(-1) : undefined,
  );
  const task = $derived(taskOf(game, edition));
  const seen: Slips = $derived(secret && whose ? { [whose]: drafts[whose] ?? '' } : drafts);
  const isIn = (power: Power): boolean =>
    now.slips[power] !== undefined && now.slips[power] === (drafts[power] ?? '');

  const goal = $derived(planOf(game).goal);
  const chart = $derived({
    ...centreYears(game),
    victory: goal.tally === 'centres' ? goal.needed : null,
  });
  const year = $derived((shown ?? now).when.year);
  /** The phases of this year that nobody had to decide anything in. */
  const passed = $derived(
    game.played
      .filter((moment) => moment.when.year === now.when.year && isPassed(moment))
      .map(({ when }) => `${when.season.toLowerCase()}.${when.phase}`),
  );

  /** A new phase begins with what is handed in for it. */
  const phase = $derived(`${dateWords(now.when)} ${String(game.played.length)}`);
  let before = untrack(() => phase);
  $effect.pre(() => {
    if (phase === before) return;
    before = phase;
    untrack(() => {
      drafts = now.slips;
      missing = null;
      at = null;
    });
  });
  $effect(() => {
    onchange(formatGame(game), drafts);
  });

  function ondo(event: GameEvent): boolean {
    const done = act(actor, event);
    refusal = done.ok ? null : objectionSentence(done.error);
    return done.ok;
  }

  function handIn(power: Power): boolean {
    const done = ondo({ type: 'SUBMIT', power, text: drafts[power] ?? '' });
    if (!done) active = power;
    return done;
  }

  /** Hands in all that is written, and rules it; if somebody has written nothing, asks first. */
  function adjudicate(allTheSame: boolean): void {
    for (const power of writing) {
      const text = drafts[power] ?? '';
      if (text.trim() === '' || text === now.slips[power]) continue;
      if (!handIn(power)) return;
    }
    const left = awaited(actor.getSnapshot().context.now);
    if (left.length > 0 && !allTheSame) {
      missing = left;
      return;
    }
    if (left.length > 0) {
      if (snapshot.can({ type: 'WRITE' })) ondo({ type: 'WRITE' });
      if (!ondo({ type: 'DEADLINE' })) return;
    }
    ondo({ type: 'ADJUDICATE' });
  }

  function takeBack(to: number): void {
    const text = formatGame(game);
    if (!ondo({ type: 'BACK', to })) return;
    undone = text;
    at = null;
  }

  const WITHOUT = {
    movement: 'Their units hold, and civil disorder begins.',
    retreats: 'Their dislodged units are disbanded.',
    adjustments:
      'What they do not build is lost for this year, and the rules choose what they remove.',
  } as const;
  const next = $derived(now.when.season === 'Spring' ? 'Fall' : 'Winter');
;
async () => {

 { svelteHTML.createElement("div", {  "class":`table`,[Symbol("@attach")]:watchWidth((px) => (width = px)),});
   { svelteHTML.createElement("header", { "class":`head`,});
     { svelteHTML.createElement("div", { "class":`wheel`,});
       { const $$_leehWesahP3C = __sveltets_2_ensureComponent(PhaseWheel); new $$_leehWesahP3C({ target: __sveltets_2_any(), props: {              "machine":phaseMachine,snapshot,"year":now.when.year,"none":passed,"out":noPhases(game),"last":lastPhase(game),"size":width > 0 && width < 720 ? 132 : 196,}});}
     }
     { svelteHTML.createElement("div", { "class":`says`,});
       { svelteHTML.createElement("h1", {});shown ? dateWords(shown.when) : status.title; }
       { svelteHTML.createElement("p", {   "class":`line`,"aria-live":`polite`,});
        shown ? 'A phase that is over. Nothing here changes the game.' : status.line;
       }
       { svelteHTML.createElement("div", { "class":`does`,});
        if(shown && at !== null){
           { svelteHTML.createElement("button", {      "type":`button`,"class":`main`,"onclick":() => {
              at = null;
            },});   status.title; }
          if(!isPassed(shown)){
             { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
                if (at !== null) takeBack(at);
              },});      }
          }
        } else if (status.view === 'writing' && missing){
           { svelteHTML.createElement("p", {   "class":`ask`,"role":`alert`,});
              missing.join(', '); WITHOUT[now.when.phase];
           }
           { svelteHTML.createElement("button", {      "type":`button`,"class":`main`,"onclick":() => {
              missing = null;
              adjudicate(true);
            },});   }
           { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
              missing = null;
            },});  }
        } else if (status.view === 'writing'){
           { svelteHTML.createElement("button", {      "type":`button`,"class":`main`,"onclick":() => {
              adjudicate(false);
            },});  }
        } else if (status.view === 'ruled'){
           { svelteHTML.createElement("button", {      "type":`button`,"class":`main`,"onclick":() => {
              ondo({ type: 'PROCEED' });
            },});now.dislodged.length > 0 ? 'On to the retreats' : `On to ${next}`; }
        } else if (status.view === 'coin'){
              for(let { player } of __sveltets_2_ensureArray(now.seats)){let seat = 1;seat;
             { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
                ondo({ type: 'TOSS', seat });
              },});   player; }
          }
           { svelteHTML.createElement("button", {      "type":`button`,"class":`main`,"onclick":() => {
              ondo({ type: 'TOSS', seat: Math.floor(Math.random() * now.seats.length) });
            },});   }
        }
        if(undone !== null && at === null){
           { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
              onopen(undone);
            },});   }
        }
       }
      if(refusal !== null){ { svelteHTML.createElement("p", {   "class":`refusal`,"role":`alert`,});refusal; }}
     }
   }
   { const $$_enilemiT1C = __sveltets_2_ensureComponent(Timeline); new $$_enilemiT1C({ target: __sveltets_2_any(), props: {    game,at,"onat":(to: number | null) => (at = to),}});}

  if(shown){
    at; { { const $$_esahPdeluR1C = __sveltets_2_ensureComponent(RuledPhase); new $$_esahPdeluR1C({ target: __sveltets_2_any(), props: {    game,"moment":shown,base,}});}}
  } else if (status.view === 'writing'){
     { svelteHTML.createElement("h2", { "class":`visually-hidden`,});  }
    if(whose){
      phase; {
         { const $$_yrtnE1C = __sveltets_2_ensureComponent(Entry); const $$_yrtnE1 = new $$_yrtnE1C({ target: __sveltets_2_any(), props: {               task,"powers":writing,"active":whose,"slips":seen,base,"onslip":(power: Power, text: string) => {
            drafts = { ...drafts, [power]: text };
            missing = null;
            refusal = null;
          },"onactive":(power: Power) => {
            active = power;
          },"handedIn":POWERS.filter((power) => isIn(power)),under:() => { async ()/*Ωignore_positionΩ*/ => {
             { svelteHTML.createElement("div", { "class":`hand`,});
              if(isIn(whose)){
                 { svelteHTML.createElement("span", { "class":`in`,});whose;    }
                 { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
                    ondo({ type: 'WITHDRAW', power: whose });
                  },});   }
              }else{
                 { svelteHTML.createElement("button", {    "type":`button`,"onclick":() => {
                    if (handIn(whose))
                      active = awaited(actor.getSnapshot().context.now)[0] ?? whose;
                  },});   whose; }
              }
               { svelteHTML.createElement("label", { }); { svelteHTML.createElement("input", {    "type":`checkbox`,"bind:checked":secret,});/*Ωignore_startΩ*/() => secret = __sveltets_2_any(null);/*Ωignore_endΩ*/}       }
             }
          };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {under} = $$_yrtnE1.$$prop_def;/*Ωignore_endΩ*/
          
         Entry}
      }
    }else{
       { svelteHTML.createElement("p", { "class":`nobody`,});       }
    }
  } else if (played){
    game.played.length; { { const $$_esahPdeluR1C = __sveltets_2_ensureComponent(RuledPhase); new $$_esahPdeluR1C({ target: __sveltets_2_any(), props: {    game,"moment":played,base,}});}}
  }

   { svelteHTML.createElement("div", { "class":`below`,});
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h2", {});  }
      if(chart.years.length < 2){
         { const $$_sgnidnatS3C = __sveltets_2_ensureComponent(Standings); new $$_sgnidnatS3C({ target: __sveltets_2_any(), props: {      "data":chart,"year":chart.years[0] ?? year,"id":`start`,}});}
      }else{ { const $$_trahCertneC3C = __sveltets_2_ensureComponent(CentreChart); new $$_trahCertneC3C({ target: __sveltets_2_any(), props: {      "data":chart,year,"onchoose":(to: number) => {
            const index = game.played.findLastIndex(({ when }) => when.year === to);
            at = index < 0 || to === now.when.year ? null : index;
          },}});}}
     }
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h2", {});   }
       { svelteHTML.createElement("p", { "class":`plan`,});planOf(game).name;   edition.name;  }
       { const $$_staeS3C = __sveltets_2_ensureComponent(Seats); new $$_staeS3C({ target: __sveltets_2_any(), props: {    game,"playing":status.view !== 'ended',ondo,}});}
     }
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h2", {});  }
       { const $$_droceR3C = __sveltets_2_ensureComponent(Record); new $$_droceR3C({ target: __sveltets_2_any(), props: {  game,base,}});}
     }
     { svelteHTML.createElement("section", {});
       { svelteHTML.createElement("h2", {});  }
       { const $$_seliFemaG3C = __sveltets_2_ensureComponent(GameFiles); new $$_seliFemaG3C({ target: __sveltets_2_any(), props: {  game,onopen,}});}
     }
   }
   { const $$_noitceSenihcaM1C = __sveltets_2_ensureComponent(MachineSection); new $$_noitceSenihcaM1C({ target: __sveltets_2_any(), props: {  actor,snapshot,}});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GameTable__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GameTable__SvelteComponent_ = ReturnType<typeof GameTable__SvelteComponent_>;
/*Ωignore_endΩ*/export default GameTable__SvelteComponent_;