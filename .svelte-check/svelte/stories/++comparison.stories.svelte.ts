///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect, fn } from 'storybook/test';
  import Comparison from '../src/components/Comparison.svelte';
  import { partingOf } from '../src/components/comparison.ts';
  import { EXAMPLE_12, turnFor } from './turns.ts';

  const turns = [turnFor(EXAMPLE_12, '1971'), turnFor(EXAMPLE_12, '1982')] as const;
  const sayings = ['Every ordered route must survive.', 'One surviving route is enough.'] as const;
  const parting = partingOf(turns) ?? 0;

  const { Story } = defineMeta({
    title: 'Player/Two editions',
    component: Comparison,
    args: { turns, sayings, base: '/', label: 'Example 12', onstep: fn() },
  });
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`The rulings`,"play":async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/no path/)).toBeVisible();
    canvas.getByRole('slider', { name: 'Steps' }).focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(args.onstep).toHaveBeenLastCalledWith(1);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Where they part`,"args":{ wish: { step: parting } },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Where they part, dark`,"args":{ wish: { step: parting } },"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Phone width`,"args":{ wish: { step: parting } },template:(args) => { async ()/*Ωignore_positionΩ*/ => { { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, " "); { const $$_nosirapmoC1C = __sveltets_2_ensureComponent(Comparison); new $$_nosirapmoC1C({ target: __sveltets_2_any(), props: { ...args,}});} }};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Comparison__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Comparison__SvelteComponent_ = InstanceType<typeof Comparison__SvelteComponent_>;
/*Ωignore_endΩ*/export default Comparison__SvelteComponent_;