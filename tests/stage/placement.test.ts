import { describe, expect, test } from 'vitest';
import { COVERED, groundOf, solid } from '../../src/stage/layout/ground.ts';
import { place } from '../../src/stage/layout/placement.ts';
import type { Item } from '../../src/stage/layout/placement.ts';
import type { Point } from '../../src/stage/geometry/point.ts';
import { disc } from '../../src/stage/geometry/footprint.ts';

const item = (
  key: string,
  ...places: readonly (readonly [number, number, number])[]
): Item<Point> => ({
  key,
  mayCover: new Set(['mine']),
  dropAt: COVERED,
  candidates: places.map(([x, y, cost]) => ({
    value: { x, y },
    cost,
    pieces: () => solid(key, [disc({ x, y }, 10)]),
  })),
});
const size = { width: 200, height: 200 };
const at = (owner: string, x: number, y: number) => solid(owner, [disc({ x, y }, 10)]);

describe('place', () => {
  test('takes the cheapest candidate, if nothing is in the way', () => {
    const placed = place([item('a', [50, 50, 3], [90, 50, 1])], groundOf(), size);
    expect(placed.get('a')).toMatchObject({ value: { x: 90, y: 50 }, cost: 1 });
  });

  test('avoids what is there, other items and the edge of the frame', () => {
    const one = item('a', [90, 50, 0], [50, 50, 2], [150, 150, 4]);
    const two = item('b', [55, 55, 0], [2, 100, 1], [100, 100, 3]);
    const placed = place([one, two], groundOf(at('rock', 90, 50)), size);
    expect(placed.get('a')?.value).toEqual({ x: 50, y: 50 });
    expect(placed.get('b')?.value).toEqual({ x: 100, y: 100 });
  });

  test('gives way to a later one that has no other place', () => {
    const one = item('a', [50, 50, 0], [150, 50, 30]);
    const two = { ...item('b', [55, 50, 0]), dropAt: Infinity };
    const placed = place([one, two], groundOf(), size);
    expect(placed.get('a')?.value).toEqual({ x: 150, y: 50 });
    expect(placed.get('b')?.value).toEqual({ x: 55, y: 50 });
  });

  test('may cover what it belongs to', () => {
    const placed = place([item('a', [50, 50, 0])], groundOf(at('mine', 55, 50)), size);
    expect(placed.get('a')?.cost).toBe(0);
  });

  test('leaves out what has no place, and what would cover something with every candidate', () => {
    expect(place([item('a')], groundOf(), size).size).toBe(0);
    const crowded = groundOf([...at('rock', 50, 50), ...at('rock', 90, 50)]);
    expect(place([item('a', [52, 50, 0], [88, 50, 0])], crowded, size).size).toBe(0);
  });
});
