import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/stage/model/format.ts';
import type { Format } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { bandPath, linePath } from '../../src/stage/geometry/outline.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { turns } from '../properties/turns.ts';
import { EFFORT, runs } from '../support/effort.ts';
import { positionsOf, ruled, SOME_TURNS, turnNamed, TURNS } from './turns.ts';

const ALL: readonly Format[] = Object.values(FORMATS);

/** The paths of all numbers in a value that are not finite. */
function notNumbers(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => notNumbers(part, `${path}.${key}`));
}

function wrongIn(shown: Frame): readonly string[] {
  const paths = [
    ...shown.ribbons.map(({ line }) => bandPath(line, 6, { length: 16, half: 9 })),
    ...[...shown.supports, ...shown.retreats].map(({ line }) => linePath(line)),
  ];
  return [...notNumbers(shown), ...paths.filter((path) => /NaN|Infinity|^$/.test(path))];
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** The form of every order, wherever it is drawn. */
const formsOf = (shown: Frame) =>
  [
    ...shown.ribbons.map(({ key, pencil, ink, bar, strokes, dots, hollow, void: nil, illegal }) => [
      ...[key, pencil, ink, bar, strokes, dots, hollow, nil, illegal],
    ]),
    ...shown.supports.map(({ key, pencil, ink, fill, strokes, void: nil, illegal }) => [
      ...[key, pencil, ink, fill, strokes, nil, illegal],
    ]),
    ...shown.rings.map(({ key, pencil, ink, gap, void: nil, illegal }) => [
      ...[key, pencil, ink, gap, nil, illegal],
    ]),
    ...shown.units.map(({ key, tilt, perforated, disbanded }) => [
      key,
      tilt,
      perforated,
      disbanded,
    ]),
    ...shown.strengths.map(({ key, shape, value, bound, win }) => [key, shape, value, bound, win]),
    ...shown.ghosts.map(({ key }) => [key]),
    ...shown.retreats.map(({ key }) => [key]),
    ...shown.crosses.map(({ key }) => [key]),
    ...shown.focus.map(({ key }) => [key]),
  ].map((form) => form.join(' '));

/** A turn with a truncated trace; the rest of its ruling is kept. */
const cutAfter = (turn: Turn, position: number): Turn => ({
  ...turn,
  ruling: { ...turn.ruling, steps: turn.ruling.steps.slice(0, position) },
});

test('a frame is a pure function: the same turn gives the same frame, and is not modified', () => {
  const turn = turnNamed('rulebook-1971/example-09');
  for (const format of ALL) {
    const again = deepFreeze(structuredClone(turn));
    for (const position of positionsOf(turn))
      expect(frame(again, position, format)).toEqual(frame(turn, position, format));
  }
});

test('a frame survives JSON', () => {
  const shown = frame(turnNamed('rulebook-1982/example-12'), 6, FORMATS.wide);
  expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
});

/** A card shows a detail, which depends on all steps together; this test uses the whole board. */
describe('a frame shows only what the steps so far settle', () => {
  // Each is a turn of its own, with everything placed anew.
  const most = EFFORT < 1 ? 4 : 8;
  test.each(SOME_TURNS)('$slug', ({ turn }) => {
    for (const position of positionsOf(turn, most).slice(0, -1))
      expect(formsOf(frame(turn, position, FORMATS.compact))).toEqual(
        formsOf(frame(cutAfter(turn, position), position, FORMATS.compact)),
      );
  });
});

describe('an order is in pencil until the step that decides it', () => {
  test.each(SOME_TURNS)('$slug', ({ turn }) => {
    for (const position of positionsOf(turn, 8)) {
      const shown = frame(turn, position, FORMATS.compact);
      for (const { key, pencil } of [...shown.ribbons, ...shown.supports, ...shown.rings]) {
        const index = Number(/:(\d+)/.exec(key)?.[1]);
        const step = turn.ruling.orders[index]?.step ?? null;
        expect([key, position, pencil]).toEqual([
          key,
          position,
          step === null || step >= position ? 1 : 0,
        ]);
      }
    }
  });
});

describe('every number is a number', () => {
  test.each(SOME_TURNS)('$slug', ({ turn }) => {
    for (const format of ALL)
      for (const position of positionsOf(turn, 5))
        expect(wrongIn(frame(turn, position, format))).toEqual([]);
  });

  test('in random turns', () => {
    fc.assert(
      fc.property(
        turns,
        fc.constantFrom(...ALL),
        fc.double({ min: 0, max: 1 }),
        (given, format, share) => {
          const turn = ruled(given);
          const position = Math.round((Number.isNaN(share) ? 1 : share) * turn.ruling.steps.length);
          expect(wrongIn(frame(turn, position, format))).toEqual([]);
        },
      ),
      { numRuns: runs(60), seed: 1971 },
    );
  });
});

test('what a format shows for the whole turn does not move from step to step', () => {
  for (const { turn } of TURNS.slice(0, 30)) {
    const first = frame(turn, 0, FORMATS.wide);
    const places = new Map<string, string>();
    for (const position of positionsOf(turn)) {
      const shown = frame(turn, position, FORMATS.wide);
      expect(shown.view).toEqual(first.view);
      expect(shown.labels).toEqual(first.labels);
      for (const { key, x, y } of [...shown.strengths, ...shown.words, ...shown.rings]) {
        const here = `${String(x)} ${String(y)}`;
        expect(places.get(key) ?? here).toBe(here);
        places.set(key, here);
      }
    }
  }
});
