///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect, fn } from 'storybook/test';
  import EditionSwitch from '../src/components/EditionSwitch.svelte';

  const names = {
    '1971': '1971',
    '1982': '1982',
    '2000': '2000',
    '2023': '2023',
    DPTG: 'DPTG',
    DATC: 'DATC 3.0',
  };
  const { Story } = defineMeta({
    title: 'Player/Edition switch',
    component: EditionSwitch,
    args: { edition: '1971', names, differing: [], onpick: fn() },
  });
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`All agree`,"play":async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('All editions agree')).toBeVisible();
    canvas.getByRole('radio', { name: '1971' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onpick).toHaveBeenLastCalledWith('1982');
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Some disagree`,"args":{ differing: ['1982', '2000', '2023', 'DATC'] },"play":async ({ canvas }) => {
    await expect(canvas.getByText('1982, 2000, 2023 and DATC 3.0 disagree')).toBeVisible();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`One disagrees, dark`,"args":{ differing: ['DATC'] },"globals":{ theme: 'dark' },}});}
  { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); const $$_yrotS0 = new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Phone`,"args":{ differing: ['1982'] },"play":async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Edition' }), '1982');
    await expect(args.onpick).toHaveBeenLastCalledWith('1982');
  },template:(args) => { async ()/*Ωignore_positionΩ*/ => {
     { svelteHTML.createElement("div", {  });__sveltets_2_ensureType(String, Number, "  ");__sveltets_2_ensureType(String, Number, " "); { const $$_hctiwSnoitidE1C = __sveltets_2_ensureComponent(EditionSwitch); new $$_hctiwSnoitidE1C({ target: __sveltets_2_any(), props: { ...args,}});} }
  };return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {template} = $$_yrotS0.$$prop_def;/*Ωignore_endΩ*/
  
 Story}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const EditionSwitch__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type EditionSwitch__SvelteComponent_ = InstanceType<typeof EditionSwitch__SvelteComponent_>;
/*Ωignore_endΩ*/export default EditionSwitch__SvelteComponent_;