import { curveNatural } from 'd3-shape';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../../src/stage/geometry/point.ts';
import { natural } from '../../src/stage/geometry/outline.ts';

const coordinate = fc.integer({ min: -500, max: 1500 });
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), {
  minLength: 3,
  maxLength: 70,
});

/** The curves that d3-shape draws through the points. */
function theirs(some: readonly Point[]): readonly (readonly number[])[] {
  const curves: number[][] = [];
  const unused = (): void => undefined;
  const curve = curveNatural({
    ...{ moveTo: unused, lineTo: unused, closePath: unused, arc: unused, rect: unused },
    bezierCurveTo: (...numbers: number[]) => {
      curves.push(numbers);
    },
  } as unknown as CanvasRenderingContext2D);
  curve.lineStart();
  for (const { x, y } of some) curve.point(x, y);
  curve.lineEnd();
  return curves;
}

test('equals the natural spline of d3-shape', () => {
  fc.assert(
    fc.property(points, (some) => {
      const own = natural(some).map((curve) => curve.flatMap(({ x, y }) => [x, y]));
      const known = theirs(some);
      expect(own.length).toBe(known.length);
      own.flat().forEach((value, i) => {
        expect(value).toBeCloseTo(known.flat()[i] ?? NaN, 6);
      });
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
