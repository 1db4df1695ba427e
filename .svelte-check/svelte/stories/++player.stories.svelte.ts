///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect, fn } from 'storybook/test';
  import Player from '../src/components/Player.svelte';
  import { EXAMPLE_9, stepOf, turnFor } from './turns.ts';

  const turn = turnFor(EXAMPLE_9);
  const last = turn.ruling.steps.length;
  const cut = stepOf(turn, 'support-cut', 'SIL');

  const { Story } = defineMeta({
    title: 'Player/Player',
    component: Player,
    args: { turn, base: '/', label: 'Example 9', onstep: fn() },
  });
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`The ruling`,"play":async ({ canvas, userEvent, args }) => {
    const ruler = canvas.getByRole('slider', { name: 'Steps' });
    await expect(ruler).toHaveAttribute('aria-valuenow', String(last));
    await expect(args.onstep).toHaveBeenLastCalledWith(null);
    ruler.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(ruler).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{ArrowRight}');
    await expect(ruler).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(ruler).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{End}');
    await expect(ruler).toHaveAttribute('aria-valuenow', String(last));
    await userEvent.keyboard('{Home}');
    await expect(ruler).toHaveAttribute('aria-valuenow', '0');
    await expect(args.onstep).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await expect(ruler).toHaveAttribute('aria-valuenow', '1');
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Pencil`,"args":{ wish: { step: 0 } },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Midway`,"args":{ wish: { step: cut } },"play":async ({ canvas, userEvent }) => {
    const ruler = canvas.getByRole('slider', { name: 'Steps' });
    await expect(ruler).toHaveAttribute('aria-valuenow', String(cut));
    await userEvent.click(canvas.getByRole('button', { name: /^Step 4 / }));
    await expect(ruler).toHaveAttribute('aria-valuenow', '4');
    await userEvent.click(canvas.getByRole('button', { name: /^A Ber.Pru/ }));
    await expect(canvas.getByRole('button', { name: /^A Ber.Pru bounces/ })).toBeVisible();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Midway, dark`,"args":{ wish: { step: cut } },"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Final`,"args":{ wish: { step: last } },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Tablet`,"args":{ wish: { step: cut } },"globals":{ viewport: { value: 'tablet' } },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Phone`,"args":{ wish: { step: cut } },"globals":{ viewport: { value: 'phone' } },}});}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Phone width`,"args":{ wish: { step: cut } },"play":async ({ canvas, userEvent }) => {
    const why = await canvas.findByRole('tab', { name: 'Why' });
    await expect(canvas.getByText('Because')).toBeVisible();
    why.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Orders' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /^A Ber.Pru open/ })).toBeVisible();
    await expect(canvas.getByText('Because')).not.toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', String(cut));
  },template:(args) => { async ()/*Ωignore_positionΩ*/ => { { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, " "); { const $$_reyalP1C = __sveltets_2_ensureComponent(Player); new $$_reyalP1C({ target: __sveltets_2_any(), props: { ...args,}});} }};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`Phone width, dark`,"args":{ wish: { step: last } },"globals":{ theme: 'dark' },template:(args) => { async ()/*Ωignore_positionΩ*/ => { { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, " "); { const $$_reyalP1C = __sveltets_2_ensureComponent(Player); new $$_reyalP1C({ target: __sveltets_2_any(), props: { ...args,}});} }};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Player__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Player__SvelteComponent_ = InstanceType<typeof Player__SvelteComponent_>;
/*Ωignore_endΩ*/export default Player__SvelteComponent_;