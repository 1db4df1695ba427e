import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cubicOf } from '../../src/stage/geometry/cubic.ts';
import {
  at,
  bow,
  lengthOf,
  nearest,
  quadratic,
  spaced,
  through,
} from '../../src/stage/geometry/line.ts';
import type { Line } from '../../src/stage/geometry/line.ts';
import { distance, mix } from '../../src/stage/geometry/point.ts';

/** The largest distance between the cubic and the line, in both directions. */
function farthest(line: Line): number | null {
  const cubic = cubicOf(line);
  const from = line[0];
  if (!cubic || !from) return null;
  const [a, b, to] = cubic;
  const drawn = Array.from({ length: 33 }, (_, i) => {
    const t = i / 32;
    const [p, q, r] = [mix(from, a, t), mix(a, b, t), mix(b, to, t)];
    return mix(mix(p, q, t), mix(q, r, t), t);
  });
  const off = (one: Line, other: Line): number =>
    Math.max(...one.map((spot) => distance(spot, at(other, nearest(other, spot)))));
  return Math.max(off(drawn, line), off(line, drawn));
}

const place = fc.record({
  x: fc.double({ min: 0, max: 400, noNaN: true }),
  y: fc.double({ min: 0, max: 400, noNaN: true }),
});

test('a gentle bow is one cubic', () => {
  for (const sag of [0, 4, 12, 25])
    expect(farthest(bow({ x: 10, y: 20 }, { x: 150, y: 60 }, sag))).toBeLessThan(0.4);
});

test('a line of two bends needs more than one', () => {
  const winding = through([
    { x: 0, y: 0 },
    { x: 50, y: 40 },
    { x: 100, y: -40 },
    { x: 150, y: 20 },
  ]);
  expect(cubicOf(winding)).toBeNull();
});

test('the drawn curve follows the line, whatever the line', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 4 }), (spots) => {
      const [a, b, c] = spots;
      const line =
        spots.length === 3 && a && b && c ? quadratic(a, b, c) : spaced(through(spots), 33);
      fc.pre(lengthOf(line) > 8);
      const off = farthest(line);
      if (off === null) return;
      found++;
      expect(off).toBeLessThan(0.6);
    }),
    { numRuns: 400, seed: 1971 },
  );
  console.log(`of 400 lines, ${String(found)} are one cubic`);
  expect(found).toBeGreaterThan(100);
});
