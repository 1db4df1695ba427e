///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import type { ComponentProps } from 'svelte';
  import { expect, fn } from 'storybook/test';
  import CentreChart from '../src/components/chart/CentreChart.svelte';
  import { BEGUN, DECIDED, LONG, TWO_YEARS } from './centre-histories.ts';
 const framed/*Ωignore_positionΩ*/ = (args: ComponentProps<typeof CentreChart>, width: number)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("div", {   });__sveltets_2_ensureType(String, Number, `${width} `);__sveltets_2_ensureType(String, Number, " ");__sveltets_2_ensureType(String, Number, " ");
     { const $$_trahCertneC1C = __sveltets_2_ensureComponent(CentreChart); new $$_trahCertneC1C({ target: __sveltets_2_any(), props: { ...args,}});}
   }
};return __sveltets_2_any(0)};

  const { Story } = defineMeta({
    title: 'Game/Centres over the years',
    component: CentreChart,
    args: { data: DECIDED, year: 1905, onchoose: fn() },
  });
;;function $$render() {
async () => {



  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {    "name":`A game that is decided`,"play":async ({ canvas, userEvent, args }) => {
    const years = canvas.getByRole('slider', { name: /^Supply centres, 1900 to 1910/ });
    await expect(years).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1905: France 9/));
    years.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onchoose).toHaveBeenLastCalledWith(1906);
    await userEvent.keyboard('{Home}');
    await expect(args.onchoose).toHaveBeenLastCalledWith(1900);
    const { left, width, top } = years.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: years,
      coords: { clientX: left + width * 0.99, clientY: top + 60 },
    });
    await expect(args.onchoose).toHaveBeenLastCalledWith(1910);
    await userEvent.click(canvas.getByText('As a table'));
    await expect(canvas.getByRole('columnheader', { name: 'Turkey' })).toBeVisible();
  },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 924));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Dark`,"globals":{ theme: 'dark' },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 700));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`One ink`,"globals":{ theme: 'ink' },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 700));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Grey`,"globals":{ vision: 'grey' },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 700));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Narrow`,"globals":{ viewport: { value: 'phone' } },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 344));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Fifty years`,"args":{ data: LONG, year: 1931 },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 924));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Fifty years, narrow`,"args":{ data: LONG, year: 1931 },"globals":{ viewport: { value: 'phone' } },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 344));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: { "name":`Two years, to be read only`,template:() => { async ()/*Ωignore_positionΩ*/ => {
     { svelteHTML.createElement("div", {   });__sveltets_2_ensureType(String, Number, " ");__sveltets_2_ensureType(String, Number, " ");__sveltets_2_ensureType(String, Number, " ");
       { const $$_trahCertneC1C = __sveltets_2_ensureComponent(CentreChart); new $$_trahCertneC1C({ target: __sveltets_2_any(), props: {  "data":TWO_YEARS,}});}
     }
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {   "name":`Just begun`,"args":{ data: BEGUN, year: 1900 },template:(args) => { async ()/*Ωignore_positionΩ*/ => {;__sveltets_2_ensureSnippet(framed(args, 500));};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const CentreChart__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type CentreChart__SvelteComponent_ = InstanceType<typeof CentreChart__SvelteComponent_>;
/*Ωignore_endΩ*/export default CentreChart__SvelteComponent_;