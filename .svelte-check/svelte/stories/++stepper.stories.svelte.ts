///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect, fn } from 'storybook/test';
  import Stepper from '../src/components/Stepper.svelte';
 const framed/*Ωignore_positionΩ*/ = (args: import('svelte').ComponentProps<typeof Stepper>, width: number)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("div", {   });__sveltets_2_ensureType(String, Number, "  ");__sveltets_2_ensureType(String, Number, `${width} `);__sveltets_2_ensureType(String, Number, " ");
     { const $$_reppetS1C = __sveltets_2_ensureComponent(Stepper); new $$_reppetS1C({ target: __sveltets_2_any(), props: { ...args,}});}
   }
};return __sveltets_2_any(0)};

  const marks = [
    { name: 'Supports', from: 1 },
    { name: 'Silesia', from: 2 },
    { name: 'The cut', from: 6 },
    { name: 'Prussia', from: 7 },
    { name: 'Retreats', from: 12 },
  ];

  const { Story } = defineMeta({
    title: 'Player/Stepper',
    component: Stepper,
    args: { step: 6, last: 12, marks, playing: false, speed: 1, send: fn() },
  });
;;function $$render() {
async () => {



  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`Midway`,"play":async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'NEXT' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'BACK' });
    await userEvent.click(canvas.getByText('Retreats'));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'GO', step: 12 });
    const ruler = canvas.getByRole('slider', { name: 'Steps' });
    await expect(ruler).toHaveAttribute('aria-valuetext', 'Step 6 of 12: The cut');
    ruler.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'GO', step: 7 });
    await userEvent.keyboard('{PageUp}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'GO', step: 2 });
  },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 800));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Playing`,"args":{ playing: true, speed: 2 },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 800));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Start`,"args":{ step: 0 },"play":async ({ canvas, userEvent, args }) => {
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    await expect(args.send).not.toHaveBeenCalled();
  },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 800));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`End`,"args":{ step: 12 },"play":async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play again' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'TOGGLE' });
    await userEvent.click(canvas.getByRole('button', { name: /^Speed/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SPEED', speed: 2 });
  },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 800));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`End, dark`,"args":{ step: 12 },"globals":{ theme: 'dark' },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 800));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Where two editions part`,"args":{ step: 8, parts: [7] },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 800));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Phone`,"globals":{ viewport: { value: 'phone' } },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 328));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`No steps`,"args":{ step: 0, last: 0, marks: [], cover: true },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 800));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Stepper__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Stepper__SvelteComponent_ = InstanceType<typeof Stepper__SvelteComponent_>;
/*Ωignore_endΩ*/export default Stepper__SvelteComponent_;