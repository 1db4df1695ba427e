import { lessons, stories } from 'virtual:scenarios';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { journeyAtStart } from '../../src/learn/story/journey.ts';
import type { PlayerSheets } from '../../src/learn/story/played-year.ts';
import { storeJourney } from '../../src/saturday/stored-journey.ts';
import SaturdayPage from '../../src/site/saturday/SaturdayPage.svelte';
import { inEnglish } from './in-english.ts';
import '../../src/draw/tokens.css';
import '../../src/site/styles/base.css';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const france = stories.find(({ power }) => power === 'France');
if (!france) throw new Error('no story for France');
const ordered = (phase: 'Spring' | 'Fall') => france.year[phase].usual.join('\n');

/** The page at a stop, with these orders before it. */
const renderAt = async (at: string, sheets: PlayerSheets = {}) => {
  storeJourney({ ...journeyAtStart('France'), chosen: 'France', at, furthest: at, sheets }, 1);
  return render(SaturdayPage, inEnglish({ stories, lessons, base: '/' }));
};

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 860);
});

test('whoever has written no orders is asked before they are revealed, and can still write some', async () => {
  await renderAt('write Spring');
  await press('Reveal all orders');
  await expect.element(page.getByText(/your units would stay where they are/)).toBeVisible();
  await press('Write orders first');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await press('Reveal all orders');
  await press('Reveal anyway');
  await expect.element(page.getByRole('heading', { name: 'Spring 1901: revealed' })).toBeVisible();
});

test('whoever has written orders is not asked', async () => {
  await renderAt('write Spring', { Spring: ordered('Spring') });
  await press('Reveal all orders');
  await expect.element(page.getByRole('heading', { name: 'Spring 1901: revealed' })).toBeVisible();
});

test('after the stab the ruling is played to its end before the story goes on', async () => {
  const { container } = await renderAt('reveal Spring', { Spring: ordered('Spring') });
  const step = () => Number(container.querySelector('.knob')?.textContent);
  await press('To the result');
  await expect.element(page.getByText('This is a stab')).toBeVisible();
  const stab = step();
  await expect.element(page.getByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
  await press('See the other orders');
  await expect.poll(step).toBeGreaterThan(stab);
  await press('To the result');
  await expect.element(page.getByText('Who kept his word')).toBeVisible();
  await press('Go on');
  await expect.element(page.getByRole('heading', { name: 'Spring 1901: retreats' })).toBeVisible();
});

test('in the Winter it is said what waiving a build is', async () => {
  await renderAt('write Winter', { Spring: ordered('Spring'), Fall: ordered('Fall') });
  await expect.element(page.getByRole('button', { name: 'Waive a build' })).toBeVisible();
  await expect.element(page.getByText(/leave it out until a later Winter/)).toBeVisible();
  const term = page.getByRole('link', { name: 'waive' });
  await expect.element(term).toHaveAttribute('href', '/glossary/#waive');
  await press('Reveal all orders');
  await expect.element(page.getByText(/You have written no builds/)).toBeVisible();
});
