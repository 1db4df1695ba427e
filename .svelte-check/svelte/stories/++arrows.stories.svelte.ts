///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect } from 'storybook/test';
  import ArrowSheet from './ArrowSheet.svelte';
  import { ROWS } from './arrows.ts';

  const { Story } = defineMeta({ title: 'Board/Arrows', component: ArrowSheet });
  const cards = ROWS.reduce((count, row) => count + row.cards.length, 0);
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`Every kind in every state`,"play":async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('figure.card')).toHaveLength(cards);
    for (const path of canvasElement.querySelectorAll('path'))
      await expect(path.getAttribute('d')).not.toMatch(/NaN|^$/);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Dark`,"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Grey`,"globals":{ vision: 'grey' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`One ink`,"globals":{ theme: 'ink' },}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Arrows__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Arrows__SvelteComponent_ = InstanceType<typeof Arrows__SvelteComponent_>;
/*Ωignore_endΩ*/export default Arrows__SvelteComponent_;