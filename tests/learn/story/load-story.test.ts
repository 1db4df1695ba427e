import { describe, expect, test } from 'vitest';
import { formatError } from '../../../src/scenario/file-place.ts';
import { judgedLetters } from '../../../src/learn/story/kept-words.ts';
import { loadStory, usualSheets } from '../../../src/learn/story/load-story.ts';
import { ruledPhase } from '../../../src/learn/story/played-year.ts';
import { stabIn } from '../../../src/learn/story/stab.ts';
import { type Story, YEAR_PHASES } from '../../../src/learn/story/story.ts';
import { STORIES, STORY_FILES } from './stories.ts';

const movement = (story: Story, phase: 'Spring' | 'Fall') => {
  const ruled = ruledPhase(story, usualSheets(story), phase);
  if (ruled.phase !== 'movement') throw new Error('no moves');
  return ruled.turn;
};

test('there is a story', () => {
  expect(STORIES.length).toBeGreaterThan(0);
});

describe.each(STORIES)('the year of $power', (story) => {
  test('has one lie, which a named order would have stopped', () => {
    const stabs = (['Spring', 'Fall'] as const).flatMap(
      (phase) => stabIn(story, phase, movement(story, phase), {}) ?? [],
    );
    expect(stabs).toHaveLength(1);
    const [stab] = stabs;
    expect(stab).toMatchObject({ isLie: true, succeeds: true });
    expect(stab?.order.power).toBe(stab?.letter.from);
    const { remedy, order } = stab ?? {};
    const after = remedy?.turn.ruling.orders.find(({ unit }) => unit === order?.unit.at);
    expect(after?.outcome).toBe('bounces');
    expect(remedy?.order.power).toBe(story.power);
  });

  test('has somebody who keeps his word in every season', () => {
    for (const phase of ['Spring', 'Fall'] as const) {
      const judged = judgedLetters(story, phase, movement(story, phase), {});
      expect(judged.filter(({ kept }) => kept.kept).length, phase).toBeGreaterThan(0);
    }
  });

  test('shows a cut support, a convoy, a stand-off and a unit that is dislodged', () => {
    const outcomes = (['Spring', 'Fall'] as const).flatMap((phase) =>
      movement(story, phase).ruling.orders.map((one) =>
        one.dislodged ? 'dislodged' : one.outcome,
      ),
    );
    for (const outcome of ['cut', 'available', 'bounces', 'dislodged'])
      expect(outcomes, outcome).toContain(outcome);
  });

  test('has something to build for the player', () => {
    const winter = ruledPhase(story, usualSheets(story), 'Winter');
    const built = winter.turn.ruling.orders.filter(({ outcome }) => outcome === 'builds');
    expect(built.some(({ order }) => order?.power === story.power)).toBe(true);
  });

  test('rules the phases that follow without any order of the player, too', () => {
    for (const phase of YEAR_PHASES)
      expect(ruledPhase(story, {}, phase).turn.ruling.steps.length, phase).toBeGreaterThanOrEqual(
        0,
      );
  });
});

/** What is wrong with the first story after a change of its text. */
function wrong(from: string, to: string): string {
  const [path = '', text = ''] = STORY_FILES.find(([name]) => name.includes('france')) ?? [];
  expect(text).toContain(from);
  const loaded = loadStory(text.replace(from, to), path);
  return loaded.ok ? '' : loaded.error.map(formatError).join('\n');
}

test.each([
  [
    'a lie that is kept',
    'F Lon-Eng, F Edi-Nth',
    'F Lon-Nth, F Edi-Nrg',
    /lie of this letter is kept/,
  ],
  ['a promise that is broken', 'A Mun-Ruh', 'A Mun-Bur', /promise of this letter is broken/],
  ['a remedy that stops nothing', 'remedy: F Bre-Eng', 'remedy: F Bre-Gas', /does not stop it/],
  ['an illegal order', 'A Rom-Apu', 'A Rom-Mun', /is illegal/],
  ['a support of what is not ordered', 'A Ukr S A War-Gal', 'A Ukr S F Rum-Sev', /UKR is void/],
  ['a unit without an order', 'A Rom-Apu, ', '', /ROM has no order/],
  ['what is no order', 'A Rom-Apu', 'A Rom hops', /is not an order/],
  ['a promise that the letter does not make', 'en: not to Piedmont', 'en: never', /does not say/],
  [
    'a letter that is too long',
    'en: I promise nothing.',
    `en: ${'no '.repeat(13)}`,
    /has 13 words/,
  ],
  ['a lie in no letter', 'letter: england-channel', 'letter: england', /No letter "england"/],
  ['an unknown space', 'avoids: [Bur]', 'avoids: [Burgs]', /Unknown space "Burgs"/],
  ['an unknown field', 'usual: [F Bre', 'unusual: [F Bre', /Unknown field "unusual"/],
])('%s is an error of the file', (_, from, to, message) => {
  expect(wrong(from, to)).toMatch(message);
});
