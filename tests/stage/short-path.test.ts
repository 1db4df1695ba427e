import fc from 'fast-check';
import { pathRound } from 'd3-path';
import { describe, expect, test } from 'vitest';
import { shortPath } from '../../src/stage/geometry/short-path.ts';

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

describe('a path written shorter', () => {
  test('keeps out signs, gaps and zeros that say nothing', () => {
    expect(shortPath('M10.5,20L11,19.6L11.3,20.1Z')).toBe('m10.5 20l.5-.4.3.5z');
    expect(shortPath('M0,0C0.5,0.4,1,-1,2,2')).toBe('m0 0c.5.4 1-1 2 2');
    expect(shortPath('M0,0L1,1L3,3.5M4,4L5,5')).toBe('m0 0l1 1 2 2.5m1 .5l1 1');
  });

  test('keeps the radii, the flags and the end of an arc', () => {
    expect(shortPath('M10,5A5,5,0,0,1,5,10')).toBe('m10 5a5 5 0 0 1-5 5');
  });

  test('begins again where it began once it is closed', () => {
    expect(shortPath('M1,1L5,1Z')).toBe('m1 1l4 0z');
    expect(placesOf(shortPath('M1,1L5,1L5,5ZM2,2L3,3'))).toEqual([
      [10, 10],
      [50, 10],
      [50, 50],
      [20, 20],
      [30, 30],
    ]);
  });

  test('goes through the same places', () => {
    const length = fc.double({ min: -900, max: 900, noNaN: true });
    const place = fc.tuple(length, length);
    const piece = fc.oneof(
      place.map((to) => ({ to, by: null })),
      fc.tuple(place, place, place).map(([a, b, to]) => ({ to, by: [a, b] as const })),
    );
    fc.assert(
      fc.property(place, fc.array(piece, { minLength: 1, maxLength: 8 }), (from, pieces) => {
        const path = pathRound(1);
        path.moveTo(...from);
        const wanted = [from];
        for (const { to, by } of pieces) {
          if (by) path.bezierCurveTo(...by[0], ...by[1], ...to);
          else path.lineTo(...to);
          wanted.push(...(by ?? []), to);
        }
        expect(placesOf(shortPath(path.toString()))).toEqual(
          wanted.map((spot) => spot.map((value) => Math.round(Number(value.toFixed(1)) * 10) + 0)),
        );
      }),
    );
  });
});
