///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect, waitFor } from 'storybook/test';
  import Board from '../src/components/Board.svelte';
  import { turnNamed } from './scenario-turns.ts';

  const nine = turnNamed('rulebook-1971/example-09');
  const { Story } = defineMeta({
    title: 'Board/Board',
    component: Board,
    args: { turn: nine, step: 6, format: 'wide', base: '/' },
  });
  const inPlace = (element: HTMLElement): void => {
    for (const path of element.querySelectorAll('path'))
      if (/NaN/.test(path.getAttribute('d') ?? '')) throw new Error('a path is broken');
  };
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Orders as written`,"args":{ step: 0 },"play":async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
    inPlace(canvasElement);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {  "name":`A cut`,}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`A cut, dark`,"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`The verdict`,"args":{ step: nine.ruling.steps.length },"play":async ({ canvas }) => {
    await expect(canvas.getByText('stand-off')).toBeInTheDocument();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Played from the step before`,"args":{ from: 3, step: 4 },"play":async ({ canvasElement }) => {
    const place = () =>
      canvasElement.querySelectorAll('[data-unit="PRU"]')[1]?.getAttribute('transform');
    const before = place();
    await waitFor(() => expect(place()).not.toBe(before), { timeout: 3000 });
    inPlace(canvasElement);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Pointed at`,"args":{ pointed: 'WAR' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Pointed at, dark`,"args":{ pointed: 'WAR' },"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Pointed at, in one ink`,"args":{ pointed: 'WAR' },"globals":{ theme: 'ink' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`The verdict, grey`,"args":{ step: 99 },"globals":{ vision: 'grey' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`The verdict in one ink`,"args":{ step: 99 },"globals":{ theme: 'ink' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`Thumbnail in one ink`,"args":{ format: 'thumb', step: 99 },"globals":{ theme: 'ink' },template:(args) => { async ()/*Ωignore_positionΩ*/ => { { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, " "); { const $$_draoB1C = __sveltets_2_ensureComponent(Board); new $$_draoB1C({ target: __sveltets_2_any(), props: { ...args,}});} }};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Phone`,"args":{ format: 'compact', step: 11 },template:(args) => { async ()/*Ωignore_positionΩ*/ => { { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, " "); { const $$_draoB1C = __sveltets_2_ensureComponent(Board); new $$_draoB1C({ target: __sveltets_2_any(), props: { ...args,}});} }};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Thumbnail`,"args":{ format: 'thumb', step: 11 },template:(args) => { async ()/*Ωignore_positionΩ*/ => { { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, " "); { const $$_draoB1C = __sveltets_2_ensureComponent(Board); new $$_draoB1C({ target: __sveltets_2_any(), props: { ...args,}});} }};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`One route of two, 1971`,"args":{ turn: turnNamed('rulebook-1971/example-12'), step: 99 },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`One route of two, 1982, dark`,"args":{ turn: turnNamed('rulebook-1982/example-12'), step: 99 },"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`Strength that only keeps out`,"args":{ turn: turnNamed('rulebook-1971/example-01'), step: 99 },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`A circle`,"args":{ turn: turnNamed('rulebook-1971/three-in-a-circle'), step: 99 },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`All of Europe`,"args":{ turn: turnNamed('sample-game/1902-2-fall'), step: 99 },}});}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`All of Europe on a phone, dark`,"args":{ turn: turnNamed('sample-game/1902-2-fall'), step: 99, format: 'compact' },"globals":{ theme: 'dark' },template:(args) => { async ()/*Ωignore_positionΩ*/ => { { svelteHTML.createElement("div", { });__sveltets_2_ensureType(String, Number, " "); { const $$_draoB1C = __sveltets_2_ensureComponent(Board); new $$_draoB1C({ target: __sveltets_2_any(), props: { ...args,}});} }};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Board__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Board__SvelteComponent_ = InstanceType<typeof Board__SvelteComponent_>;
/*Ωignore_endΩ*/export default Board__SvelteComponent_;