///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect, fn } from 'storybook/test';
  import Asking from '../src/components/asking/Asking.svelte';
  import { turnNamed } from './scenario-turns.ts';
  import { EXAMPLE_9, turnFor } from './turns.ts';

  const { Story } = defineMeta({
    title: 'Player/Asking',
    component: Asking,
    args: { turn: turnFor(EXAMPLE_9), ongo: fn(), onplay: fn(), ontry: fn() },
  });
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`Example 9, a dislodged unit supports nothing`,"play":async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play why' }));
    await expect(args.onplay).toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ask about' }), 'BER');
    await expect(canvas.getAllByText(/bounce in Prussia, 1 against 1/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What would change this?' }));
    const answer = await canvas.findByRole('button', { name: /^F Bal H/ });
    await userEvent.click(answer);
    await expect(args.ontry).toHaveBeenCalled();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Dark`,"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Phone`,"globals":{ viewport: { value: 'phone' } },}});}


 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Example 1, a stand-off`,"args":{ turn: turnNamed('rulebook-1971/example-01') },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Example 6, a circle`,"args":{ turn: turnNamed('rulebook-1971/example-06') },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`Example 10: a dislodged unit still cuts`,"args":{ turn: turnNamed('rulebook-1971/example-10') },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`Example 13: a convoy and what it cuts`,"args":{ turn: turnNamed('rulebook-1971/example-13') },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`DATC 6E7, a beleaguered garrison`,"args":{ turn: turnNamed('datc/6-e-07') },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`DATC 6F16, the paradox of Pandin`,"args":{ turn: turnNamed('datc/6-f-16-szykman') },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`DATC 6F17, the extended paradox`,"args":{ turn: turnNamed('datc/6-f-17-szykman') },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`DATC 6F18, a betrayal`,"args":{ turn: turnNamed('datc/6-f-18-szykman') },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`DATC 6F23, a second-order paradox`,"args":{ turn: turnNamed('datc/6-f-23-szykman') },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`DATC 6G11, a convoy to a neighbour`,"args":{ turn: turnNamed('datc/6-g-11') },}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Asking__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Asking__SvelteComponent_ = InstanceType<typeof Asking__SvelteComponent_>;
/*Ωignore_endΩ*/export default Asking__SvelteComponent_;