///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect } from 'storybook/test';
  import MarkList from '../src/components/MarkList.svelte';
  import { MEANINGS } from '../src/components/legend.ts';

  const { Story } = defineMeta({ title: 'Board/Legend', component: MarkList });
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`What the marks mean`,"play":async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(MEANINGS.length);
    for (const path of canvasElement.querySelectorAll('path'))
      await expect(path.getAttribute('d')).not.toMatch(/NaN|^$/);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Dark`,"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`One ink`,"globals":{ theme: 'ink' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Phone`,"globals":{ viewport: { value: 'phone' } },}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Legend__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Legend__SvelteComponent_ = InstanceType<typeof Legend__SvelteComponent_>;
/*Ωignore_endΩ*/export default Legend__SvelteComponent_;