import { expect } from 'vitest';
import { LIST_NAMES, type ListName } from '../../src/embed/packed.ts';
import type { Reel } from '../../src/embed/reel.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';

/** Everything in a frame except the names of things, as text; numbers to a tenth. */
const lists = (shown: Frame, close: (n: number) => number): unknown =>
  Object.fromEntries(
    LIST_NAMES.map((name) => [name, things(shown, name).map((thing) => near(thing, close))]),
  );

/** Outlines of spaces may be drawn in any order, and each fact lists them in its own. */
const things = (shown: Frame, name: ListName): Frame[ListName] =>
  name === 'focus' ? shown.focus.toSorted((a, b) => a.space.localeCompare(b.space)) : shown[name];

function near(value: unknown, close: (n: number) => number): unknown {
  if (typeof value === 'number') return close(value);
  if (Array.isArray(value)) return value.map((one: unknown) => near(one, close));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => name !== 'key' && one !== undefined)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, one]) => [name, near(one, close)]),
  );
}

/** Checks that two frames differ by no more than a twentieth of a px. */
export function expectSame(found: Frame, wanted: Frame): void {
  const numbers: number[] = [];
  const shape = (shown: Frame, into: number[]): unknown =>
    lists(shown, (n) => {
      into.push(n);
      return 0;
    });
  const others: number[] = [];
  expect(shape(found, numbers)).toEqual(shape(wanted, others));
  const apart = numbers.map((n, i) => Math.abs(n - (others[i] ?? NaN)));
  expect(Math.max(0, ...apart)).toBeLessThanOrEqual(0.0501);
}

/** Compares all texts, and the drawing at some steps. */
export function expectSamePlay(found: Reel, wanted: Reel): void {
  expect(found.last).toBe(wanted.last);
  expect(found.marks).toEqual(wanted.marks);
  expect(found.language).toBe(wanted.language);
  for (const step of [null, ...Array.from({ length: wanted.last + 1 }, (_, n) => n)])
    expect(found.read(step)).toEqual(wanted.read(step));
  for (const step of [0, wanted.last >> 1, wanted.last])
    expectSame(found.frame(step, 'compact'), wanted.frame(step, 'compact'));
}
