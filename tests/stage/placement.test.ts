import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/stage/format.ts';
import { frame } from '../../src/stage/frame.ts';
import { place } from '../../src/stage/placement.ts';
import type { Item } from '../../src/stage/placement.ts';
import { cutOffIn, overlapsIn } from './overlaps.ts';
import { positionsOf, TURNS, turnsIn } from './turns.ts';

/** How many pairs may cover one another, over all scenarios: whole of Europe on a phone is as full as it gets. */
const BOUNDS = { wide: 0, compact: 8, thumb: 0 } as const;

describe.each(Object.values(FORMATS))('$id', { timeout: 60_000 }, (format) => {
  test('units, strengths, crosses, names and words keep clear of one another', () => {
    const found = TURNS.flatMap(({ slug, turn }) =>
      overlapsIn(frame(turn, turn.ruling.steps.length, format)).map((pair) => `${slug}: ${pair}`),
    );
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(BOUNDS[format.id]);
  });

  test('at every step of a small board', () => {
    const found = TURNS.filter(({ slug }) => !slug.startsWith('sample-game')).flatMap(
      ({ slug, turn }) =>
        positionsOf(turn, 6).flatMap((position) =>
          overlapsIn(frame(turn, position, format)).map(
            (pair) => `${slug} ${String(position)}: ${pair}`,
          ),
        ),
    );
    expect(found).toEqual([]);
  });

  test('nothing that matters is cut off', () => {
    const found = TURNS.flatMap(({ slug, turn }) =>
      cutOffIn(frame(turn, turn.ruling.steps.length, format)).map((what) => `${slug}: ${what}`),
    );
    expect(found).toEqual([]);
  });
});

test('nor do the standard test cases, made to be tangled', { timeout: 60_000 }, () => {
  const found = turnsIn('datc').flatMap(({ slug, turn }) => {
    const shown = frame(turn, turn.ruling.steps.length, FORMATS.compact);
    return [...overlapsIn(shown), ...cutOffIn(shown)].map((pair) => `${slug}: ${pair}`);
  });
  expect(found).toEqual([]);
});

const item = (key: string, ...places: readonly (readonly [number, number, number])[]): Item => ({
  key,
  candidates: places.map(([x, y, cost]) => ({ x, y, cost })),
  beads: ({ x, y }) => [{ x, y, r: 10, weight: 5 }],
});
const size = { width: 200, height: 200 };

describe('place', () => {
  test('takes what is liked best, if nothing is in the way', () => {
    const placed = place([item('a', [50, 50, 3], [90, 50, 1])], [], size);
    expect(placed.get('a')).toMatchObject({ x: 90, y: 50, cost: 1 });
  });

  test('keeps off obstacles, off one another and inside the frame', () => {
    const obstacle = { x: 90, y: 50, r: 10, weight: 5 };
    const one = item('a', [90, 50, 0], [50, 50, 2], [150, 150, 4]);
    const two = item('b', [55, 55, 0], [2, 100, 1], [100, 100, 3]);
    const placed = place([one, two], [obstacle], size);
    expect(placed.get('a')).toMatchObject({ x: 50, y: 50 });
    expect(placed.get('b')).toMatchObject({ x: 100, y: 100 });
  });

  test('leaves out what has no place at all', () => {
    expect(place([item('a')], [], size).size).toBe(0);
  });
});
