import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startPath } from '../../src/stage/geometry/outline.ts';

/** The points of a relative path, in tenths. */
function placesOf(d: string): readonly (readonly [number, number])[] {
  const places: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([mlcaz])([^mlcaz]*)/g)) {
    if (command === 'z') [x, y] = [startX, startY];
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((text) => Number(text) * 10);
    const pairs = command === 'a' ? numbers.slice(5) : numbers;
    const each = command === 'c' ? 6 : 2;
    for (let i = 0; i < pairs.length; i += each) {
      for (let j = 0; j < each; j += 2)
        places.push([x + (pairs[i + j] ?? NaN), y + (pairs[i + j + 1] ?? NaN)]);
      [x, y] = (places.at(-1) ?? [x, y]).map(Math.round) as [number, number];
    }
    if (command === 'm') [startX, startY] = [x, y];
  }
  return places.map(([a, b]) => [Math.round(a) + 0, Math.round(b) + 0]);
}

const at = (x: number, y: number) => ({ x, y });

describe('a path', () => {
  test('has no redundant signs, gaps and zeros', () => {
    const band = startPath();
    band.moveTo(at(10.5, 20));
    for (const to of [at(11, 19.6), at(11.3, 20.1)]) band.lineTo(to);
    band.close();
    expect(band.text()).toBe('m10.5 20l.5-.4.3.5z');
    const curve = startPath();
    curve.moveTo(at(0, 0));
    curve.curveTo(at(0.5, 0.4), at(1, -1), at(2, 2));
    expect(curve.text()).toBe('m0 0c.5.4 1-1 2 2');
    const two = startPath();
    two.moveTo(at(0, 0));
    for (const to of [at(1, 1), at(3, 3.5)]) two.lineTo(to);
    two.moveTo(at(4, 4));
    two.lineTo(at(5, 5));
    expect(two.text()).toBe('m0 0l1 1 2 2.5m1 .5l1 1');
  });

  test('has the radii, the flags and the end of an arc', () => {
    const path = startPath();
    path.moveTo(at(10, 5));
    path.arcTo(5.04, false, at(5, 10));
    path.arcTo(5, true, at(5, 0));
    expect(path.text()).toBe('m10 5a5 5 0 0 1-5 5 5 5 0 1 1 0-10');
  });

  test('begins again where it began once it is closed', () => {
    const path = startPath();
    path.moveTo(at(1, 1));
    path.lineTo(at(5, 1));
    path.lineTo(at(5, 5));
    path.close();
    path.moveTo(at(2, 2));
    path.lineTo(at(3, 3));
    expect(placesOf(path.text())).toEqual([
      [10, 10],
      [50, 10],
      [50, 50],
      [20, 20],
      [30, 30],
    ]);
  });

  test('goes through the given points', () => {
    const length = fc.double({ min: -900, max: 900, noNaN: true });
    const place = fc.record({ x: length, y: length });
    const piece = fc.oneof(fc.tuple(place), fc.tuple(place, place, place));
    fc.assert(
      fc.property(place, fc.array(piece, { minLength: 1, maxLength: 8 }), (from, pieces) => {
        const path = startPath();
        path.moveTo(from);
        for (const [a, b, to] of pieces) {
          if (b && to) path.curveTo(a, b, to);
          else path.lineTo(a);
        }
        expect(placesOf(path.text())).toEqual(
          [from, ...pieces.flat()].map(({ x, y }) => [
            Math.round(x * 10) + 0,
            Math.round(y * 10) + 0,
          ]),
        );
      }),
    );
  });
});
