///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect, fn } from 'storybook/test';
  import Board from '../src/components/Board.svelte';
  import WhatIf from '../src/components/asking/WhatIf.svelte';
  import { whatIf, type Edit } from '../src/explain/ask/what-if.ts';
  import type { Turn } from '../src/trace/turn.ts';
  import { turnNamed } from './scenario-turns.ts';
 const shown/*Ωignore_positionΩ*/ = (before: Turn, after: Turn)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { const $$_fItahW0C = __sveltets_2_ensureComponent(WhatIf); new $$_fItahW0C({ target: __sveltets_2_any(), props: {      "given":before,"turn":after,onundo,onreset,}});}
   { const $$_draoB0C = __sveltets_2_ensureComponent(Board); new $$_draoB0C({ target: __sveltets_2_any(), props: {        "turn":after,"given":before,"step":after.ruling.steps.length,"format":`medium`,}});}
};return __sveltets_2_any(0)};

  const { Story } = defineMeta({ title: 'Player/What if' });

  const given = turnNamed('rulebook-1971/example-09');
  const convoy = turnNamed('rulebook-1971/example-12');

  /** A turn with some of its units ordered otherwise. */
  const changed = (turn: Turn, ...edits: readonly Edit[]): Turn => whatIf(turn, edits);

  const BALTIC: Edit = {
    type: 'order',
    unit: 'BAL',
    order: { type: 'hold', power: 'Russia', unit: { kind: 'F', at: 'BAL' } },
  };
  const SILESIA: Edit = {
    type: 'order',
    unit: 'SIL',
    order: {
      type: 'move',
      power: 'Germany',
      unit: { kind: 'A', at: 'SIL' },
      to: 'MUN',
      viaConvoy: false,
    },
  };
  const CONVOYS: readonly Edit[] = ['ENG', 'NTH', 'LON'].map((unit) => ({
    type: 'order',
    unit: unit as 'ENG',
    order: null,
  }));
  const onundo = fn();
  const onreset = fn();
;;function $$render() {
async () => {



  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"name":`A move and a support were changed`,"play":async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/^Dotted on the board/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-former]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onundo).toHaveBeenCalled();
  },}});
  ;__sveltets_2_ensureSnippet(shown(given, changed(given, BALTIC, SILESIA)));
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"name":`A move and a support, dark`,"globals":{ theme: 'dark' },}});
  ;__sveltets_2_ensureSnippet(shown(given, changed(given, BALTIC, SILESIA)));
 Story}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"name":`Convoys and the army they carried`,"play":async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-former]')).toHaveLength(4);
  },}});
  ;__sveltets_2_ensureSnippet(shown(convoy, changed(convoy, ...CONVOYS)));
 Story}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"name":`A unit was taken away`,"play":async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-former]')).toHaveLength(2);
  },}});
  ;__sveltets_2_ensureSnippet(shown(given, changed(given, { type: 'remove', unit: 'WAR' })));
 Story}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"name":`An order to hold leaves no ghost`,"play":async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-former]')).toHaveLength(0);
    await expect(canvas.queryByText(/^Dotted on the board/)).toBeNull();
  },}});
  ;__sveltets_2_ensureSnippet(shown(changed(given, BALTIC), given));
 Story}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const WhatIf__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type WhatIf__SvelteComponent_ = InstanceType<typeof WhatIf__SvelteComponent_>;
/*Ωignore_endΩ*/export default WhatIf__SvelteComponent_;