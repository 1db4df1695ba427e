///<reference types="svelte" />
;
  import { defineMeta } from '@storybook/addon-svelte-csf';
  import { expect, fn, waitFor } from 'storybook/test';
  import EntryDesk from './EntryDesk.svelte';
  import {
    allPowers,
    CROSSINGS,
    MISTAKES,
    OPENING_SLIPS,
    SPRING_1901,
    TWO_RETREATS,
    WINTER,
  } from './entry.ts';

  const { Story } = defineMeta({
    title: 'Entry/Orders',
    component: EntryDesk,
    args: {
      task: SPRING_1901,
      powers: allPowers(SPRING_1901),
      active: 'England',
      onslip: fn(),
    },
  });

  const retreats = {
    task: TWO_RETREATS,
    powers: allPowers(TWO_RETREATS),
    active: 'Austria',
  } as const;
  const winter = { task: WINTER, powers: allPowers(WINTER), active: 'Russia' } as const;
  const crossings = { task: CROSSINGS, powers: allPowers(CROSSINGS), active: 'England' } as const;
;;function $$render() {
async () => {

 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {     "name":`Nothing written`,"play":async ({ canvas, userEvent, args }) => {
    const london = await canvas.findByRole('option', { name: 'Fleet London, England, no order' });
    london.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Move' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Fleet London: move, support or hold?',
    );
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('status')).toHaveTextContent(/this one is in port/);
    await userEvent.keyboard('m');
    await waitFor(() =>
      expect(canvas.getByRole('option', { name: 'English Channel' })).toHaveFocus(),
    );
    await userEvent.keyboard('n');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'North Sea' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onslip).toHaveBeenLastCalledWith('England', 'F Lon-Nth');
    await waitFor(() =>
      expect(
        canvas.getByRole('option', { name: 'Army Liverpool, England, no order' }),
      ).toHaveFocus(),
    );
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Some orders written`,"args":{ slips: OPENING_SLIPS },"play":async ({ canvas, userEvent, args }) => {
    const slip = canvas.getByRole('textbox', { name: /^Orders of England/ });
    await userEvent.type(slip, '{Control>}{End}{/Control}{Enter}# ours');
    await expect(args.onslip).toHaveBeenLastCalledWith(
      'England',
      'F Lon-Nth\nF Edi-Nrg\nA Lvp-Yor\n# ours',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(slip).toHaveValue('F Lon-Nth\nF Edi-Nrg\nA Lvp-Yor');
    await userEvent.click(canvas.getByRole('tab', { name: /^France/ }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName(/^Orders of France/);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Some orders written, dark`,"args":{ slips: OPENING_SLIPS },"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Some orders written, phone`,"args":{ slips: OPENING_SLIPS },"globals":{ viewport: { value: 'phone' } },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Mistakes on a slip`,"args":{ slips: MISTAKES },"play":async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText(/No space has this name/)[0]).toBeVisible();
    await expect(canvas.getByText(/on the slip of England/)).toBeVisible();
    await expect(canvas.getByText(/Munich is inland/)).toBeVisible();
    const edinburgh = await canvas.findByRole('option', { name: /^Fleet Edinburgh/ });
    edinburgh.focus();
    await userEvent.keyboard('{Enter}h');
    await expect(args.onslip).toHaveBeenLastCalledWith('England', `F Edi H\n${MISTAKES.England}`);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Mistakes on a slip, dark`,"args":{ slips: MISTAKES },"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`A unit is chosen`,"args":crossings,"play":async ({ canvas, userEvent }) => {
    (await canvas.findByRole('option', { name: /^Fleet North Sea/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('toolbar')).toBeVisible();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {         "name":`A unit is chosen, phone`,"args":crossings,"globals":{ viewport: { value: 'phone' } },"play":async ({ canvas, userEvent }) => {
    (await canvas.findByRole('option', { name: /^Fleet North Sea/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('toolbar')).toBeVisible();
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Where to`,"args":crossings,"play":async ({ canvas, userEvent }) => {
    (await canvas.findByRole('option', { name: /^Army London/ })).focus();
    await userEvent.keyboard('{Enter}m');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Belgium' })).toHaveFocus());
    await userEvent.keyboard('r{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/no chain of fleets/);
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {         "name":`Where to, dark`,"args":crossings,"globals":{ theme: 'dark' },"play":async ({ canvas, userEvent }) => {
    (await canvas.findByRole('option', { name: /^Fleet North Sea/ })).focus();
    await userEvent.keyboard('{Enter}c');
    await waitFor(() => expect(canvas.getByRole('option', { name: /^London/ })).toBeVisible());
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Which coast`,"args":crossings,"play":async ({ canvas, userEvent, args }) => {
    (await canvas.findByRole('option', { name: /^Fleet Mid-Atlantic/ })).focus();
    await userEvent.keyboard('{Enter}m');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Spain' })).toBeInTheDocument());
    await userEvent.keyboard('spa{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'North coast' }));
    await expect(args.onslip).toHaveBeenLastCalledWith('England', 'F Mid-Spa/nc');
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`By land or by convoy`,"args":crossings,"play":async ({ canvas, userEvent, args }) => {
    (await canvas.findByRole('option', { name: /^Army Norway/ })).focus();
    await userEvent.keyboard('{Enter}m');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Sweden' })).toBeInTheDocument());
    await userEvent.keyboard('swe{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'By convoy' }));
    await expect(args.onslip).toHaveBeenLastCalledWith('England', 'A Nwy-Swe via convoy');
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Retreats`,"args":retreats,"play":async ({ canvas, userEvent, args }) => {
    (await canvas.findByRole('option', { name: /^Army Trieste/ })).focus();
    await userEvent.keyboard('{Enter}r');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Vienna' })).toBeInTheDocument());
    await userEvent.keyboard('ven{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/cannot retreat to Venice/);
    await userEvent.keyboard('vie{Enter}');
    await expect(args.onslip).toHaveBeenLastCalledWith('Austria', 'A Tri-Vie');
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Retreats, dark`,"args":{ ...retreats, slips: { Austria: 'A Tri-Vie\nF Alb D' } },"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Retreats, phone`,"args":retreats,"globals":{ viewport: { value: 'phone' } },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Builds and removals`,"args":winter,"play":async ({ canvas, userEvent, args }) => {
    (await canvas.findByRole('option', { name: /^St Petersburg/ })).focus();
    await userEvent.keyboard('{Enter}f');
    await userEvent.click(await canvas.findByRole('button', { name: 'North coast' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Waive a build' }));
    await expect(args.onslip).toHaveBeenLastCalledWith('Russia', 'Build F StP/nc\nWaive');
    await expect(canvas.getByRole('status')).toHaveTextContent('Every build of Russia is ordered.');
    await userEvent.click(canvas.getByRole('tab', { name: /^Turkey/ }));
    (await canvas.findByRole('option', { name: /^Army Greece/ })).focus();
    await userEvent.keyboard('{Enter}r');
    await expect(args.onslip).toHaveBeenLastCalledWith('Turkey', 'Remove A Gre');
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`Builds and removals, dark`,"args":{
    ...winter,
    slips: { Russia: 'Build A Mos\nBuild F Sev\nBuild A War', Turkey: 'Remove F Aeg' },
  },"globals":{ theme: 'dark' },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`Builds and removals, phone`,"args":winter,"globals":{ viewport: { value: 'phone' } },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {       "name":`One power alone`,"args":{ powers: ['France'], active: 'France', slips: { England: 'F Lon-Eng' } },"play":async ({ canvas, userEvent }) => {
    (await canvas.findByRole('option', { name: /^Fleet Brest/ })).focus();
    await userEvent.keyboard('mun{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This army is Germany’s. Here only France can be ordered.',
    );
  },}});}
 { const $$_yrotS0C = __sveltets_2_ensureComponent(Story); new $$_yrotS0C({ target: __sveltets_2_any(), props: {      "name":`In one ink`,"args":{ slips: OPENING_SLIPS },"globals":{ theme: 'ink' },}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Entry__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Entry__SvelteComponent_ = InstanceType<typeof Entry__SvelteComponent_>;
/*Ωignore_endΩ*/export default Entry__SvelteComponent_;