import { pathRound } from 'd3-path';
import { curveNatural } from 'd3-shape';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { natural } from '../../src/stage/geometry/natural.ts';

const coordinate = fc.integer({ min: -500, max: 1500 });
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), {
  minLength: 3,
  maxLength: 70,
});

test('is the natural spline of d3-shape', () => {
  fc.assert(
    fc.property(points, (some) => {
      const theirs = pathRound(2);
      const curve = curveNatural(theirs);
      curve.lineStart();
      for (const { x, y } of some) curve.point(x, y);
      curve.lineEnd();
      const own = pathRound(2);
      some.slice(0, 1).forEach(({ x, y }) => {
        own.moveTo(x, y);
      });
      for (const [a, b, to] of natural(some)) own.bezierCurveTo(a.x, a.y, b.x, b.y, to.x, to.y);
      expect(own.toString()).toBe(theirs.toString());
    }),
  );
});

test('between two points it is straight', () => {
  expect(
    natural([
      { x: 0, y: 0 },
      { x: 3, y: 6 },
    ]),
  ).toEqual([
    [
      { x: 1, y: 2 },
      { x: 2, y: 4 },
      { x: 3, y: 6 },
    ],
  ]);
});
