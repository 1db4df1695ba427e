import { describe, expect, test } from 'vitest';
import { LOCATIONS, SPACE_IDS, spaceOf, type Location } from '../../src/board/board.ts';
import { nameWidth } from '../../src/board/lettering.ts';
import {
  borderPoint,
  bounds,
  centrePlace,
  dislodgedPlace,
  labelPlace,
  MAP,
  unitPlace,
  type Place,
} from '../../src/board/places.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { gapBetween, type Box } from '../../tools/board/boxes.ts';
import { adjacentPairs, border } from '../../tools/board/crossings.ts';
import { drawing } from '../../tools/board/drawing.ts';
import { DETAIL } from '../../tools/board/map-svg.ts';
import { outlineRings } from '../../tools/board/raster.ts';
import { labelSize, unitSize } from '../../tools/board/sizes.ts';
import { isWater, readTopology, type Point, type ShapeId } from '../../tools/board/topology.ts';

const map = drawing(readTopology(), DETAIL);
const rings = new Map(map.shapes.map(({ id }) => [id, outlineRings(map, id)]));

/** The shape at a place, by ray casting on the drawn outlines: not the method that found the places. */
function shapeAt({ x, y }: Place): ShapeId | undefined {
  for (const [id, outline] of rings) {
    const cuts = outline.flatMap((ring) =>
      ring.filter(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length] as Point;
        return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
      }),
    );
    if (cuts.length % 2 === 1) return id;
  }
  return undefined;
}

function toSegment({ x, y }: Place, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const s = Math.max(0, Math.min(1, t));
  return Math.hypot(x - ax - s * (bx - ax), y - ay - s * (by - ay));
}

const toLine = (place: Place, line: readonly Point[]): number =>
  Math.min(...line.slice(1).map((point, i) => toSegment(place, line[i] as Point, point)));

const clearance = (place: Place, id: ShapeId): number =>
  Math.min(...(rings.get(id) ?? []).map((ring) => toLine(place, [...ring, ring[0] as Point])));

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
const unitBox = (at: Location): Box => {
  const { x, y } = unitPlace(at);
  return { at: [x, y], ...unitSize(spaceOf(at)) };
};
const labelBox = (id: (typeof SPACE_IDS)[number]): Box => {
  const { x, y, lines } = labelPlace(id);
  return { at: [x, y], ...labelSize(id, lines) };
};

describe('a unit', () => {
  test.each(LOCATIONS)('stands in %s, clear of its borders, and so does a dislodged one', (at) => {
    const space = spaceOf(at);
    expect(shapeAt(unitPlace(at))).toBe(space);
    expect(clearance(unitPlace(at), space)).toBeGreaterThan(9);
    expect(shapeAt(dislodgedPlace(at))).toBe(space);
    expect(clearance(dislodgedPlace(at), space)).toBeGreaterThan(6);
  });

  test.each(LOCATIONS)('dislodged from %s is pushed clear of the victor, but not far', (at) => {
    const pushed = distance(unitPlace(at), dislodgedPlace(at));
    expect(pushed).toBeGreaterThan(22);
    expect(pushed).toBeLessThan(46);
  });

  test('in one space leaves room for units in all others, at the usual zoom', () => {
    const tight = SPACE_IDS.flatMap((a) =>
      SPACE_IDS.filter((b) => a < b && gapBetween(unitBox(a), unitBox(b)) < 8).map(
        (b) => `${a} ${b}`,
      ),
    );
    expect(tight).toEqual([]);
  });
});

describe('a name', () => {
  test('stands clear of the units of all spaces and of all other names, at the usual zoom', () => {
    const hit = SPACE_IDS.flatMap((a) =>
      SPACE_IDS.flatMap((b) => [
        ...(gapBetween(labelBox(a), unitBox(b)) < 1 ? [`name of ${a}, unit of ${b}`] : []),
        ...(a < b && gapBetween(labelBox(a), labelBox(b)) < 1 ? [`names of ${a} and ${b}`] : []),
      ]),
    );
    expect(hit).toEqual([]);
  });

  test.each(SPACE_IDS)(
    '%s lies in its space: at most in part on water, never on other land',
    (id) => {
      const { x, y, lines } = labelPlace(id);
      const { width, height } = labelSize(id, lines);
      expect(lines.join(' ')).toBe(SPACES[id].name);
      const found = new Set<ShapeId | undefined>();
      for (let i = 0; i <= 12; i++)
        for (const side of [-0.5, 0, 0.5])
          found.add(shapeAt({ x: x + (i / 12 - 0.5) * width, y: y + side * height }));
      expect(found).toContain(id);
      found.delete(id);
      expect([...found].filter((other) => !other || !isWater(other))).toEqual([]);
    },
  );

  test('of a centre has its ring in front, and only of a centre', () => {
    for (const id of SPACE_IDS) {
      const ring = centrePlace(id);
      expect(ring !== null, id).toBe(SPACES[id].centre);
      if (!ring) continue;
      const { at, width } = labelBox(id);
      expect(ring.y).toBe(labelPlace(id).y);
      expect(ring.x).toBeGreaterThan(at[0] - width / 2);
      expect(ring.x).toBeLessThan(at[0] - width / 2 + 4);
    }
  });

  test('is measured in em, upright on land and spaced italic at sea', () => {
    expect(nameWidth('Silesia', false)).toBeCloseTo(2.4, 1);
    expect(nameWidth('St Petersburg', false)).toBeCloseTo(5.26, 1);
    expect(nameWidth('Silesia', true)).toBeGreaterThan(nameWidth('Silesia', false));
  });
});

describe('a border', () => {
  const pairs = adjacentPairs();

  test('has a point for each of the 206 pairs of spaces, and for each way to a split coast', () => {
    expect(pairs.filter(([a, b]) => a.length === 3 && b.length === 3)).toHaveLength(206);
    expect(pairs).toHaveLength(206 + 19);
    for (const [a, b] of pairs) expect(borderPoint(a, b), `${a} ${b}`).not.toBeNull();
  });

  test('is crossed on the border, at the same point both ways', () => {
    for (const [a, b] of pairs) {
      const at = borderPoint(a, b);
      expect(at).toEqual(borderPoint(b, a));
      const off = Math.min(
        ...border(map, spaceOf(a), spaceOf(b)).map((line) => (at ? toLine(at, line) : Infinity)),
      );
      expect(off, `${a} ${b}`).toBeLessThan(0.1);
    }
  });

  test('is not where nothing can cross', () => {
    expect(borderPoint('LON', 'BEL')).toBeNull();
    expect(borderPoint('SWE', 'SWE')).toBeNull();
  });
});

test('bounds hold the space and all its places', () => {
  for (const at of LOCATIONS) {
    const { left, top, right, bottom } = bounds(spaceOf(at));
    expect(left).toBeGreaterThanOrEqual(MAP.left);
    expect(bottom).toBeLessThanOrEqual(MAP.bottom);
    for (const { x, y } of [unitPlace(at), dislodgedPlace(at)]) {
      expect(x > left && x < right && y > top && y < bottom, at).toBe(true);
    }
  }
});
