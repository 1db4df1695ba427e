///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect } from 'storybook/test';
  import MarkSheet from './MarkSheet.svelte';

  const { Story } = defineMeta({ title: 'Board/Marks', component: MarkSheet });
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`Numbers, marks and names`,"play":async ({ canvas }) => {
    await expect(canvas.getByText('2+')).toBeInTheDocument();
    await expect(canvas.getByText('≤1')).toBeInTheDocument();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Dark`,"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Grey`,"globals":{ vision: 'grey' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`One ink`,"globals":{ theme: 'ink' },}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Marks__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Marks__SvelteComponent_ = InstanceType<typeof Marks__SvelteComponent_>;
/*Ωignore_endΩ*/export default Marks__SvelteComponent_;