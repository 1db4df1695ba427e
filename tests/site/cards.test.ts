import { lessons } from 'virtual:scenarios';
import { expect, test } from 'vitest';
import '../../src/site/army-fleet/load.ts';
import { editionOf } from '../../src/learn/edition-of.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { SHOWN_BOARDS } from '../../src/site/boards/shown-boards.ts';
import { cardOf, cardPicture } from '../../src/site/cards.ts';
import { CARD_SIZE } from '../../src/site/sharing.ts';
import { lessonFrame } from '../../src/site/learn/lesson-frame.ts';
import { siteIn } from '../../src/site/site-in.ts';
import { EFFORT } from '../support/effort.ts';

const sources = { lessons, boards: SHOWN_BOARDS };
const cardFor = (path: string) => cardOf(path, siteIn('en'), sources);
const draw = (name: string) => cardPicture(name, siteIn('en'), sources);

test('a lesson, a board and each kind of what is shared have a card of their own; a chapter has that of its first lesson', () => {
  const [lesson] = lessons;
  expect(cardFor(lesson?.slug ?? '')).toBe(lesson?.slug);
  expect(cardFor(`learn/${lesson?.chapter ?? ''}`)).toBe(lesson?.slug);
  expect(cardFor('boards/hundred')).toBe('boards/hundred');
  const shared = ['desk', 'study', 'game', 'learn/today'];
  expect(shared.map(cardFor)).toEqual(shared);
  expect(new Set(['rulebook-1971/example-09', ...shared].map(draw)).size).toBe(5);
  expect(cardFor('rules')).toBe(cardFor(''));
});

test.each([
  'rulebook-1971/example-09',
  'learn/stand-off/two-armies',
  'boards/france-austria',
  'boards/hundred',
  ...['desk', 'study', 'game', 'learn/today'],
  // More than half of the time of all is that of this one.
  ...(EFFORT < 1 ? [] : ['boards/youngstown-redux']),
])('the card of %s has the shape of a card', (name) => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(draw(name)) ?? [];
  expect(Number(width) / Number(height)).toBeCloseTo(CARD_SIZE.width / CARD_SIZE.height, 3);
});

test('a lesson is drawn before its ruling', () => {
  const lesson = lessons.find(({ slug }) => slug === 'learn/stand-off/two-armies');
  if (!lesson) throw new Error('no lesson');
  const { movement } = rulePhases(lesson, editionOf(lesson));
  if (!movement) throw new Error('no moves');
  const bars = ({ ribbons }: Frame) => ribbons.filter(({ bar }) => bar > 0).length;
  expect(bars(frame(movement, movement.ruling.steps.length, FORMATS.medium))).toBe(2);
  expect(bars(lessonFrame(lesson, FORMATS.medium))).toBe(0);
});

test('the powers of another board have their colours', () => {
  expect(draw('boards/cold-war')).toContain('#a03a3a');
});

test('a page that has no card is not drawn', () => {
  expect(() => draw('nowhere')).toThrow('nowhere');
});
