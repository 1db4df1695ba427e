///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect } from 'storybook/test';
  import UnitSheet from './UnitSheet.svelte';

  const { Story } = defineMeta({ title: 'Board/Units', component: UnitSheet });
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`Seven powers`,"play":async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(42);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Dark`,"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Grey`,"globals":{ vision: 'grey' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`One ink`,"globals":{ theme: 'ink' },}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Units__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Units__SvelteComponent_ = InstanceType<typeof Units__SvelteComponent_>;
/*Ωignore_endΩ*/export default Units__SvelteComponent_;