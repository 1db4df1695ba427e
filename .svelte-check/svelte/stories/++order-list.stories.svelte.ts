///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect, fn } from 'storybook/test';
  import OrderList from '../src/components/OrderList.svelte';
  import { EXAMPLE_12, EXAMPLE_9, MESSY, MOTLEY, stepOf, turnFor } from './turns.ts';

  const nine = turnFor(EXAMPLE_9);
  const cut = stepOf(nine, 'support-cut', 'SIL');
  const bounce = stepOf(nine, 'move-bounces', 'BER');
  const motley = turnFor(MOTLEY);
  const messy = turnFor(MESSY);

  const { Story } = defineMeta({
    title: 'Player/Order list',
    component: OrderList,
    args: { turn: nine, step: 0, ongo: fn(), onpoint: fn() },
  });
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {  "name":`Pencil`,}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Midway`,"args":{ step: cut },"play":async ({ canvas, userEvent, args }) => {
    const berlin = canvas.getByRole('button', { name: /A Ber.Pru open/ });
    await userEvent.click(berlin);
    await expect(args.ongo).toHaveBeenCalledWith(bounce);
    const silesia = canvas.getByRole('button', { name: /dislodged.*cut/ });
    await expect(silesia).toHaveAttribute('aria-current', 'true');
    silesia.focus();
    await expect(args.onpoint).toHaveBeenLastCalledWith('SIL');
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Final`,"args":{ step: nine.ruling.steps.length },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Final, dark`,"args":{ step: nine.ruling.steps.length },"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`A broken route`,"args":{ turn: turnFor(EXAMPLE_12), step: turnFor(EXAMPLE_12).ruling.steps.length },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Every outcome`,"args":{ turn: motley, step: motley.ruling.steps.length },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Every outcome, dark`,"args":{ turn: motley, step: motley.ruling.steps.length },"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Badly written`,"args":{ turn: messy, step: messy.ruling.steps.length },"play":async ({ canvas }) => {
    await expect(canvas.getByText('written “Nth-Bel”')).toBeVisible();
    await expect(canvas.getByText('written “German”')).toBeVisible();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Badly written, dark, on a phone`,"args":{ turn: messy, step: 0 },"globals":{ theme: 'dark', viewport: { value: 'phone' } },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Phone`,"args":{ step: nine.ruling.steps.length },"globals":{ viewport: { value: 'phone' } },}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const OrderList__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type OrderList__SvelteComponent_ = InstanceType<typeof OrderList__SvelteComponent_>;
/*Ωignore_endΩ*/export default OrderList__SvelteComponent_;