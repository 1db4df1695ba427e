import { describe, expect, test } from 'vitest';
import {
  puzzleOn,
  puzzleOnLine,
  dayAfter,
  formatDay,
  numberOn,
  parseDay,
} from '../../../src/learn/puzzles/puzzle.ts';
import { PUZZLES } from '../../../src/learn/puzzles/puzzles.ts';
import { turnOnLine } from '../../../src/learn/practice/turn-on-line.ts';
import { questionsOf } from '../../../src/learn/questions.ts';
import { EDITION_IDS } from '../../../src/rules/edition.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { adjudicate } from '../../../src/law/adjudicate.ts';
import { check } from '../../../src/check/movement/check-movement.ts';
import { rulePhases } from '../../../src/scenario/rule-phases.ts';

describe.each(PUZZLES.map((line, place) => ({ line, number: place + 1 })))(
  'puzzle $number',
  ({ line, number }) => {
    const { position, orders } = turnOnLine(line);

    test('is ruled alike under all editions, by proofs that verify', () => {
      const outcomes = EDITION_IDS.map((id) => {
        const ruling = adjudicate(position, orders, EDITIONS[id]);
        expect(check(position, orders, EDITIONS[id], ruling.steps).ok).toBe(true);
        return [ruling.orders.map(({ outcome }) => outcome), ruling.dislodged];
      });
      for (const other of outcomes) expect(other).toEqual(outcomes[0]);
    });

    test('is a fight of several powers, and asks no more than a lesson does', () => {
      const puzzle = puzzleOnLine(line, number);
      if (!puzzle) throw new Error('no puzzle');
      expect(new Set(position.units.map(({ power }) => power)).size).toBeGreaterThan(1);
      const { lesson } = puzzle;
      const phases = rulePhases(lesson, EDITIONS['1971']);
      const questions = questionsOf(lesson.ask, phases);
      expect(questions.length).toBeGreaterThan(2);
      expect(questions.length).toBeLessThan(10);
      expect(puzzle.steps).toBe(phases.movement?.ruling.steps.length);
    });
  },
);

test('there are 120, each once, of all levels, and many rules decide them, also those that games seldom come to', () => {
  expect(new Set(PUZZLES).size).toBe(120);
  const all = PUZZLES.flatMap((line, place) => puzzleOnLine(line, place + 1) ?? []);
  expect(new Set(all.map(({ level }) => level))).toEqual(new Set(['easy', 'medium', 'hard']));
  const rules = new Set(all.map(({ rule }) => rule));
  expect(rules.size).toBeGreaterThan(12);
  for (const seldom of ['convoy-broken', 'rotation', 'uncuttable', 'garrison'] as const)
    expect(rules).toContain(seldom);
  const same = all.filter(({ rule }, place) => rule === all[place - 1]?.rule);
  expect(same.length).toBeLessThan(all.length / 3);
});

test('the longer the proof, the harder the puzzle', () => {
  const all = PUZZLES.flatMap((line, place) => puzzleOnLine(line, place + 1) ?? []);
  const longest = (level: string) =>
    Math.max(...all.filter((one) => one.level === level).map(({ steps }) => steps));
  const shortest = (level: string) =>
    Math.min(...all.filter((one) => one.level === level).map(({ steps }) => steps));
  expect(longest('easy')).toBeLessThan(shortest('medium'));
  expect(longest('medium')).toBeLessThan(shortest('hard'));
});

test('every day has the next puzzle, across the end of a year and of the list', () => {
  const day = { year: 2026, month: 12, day: 31 };
  const next = dayAfter(day, 1);
  expect(next).toEqual({ year: 2027, month: 1, day: 1 });
  expect(numberOn(next)).toBe((numberOn(day) + 1) % 120);
  expect(numberOn(dayAfter(day, 120))).toBe(numberOn(day));
  expect(numberOn({ year: 1901, month: 5, day: 1 })).toBeGreaterThanOrEqual(0);
  expect(puzzleOn(day).lesson.slug).toBe(`learn/today/${String(numberOn(day) + 1)}`);
});

test('a day in an address is read, and anything else is none', () => {
  expect(parseDay('2026-11-29')).toEqual({ year: 2026, month: 11, day: 29 });
  for (const text of ['', '2026-02-30', '2026-13-01', '2026-1-1', 'step=4', '99999-01-01'])
    expect(parseDay(text)).toBeNull();
  expect(formatDay({ year: 2026, month: 3, day: 7 })).toBe('2026-03-07');
});
