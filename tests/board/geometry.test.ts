import { neighbors } from 'topojson-client';
import { describe, expect, test } from 'vitest';
import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from '../../src/board/adjacency.ts';
import { SPACE_IDS, spaceOf, type Location } from '../../src/board/board.ts';
import { contacts } from '../../tools/board/contacts.ts';
import { flatten } from '../../tools/board/curve.ts';
import { drawing, type Drawing } from '../../tools/board/drawing.ts';
import { DETAIL, THUMB_DETAIL } from '../../tools/board/map-svg.ts';
import { isSpace, isWater, readTopology, type Point } from '../../tools/board/topology.ts';

const topology = readTopology();
const drawn = drawing(topology, DETAIL);

const pairs = (table: Readonly<Partial<Record<string, readonly string[]>>>) =>
  new Set(
    Object.entries(table).flatMap(([a, all]) => (all ?? []).map((b) => [a, b].sort().join(' '))),
  );

test('every space is drawn once', () => {
  const ids = drawn.shapes.map(({ id }) => id).filter(isSpace);
  expect(ids.sort()).toEqual([...SPACE_IDS].sort());
});

describe('the drawn shapes touch as the table says, nothing missing and nothing extra', () => {
  const read = contacts(drawn);

  test('for armies', () => {
    expect(read.army).toEqual(pairs(ARMY_NEIGHBOURS));
  });

  test('for fleets, coast by coast', () => {
    expect(read.fleet).toEqual(pairs(FLEET_NEIGHBOURS));
  });

  test('also as topojson-client reads them', () => {
    const shapes = topology.objects.map.geometries;
    const touching = new Set(
      neighbors([...shapes]).flatMap((others, i) =>
        others.flatMap((j) => {
          const [a, b] = [shapes[i]?.id, shapes[j]?.id];
          return a && b && isSpace(a) && isSpace(b) ? [[a, b].sort().join(' ')] : [];
        }),
      ),
    );
    const atSea = Object.entries(FLEET_NEIGHBOURS).flatMap(([a, all]) =>
      all
        .map((b) => [spaceOf(a as Location), spaceOf(b)].sort())
        .filter((pair) => pair.some((id) => isWater(id)))
        .map((pair) => pair.join(' ')),
    );
    expect(touching).toEqual(new Set([...pairs(ARMY_NEIGHBOURS), ...atSea]));
    expect(touching.size).toBe(206);
  });
});

test('borders in common are at least 10 units long', () => {
  const lengths = new Map<string, number>();
  drawn.sides.forEach((sides, i) => {
    if (sides.length < 2 || !sides.every(isSpace)) return;
    const pair = [...sides].sort().join(' ');
    const curve = flatten(drawn.arcs[i] ?? []);
    const length = curve.reduce(
      (sum, [x, y], k) =>
        sum + Math.hypot(x - (curve[k - 1]?.[0] ?? x), y - (curve[k - 1]?.[1] ?? y)),
      0,
    );
    lengths.set(pair, (lengths.get(pair) ?? 0) + length);
  });
  const sorted = [...lengths].sort(([, a], [, b]) => a - b);
  const shortest = sorted.slice(0, 10).map(([pair, length]) => `${pair} ${length.toFixed(1)}`);
  console.log('shortest borders in map units:', shortest.join(', '));
  expect(sorted).toHaveLength(206);
  for (const [pair, length] of sorted) expect(length, pair).toBeGreaterThan(10);
});

describe.each([
  ['the full map', drawn],
  ['the small map', drawing(topology, THUMB_DETAIL)],
] as const)('%s', (_, map) => {
  test('has lines that meet at their ends only', () => {
    expect(crossings(map)).toEqual([]);
  });

  test('keeps every arc', () => {
    for (const arc of map.arcs) expect(arc.length).toBeGreaterThanOrEqual(2);
  });
});

/** Pairs of arcs whose drawn curves intersect, each other or themselves. */
function crossings(map: Drawing): readonly string[] {
  const cell = 8;
  const cells = new Map<string, { arc: number; a: Point; b: Point }[]>();
  const found = new Set<string>();
  map.arcs.forEach((points, arc) => {
    if (map.kinds[arc] === 'strait') return; // a stroke across the land
    const curve = map.kinds[arc] === 'frame' ? points : flatten(points);
    curve.slice(1).forEach((b, i) => {
      const a = curve[i] as Point;
      const cover = (axis: 0 | 1) =>
        [a[axis], b[axis]].map((v) => Math.floor(v / cell)).sort((p, q) => p - q);
      const [x0 = 0, x1 = 0] = cover(0);
      const [y0 = 0, y1 = 0] = cover(1);
      for (let x = x0; x <= x1; x++)
        for (let y = y0; y <= y1; y++) {
          const key = `${String(x)} ${String(y)}`;
          const here = cells.get(key) ?? [];
          for (const other of here)
            if (cross(a, b, other.a, other.b))
              found.add(
                `${String(other.arc)} ${String(arc)}: ${(map.sides[other.arc] ?? []).join('|')} ${(map.sides[arc] ?? []).join('|')} at ${a.join()}`,
              );
          cells.set(key, [...here, { arc, a, b }]);
        }
    });
  });
  return [...found];
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
