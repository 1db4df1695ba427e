///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect, fn } from 'storybook/test';
  import { readingAt } from '../src/components/reading.ts';
  import Why from '../src/components/Why.svelte';
  import { EXAMPLE_9, stepOf, turnFor } from './turns.ts';

  const turn = turnFor(EXAMPLE_9);
  const cut = stepOf(turn, 'support-cut', 'SIL');
  const takes = stepOf(turn, 'move-succeeds', 'PRU');
  const retreats = stepOf(turn, 'retreats', 'SIL');

  const { Story } = defineMeta({
    title: 'Player/Why',
    component: Why,
    args: { turn, reading: readingAt(turn, cut), ongo: fn(), onpoint: fn() },
  });
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`The ruling`,"args":{ reading: readingAt(turn, null) },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Orders as written`,"args":{ reading: readingAt(turn, 0) },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`With a premise and a near miss`,"play":async ({ canvas, userEvent, args }) => {
    const premise = canvas.getByRole('button', { name: new RegExp(`^Step ${String(takes)} `) });
    premise.focus();
    await expect(args.onpoint).toHaveBeenLastCalledWith('PRU');
    await userEvent.keyboard('{Enter}');
    await expect(args.ongo).toHaveBeenCalledWith(takes);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`With a premise and a near miss, dark`,"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Retreats`,"args":{ reading: readingAt(turn, retreats) },"play":async ({ canvas }) => {
    await expect(canvas.getByText('Bohemia, Galicia, Munich')).toBeVisible();
    await expect(canvas.getByText('Berlin, Warsaw')).toBeVisible();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Phone`,"globals":{ viewport: { value: 'phone' } },}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Why__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Why__SvelteComponent_ = InstanceType<typeof Why__SvelteComponent_>;
/*Ωignore_endΩ*/export default Why__SvelteComponent_;