import { expect, test } from 'vitest';
import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from '../../src/board/adjacency.ts';
import { SPACE_IDS, spaceOf, type Location } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { FINE, paint, SIZE } from './shapes.ts';

/*
 * Checks the board without its shared arcs: polygons are painted, two pixels per map unit, and adjacent pixels of
 * different shapes are counted.
 */

const { ids, squares } = paint();

/** The number of pixel edges between two shapes, by `A B` in alphabetical order. */
function contacts(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const count = (a = -1, b = -1): void => {
    if (a === b || a < 0 || b < 0) return;
    const pair = [ids[a], ids[b]].sort().join(' ');
    found.set(pair, (found.get(pair) ?? 0) + 1);
  };
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const here = y * SIZE.width + x;
      if (x + 1 < SIZE.width) count(squares[here], squares[here + 1]);
      if (y + 1 < SIZE.height) count(squares[here], squares[here + SIZE.width]);
    }
  return new Map([...found].filter(([pair]) => !pair.includes('_')));
}

const isSea = (id: Location): boolean => SPACES[spaceOf(id)].kind === 'sea';
const wanted = new Set([
  ...Object.entries(ARMY_NEIGHBOURS).flatMap(([a, all]) => all.map((b) => [a, b].sort().join(' '))),
  ...Object.entries(FLEET_NEIGHBOURS).flatMap(([a, all]) =>
    all
      .filter((b) => isSea(a as Location) || isSea(b))
      .map((b) => [spaceOf(a as Location), spaceOf(b)].sort().join(' ')),
  ),
]);

test('every square belongs to one shape, and every space has squares', () => {
  // The centre of a pixel may be on a border.
  expect(squares.filter((shape) => shape < 0).length).toBeLessThan(5);
  const painted = new Set(Array.from(new Set(squares), (shape) => ids[shape]));
  for (const id of SPACE_IDS) expect(painted).toContain(id);
});

test('painted shapes touch as the tables say: 206 of 206 pairs, none more', () => {
  const found = contacts();
  // Three shapes that meet in a point may leave a pixel or two in common between two of them.
  const touching = [...found].filter(([, sides]) => sides > 2).map(([pair]) => pair);
  expect(wanted.size).toBe(206);
  expect(touching.sort()).toEqual([...wanted].sort());
});

test('shapes that touch do so over at least 10 units, Gibraltar too', () => {
  // A slanted border has at most √2 times its length in pixel edges.
  const lengths = [...contacts()]
    .filter(([pair]) => wanted.has(pair))
    .map(([pair, sides]) => ({ pair, least: sides / FINE / Math.SQRT2 }))
    .sort((a, b) => a.least - b.least);
  console.log(
    'shortest contacts, painted, at least so many map units:',
    lengths
      .slice(0, 8)
      .map(({ pair, least }) => `${pair} ${least.toFixed(1)}`)
      .join(', '),
  );
  for (const { pair, least } of lengths) expect(least, pair).toBeGreaterThan(10);
});
