import { describe, expect, test } from 'vitest';
import {
  formatJourney,
  type Journey,
  journeyAtStart,
  type JourneyEvent,
  MAX_JOURNEY,
  parseJourney,
  update,
} from '../../../src/learn/story/journey.ts';
import { LESSONS_ON_THE_WAY, PARTS, stopsOf, YEAR_CELLS } from '../../../src/learn/story/stops.ts';
import { LESSONS } from '../lessons.ts';
import { STORIES } from './stories.ts';

const [story] = STORIES;
if (!story) throw new Error('no story');
const stops = stopsOf(story);
const after = (...events: readonly JourneyEvent[]): Journey =>
  events.reduce((journey, event) => update(journey, event, stops), journeyAtStart('France'));
const next: JourneyEvent = { type: 'NEXT' };
const walked = after(...stops.map(() => next));

describe('the stops', () => {
  test('have different ids, and go through the parts and the year in order', () => {
    expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length);
    const rising = (places: readonly number[]) => places.toSorted((a, b) => a - b);
    const parts = stops.map(({ part }) => PARTS.indexOf(part));
    expect(parts).toEqual(rising(parts));
    expect(new Set(parts).size).toBe(PARTS.length);
    const cells = stops.map(({ cell }) => YEAR_CELLS.indexOf(cell));
    expect(cells).toEqual(rising(cells));
    expect(new Set(cells).size).toBe(YEAR_CELLS.length);
  });

  test('have about a dozen lessons of the course, none twice', () => {
    const slugs = LESSONS.map(({ slug }) => slug);
    for (const slug of LESSONS_ON_THE_WAY) expect(slugs).toContain(slug);
    expect(new Set(LESSONS_ON_THE_WAY).size).toBe(LESSONS_ON_THE_WAY.length);
    const lessons = stops.filter(({ doing }) => doing.type === 'lesson');
    expect(lessons.length).toBeGreaterThan(10);
    expect(lessons.length).toBeLessThan(15);
  });
});

describe('a journey', () => {
  test('goes from the first stop to the last and no further', () => {
    expect(journeyAtStart('France').at).toBe('europe');
    expect(walked.at).toBe('ready');
    expect(update(walked, next, stops)).toEqual(walked);
    expect(after({ type: 'BACK' }).at).toBe('europe');
  });

  test('remembers how far it has come when it goes back', () => {
    const back = after(next, next, { type: 'BACK' });
    expect([back.at, back.furthest]).toEqual([stops[1]?.id, stops[2]?.id]);
    const there = update(back, { type: 'GO', to: back.furthest }, stops);
    expect(there.at).toBe(back.furthest);
    expect(update(back, { type: 'GO', to: 'ready' }, stops)).toEqual(back);
    expect(update(back, { type: 'GO', to: 'nowhere' }, stops)).toEqual(back);
  });

  test('keeps a reply and goes on', () => {
    const answered = after({ type: 'REPLY', letter: 'england-channel', reply: 1 });
    expect(answered.replies).toEqual({ 'england-channel': 1 });
    expect(answered.at).toBe(stops[1]?.id);
  });

  test('forgets what followed from other orders', () => {
    const [spring, fall] = [
      { type: 'WRITE', phase: 'Spring', text: 'A Par H' },
      { type: 'WRITE', phase: 'Fall', text: 'A Par-Bur' },
    ] as const;
    const both = after(spring, fall);
    expect(both.sheets).toEqual({ Spring: 'A Par H', Fall: 'A Par-Bur' });
    const changed = update(
      { ...walked, sheets: both.sheets, at: 'write Spring' },
      { ...spring, text: 'A Par-Pic' },
      stops,
    );
    expect(changed.sheets).toEqual({ Spring: 'A Par-Pic' });
    expect(changed.furthest).toBe('write Spring');
    // The same orders again change nothing.
    expect(update(both, spring, stops)).toEqual(both);
    // An empty sheet is handed in, too.
    expect(after({ ...spring, text: '' }).sheets).toEqual({ Spring: '' });
  });

  test('begins anew for a power with another story, and keeps on for one without', () => {
    const chosen = { type: 'CHOOSE', power: 'Turkey' } as const;
    expect(update(walked, { ...chosen, plays: 'France' }, stops)).toEqual({
      ...walked,
      chosen: 'Turkey',
    });
    expect(update(walked, { ...chosen, plays: 'Turkey' }, stops)).toEqual({
      ...journeyAtStart('Turkey'),
      chosen: 'Turkey',
    });
    expect(update(walked, { type: 'AGAIN' }, stops)).toEqual(journeyAtStart('France'));
  });
});

describe('a journey that is kept', () => {
  const kept = after({ type: 'REPLY', letter: 'italy-piedmont', reply: 0 }, next, {
    type: 'WRITE',
    phase: 'Spring',
    text: 'A Par-Bur\nF Bre-Mid',
  });

  test('is read as it was', () => {
    expect(parseJourney(formatJourney(kept))).toEqual(kept);
  });

  test.each([
    ['nothing', ''],
    ['another text', '{"format":"standoff course"}'],
    ['a later version', formatJourney(kept).replace('"version":1', '"version":2')],
    ['a field too many', formatJourney(kept).replace('{', '{"x":1,')],
    ['an unknown power', formatJourney(kept).replace('"plays":"France"', '"plays":"Spain"')],
    ['a text that is too long', ' '.repeat(MAX_JOURNEY + 1)],
  ])('is not read from %s', (_, text) => {
    expect(parseJourney(text)).toBeNull();
  });

  test('opens at the start if its stop is gone', () => {
    const gone = { ...kept, at: 'letter of old', furthest: 'letter of old' };
    expect(update(gone, next, stops).at).toBe(stops[1]?.id);
  });
});
