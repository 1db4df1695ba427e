///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect } from 'storybook/test';
  import { scenarios } from 'virtual:scenarios';
  import PhasePlate from '../src/components/PhasePlate.svelte';
  import { adjustmentRows, retreatRows } from '../src/components/phase-rows.ts';
  import { EDITIONS } from '../src/rules/editions.ts';
  import { rulePhases } from '../src/scenario/rule-phases.ts';
  import { adjustmentFrame } from '../src/stage/frame/adjustment-frame.ts';
  import type { Format } from '../src/stage/model/format.ts';
  import { retreatFrame } from '../src/stage/frame/retreat-frame.ts';

  function ruled(slug: string) {
    const found = scenarios.find((one) => one.slug === slug);
    if (!found) throw new Error(`no scenario ${slug}`);
    return rulePhases(found, EDITIONS[found.editions[0] ?? '1971']);
  }

  const aside = 'by 1971';
  const base = '/';

  function retreats(slug: string, open = false) {
    const turn = ruled(slug).retreats;
    if (!turn) throw new Error(`${slug} has no retreats`);
    const draw = (format: Format) => retreatFrame(turn, format, open);
    const nothing = 'Nobody has to retreat.';
    return { title: 'Retreats', aside, draw, powers: retreatRows(turn), nothing, base };
  }
  function adjustments(slug: string, open = false) {
    const turn = ruled(slug).adjustments;
    if (!turn) throw new Error(`${slug} has no adjustments`);
    const draw = (format: Format) => adjustmentFrame(turn, format, open);
    const nothing = 'Nobody has anything to build or to remove.';
    return {
      title: 'Builds and removals',
      aside,
      draw,
      powers: adjustmentRows(turn),
      nothing,
      base,
    };
  }

  const { Story } = defineMeta({ title: 'Phases', component: PhasePlate });
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Three units to one sea`,"args":retreats('datc/6-h-08'),"play":async ({ canvas }) => {
    await expect(canvas.getAllByText('collides')).toHaveLength(3);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`One gives way`,"args":retreats('retreats/one-gives-way'),}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`One gives way, dark`,"args":retreats('retreats/one-gives-way'),"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Nobody retreats`,"args":{ ...retreats('retreats/one-gives-way'), powers: [] },"play":async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has to retreat.')).toBeVisible();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Builds`,"args":adjustments('adjustments/builds'),"play":async ({ canvas }) => {
    await expect(canvas.getByText('5 centres, 3 units')).toBeVisible();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`A removal without an order`,"args":adjustments('adjustments/farthest-first'),"play":async ({ canvas }) => {
    await expect(canvas.getByText(/^Distances: North Sea 2/)).toBeVisible();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`A whole winter, phone`,"args":adjustments('sample-game/1902-2-fall'),"globals":{ viewport: { value: 'phone' } },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`A closed way`,"args":retreats('datc/6-h-10'),}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Retreats as written`,"args":retreats('datc/6-h-10', true),}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Built and refused`,"args":adjustments('adjustments/taken-in-fall'),}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Builds as written`,"args":adjustments('adjustments/taken-in-fall', true),}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`A removal as written, dark`,"args":adjustments('adjustments/removal', true),"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`A whole winter, dark`,"args":adjustments('sample-game/1902-2-fall'),"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`A whole winter, grey`,"args":adjustments('sample-game/1902-2-fall'),"globals":{ vision: 'grey' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`A whole winter in one ink`,"args":adjustments('sample-game/1902-2-fall'),"globals":{ theme: 'ink' },}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Phases__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Phases__SvelteComponent_ = InstanceType<typeof Phases__SvelteComponent_>;
/*Ωignore_endΩ*/export default Phases__SvelteComponent_;