///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { createActor } from 'xstate';
  import { expect } from 'storybook/test';
  import {
    gameTries,
    gameWords,
    lastPhase,
    noPhases,
    passedThrough,
  } from '../src/components/machine/game.ts';
  import MachineChart from '../src/components/machine/MachineChart.svelte';
  import MachinePanel from '../src/components/machine/MachinePanel.svelte';
  import PhaseWheel from '../src/components/machine/PhaseWheel.svelte';
  import { playback } from '../src/components/playback.ts';
  import type { GameEvent } from '../src/game/event.ts';
  import { phaseMachine } from '../src/game/phase-machine.ts';
  import * as years from './game-years.ts';
 const panel/*Ωignore_positionΩ*/ = (events: readonly GameEvent[])/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, " "); { const $$_lenaPenihcaM1C = __sveltets_2_ensureComponent(MachinePanel); new $$_lenaPenihcaM1C({ target: __sveltets_2_any(), props: { ...game(events),}});} }
};return __sveltets_2_any(0)}; const wheels/*Ωignore_positionΩ*/ = (size: number)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("div", {    });__sveltets_2_ensureType(String, Number, " ");__sveltets_2_ensureType(String, Number, " ");__sveltets_2_ensureType(String, Number, " ");__sveltets_2_ensureType(String, Number, " ");
     { const $$_leehWesahP1C = __sveltets_2_ensureComponent(PhaseWheel); new $$_leehWesahP1C({ target: __sveltets_2_any(), props: { ...wheel([], size),}});}
     { const $$_leehWesahP1C = __sveltets_2_ensureComponent(PhaseWheel); new $$_leehWesahP1C({ target: __sveltets_2_any(), props: { ...wheel(years.HURRY, size),}});}
     { const $$_leehWesahP1C = __sveltets_2_ensureComponent(PhaseWheel); new $$_leehWesahP1C({ target: __sveltets_2_any(), props: { ...wheel(years.SPRING_RULED, size),}});}
     { const $$_leehWesahP1C = __sveltets_2_ensureComponent(PhaseWheel); new $$_leehWesahP1C({ target: __sveltets_2_any(), props: { ...wheel(years.RETREATS, size),}});}
     { const $$_leehWesahP1C = __sveltets_2_ensureComponent(PhaseWheel); new $$_leehWesahP1C({ target: __sveltets_2_any(), props: { ...wheel(years.FALL_RULED, size),}});}
     { const $$_leehWesahP1C = __sveltets_2_ensureComponent(PhaseWheel); new $$_leehWesahP1C({ target: __sveltets_2_any(), props: { ...wheel(years.WINTER, size),}});}
     { const $$_leehWesahP1C = __sveltets_2_ensureComponent(PhaseWheel); new $$_leehWesahP1C({ target: __sveltets_2_any(), props: { ...wheel(years.NEXT_YEAR, size),}});}
     { const $$_leehWesahP1C = __sveltets_2_ensureComponent(PhaseWheel); new $$_leehWesahP1C({ target: __sveltets_2_any(), props: { ...wheel(years.DRAWN, size),}});}
   }
};return __sveltets_2_any(0)};

  const game = (events: readonly GameEvent[]) => {
    const { snapshot, notes, actor } = years.driven(events);
    actor.stop();
    const tries = gameTries(snapshot.context);
    const machine = phaseMachine;
    return { machine, label: 'A game', snapshot, notes, events: tries, words: gameWords };
  };
  const wheel = (events: readonly GameEvent[], size: number) => {
    const { snapshot, actor } = years.driven(events);
    actor.stop();
    const { context } = snapshot;
    return {
      machine: phaseMachine,
      snapshot,
      year: context.now.when.year,
      none: passedThrough(context),
      out: noPhases(context),
      last: lastPhase(context),
      size,
    };
  };
  const player = () => {
    const actor = createActor(playback, { input: { holds: [1000, 1000, 1000] } }).start();
    actor.send({ type: 'TOGGLE' });
    const snapshot = actor.getSnapshot();
    actor.stop();
    return { machine: playback, label: 'The player', snapshot };
  };

  const { Story } = defineMeta({ title: 'Game/Machine' });
;;function $$render() {
async () => {



  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Orders are open`,"play":async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Spring, orders, open', { selector: '.where' })).toBeVisible();
    await expect(canvas.getByText(/still missing/)).toBeVisible();
    const open = canvas.getByRole('button', { name: /^Spring, orders, open, now/ });
    await expect(open).toHaveAttribute('tabindex', '0');
    open.focus();
    await userEvent.keyboard('{ArrowDown}');
    const next = canvas.getByRole('button', { name: /^Spring, orders, all in/ });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelectorAll('.edge.picked').length).toBeGreaterThan(2);
    await userEvent.keyboard('{Escape}');
    await expect(next).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByText('The chart as text'));
    await expect(canvas.getAllByText(/back: to Spring: orders, if/)[0]).toBeVisible();
  },template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(panel(years.HURRY));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`All states`,"play":async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('button', { name: 'Show all states' });
    await userEvent.click(all);
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /^Fall, retreats, closed/ })).toBeVisible();
    // Widths are reckoned without the fonts: here are the fonts.
    await document.fonts.ready;
    const svg = canvas.getByRole('group', { name: /^Chart of the machine/ });
    let lines = 0;
    for (const words of svg.querySelectorAll<SVGGElement>('.words')) {
      const box = words.previousElementSibling?.querySelector('rect')?.getBoundingClientRect();
      for (const text of words.querySelectorAll('text')) {
        const { left, right } = text.getBoundingClientRect();
        await expect(left).toBeGreaterThan((box?.left ?? Infinity) + 3);
        await expect(right).toBeLessThan((box?.right ?? 0) - 3);
        lines += 1;
      }
    }
    await expect(lines).toBeGreaterThan(60);
  },template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(panel(years.SPRING_RULED));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Dark`,"globals":{ theme: 'dark' },template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(panel(years.FALL_RULED));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`One ink`,"globals":{ theme: 'ink' },template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(panel(years.WINTER));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Phone`,"globals":{ viewport: { value: 'phone' } },template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(panel(years.RETREATS));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Tablet`,"globals":{ viewport: { value: 'tablet' } },template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(panel(years.WINTER));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: { "name":`Ended`,template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(panel(years.DRAWN));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Another machine`,"play":async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Playing, now/ })).toBeVisible();
  },template:() => { async ()/*Ωignore_positionΩ*/ => {
     { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, " "); { const $$_trahCenihcaM1C = __sveltets_2_ensureComponent(MachineChart); new $$_trahCenihcaM1C({ target: __sveltets_2_any(), props: { ...player(),}});} }
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Another machine, phone`,"globals":{ viewport: { value: 'phone' } },template:() => { async ()/*Ωignore_positionΩ*/ => {
     { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, " "); { const $$_trahCenihcaM1C = __sveltets_2_ensureComponent(MachineChart); new $$_trahCenihcaM1C({ target: __sveltets_2_any(), props: { ...player(),}});} }
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}



  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Wheels of a year`,"play":async ({ canvas }) => {
    const images = canvas.getAllByRole('img').map((one) => one.getAttribute('aria-label') ?? '');
    await expect(images[1]).toMatch(/^1901\. Spring: diplomacy passed, orders now \(open\)/);
    await expect(images[4]).toMatch(/retreats passed, nothing to do\. Fall: .*adjudication now/);
  },template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(wheels(240));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: { "name":`Wheels, large`,template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(wheels(280));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: { "name":`Wheels, small`,template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(wheels(120));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Wheels, dark`,"globals":{ theme: 'dark' },template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(wheels(200));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Wheels in one ink`,"globals":{ theme: 'ink' },template:() => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(wheels(200));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Machine__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Machine__SvelteComponent_ = InstanceType<typeof Machine__SvelteComponent_>;
/*Ωignore_endΩ*/export default Machine__SvelteComponent_;