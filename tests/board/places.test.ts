import { describe, expect, test } from 'vitest';
import { LOCATIONS, SPACE_IDS, spaceOf, type Location } from '../../src/board/board.ts';
import { nameWidth } from '../../src/board/lettering.ts';
import {
  borderPoint,
  bounds,
  dislodgedPlace,
  labelPlace,
  MAP,
  turnedLabel,
  unitPlace,
  type MapPoint,
  type TurnedLabel,
} from '../../src/board/places.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { gapBetween, type Box } from '../../tools/board/boxes.ts';
import { adjacentPairs, border } from '../../tools/board/crossings.ts';
import { drawing } from '../../tools/board/drawing.ts';
import { DETAIL } from '../../tools/board/map-svg.ts';
import { outlineRings } from '../../tools/board/raster.ts';
import { lineOfLetters } from '../../tools/board/sea-labels.ts';
import { DISLODGED, labelSize, unitSize } from '../../tools/board/sizes.ts';
import { readTopology, type Point, type ShapeId } from '../../tools/board/topology.ts';

const map = drawing(readTopology(), DETAIL);
const rings = new Map(map.shapes.map(({ id }) => [id, outlineRings(map, id)]));

/**
 * The shape at a point, by ray casting on the drawn outlines: a different method from the one that found the
 * positions.
 */
function shapeAt({ x, y }: MapPoint): ShapeId | undefined {
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

function toSegment({ x, y }: MapPoint, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const s = Math.max(0, Math.min(1, t));
  return Math.hypot(x - ax - s * (bx - ax), y - ay - s * (by - ay));
}

const toLine = (place: MapPoint, line: readonly Point[]): number =>
  Math.min(...line.slice(1).map((point, i) => toSegment(place, line[i] as Point, point)));

const clearance = (place: MapPoint, id: ShapeId): number =>
  Math.min(...(rings.get(id) ?? []).map((ring) => toLine(place, [...ring, ring[0] as Point])));

const distance = (a: MapPoint, b: MapPoint): number => Math.hypot(a.x - b.x, a.y - b.y);
const unitBox = (at: Location): Box => {
  const { x, y } = unitPlace(at);
  return { at: [x, y], ...unitSize(spaceOf(at)) };
};
const labelBox = (id: (typeof SPACE_IDS)[number]): Box => {
  const { x, y, lines } = labelPlace(id);
  return { at: [x, y], ...labelSize(id, lines) };
};

interface Placed {
  readonly what: 'unit' | 'dislodged' | 'name';
  readonly at: Location;
  readonly box: Box;
}

/** Everything that has a position, with its size at the usual zoom. */
const PLACED: readonly Placed[] = [
  ...LOCATIONS.flatMap((at): Placed[] => {
    const { x, y } = dislodgedPlace(at);
    return [
      { what: 'unit', at, box: unitBox(at) },
      { what: 'dislodged', at, box: { at: [x, y], ...DISLODGED } },
    ];
  }),
  ...SPACE_IDS.map((at): Placed => ({ what: 'name', at, box: labelBox(at) })),
];

/** Points on the edge of a box: eight per side, corners included. */
function rim({ at, width, height }: Box): readonly MapPoint[] {
  const side = Array.from({ length: 9 }, (_, i) => i / 8 - 0.5);
  return side.flatMap((t) =>
    [-0.5, 0.5].flatMap((edge) => [
      { x: at[0] + t * width, y: at[1] + edge * height },
      { x: at[0] + edge * width, y: at[1] + t * height },
    ]),
  );
}

/** Distance from a box within its space to the nearest border. */
const boxClearance = (box: Box, id: ShapeId): number =>
  Math.min(...rim(box).map((point) => clearance(point, id)));

describe.each(PLACED)('the place of $what $at', ({ what, at, box }) => {
  const space = spaceOf(at);

  test('lies wholly in its space', () => {
    const found = new Set([...rim(box), { x: box.at[0], y: box.at[1] }].map(shapeAt));
    expect([...found]).toEqual([space]);
  });

  test('is clear of the borders', () => {
    const [x, y] = box.at;
    expect(boxClearance(box, space)).toBeGreaterThan({ unit: 1, dislodged: 0.5, name: 2 }[what]);
    expect(clearance({ x, y }, space)).toBeGreaterThan(what === 'name' ? 5 : 11);
  });
});

test('no two places overlap that can be taken at once', () => {
  // A space has one unit and at most one dislodged unit.
  const never = (a: Placed, b: Placed): boolean =>
    a.what === b.what && spaceOf(a.at) === spaceOf(b.at);
  const gaps = PLACED.flatMap((a, i) =>
    PLACED.slice(i + 1)
      .filter((b) => !never(a, b))
      .map((b) => ({
        pair: `${a.what} ${a.at}, ${b.what} ${b.at}`,
        gap: gapBetween(a.box, b.box),
      })),
  ).sort((a, b) => a.gap - b.gap);
  const tight = gaps.slice(0, 8).map(({ pair, gap }) => `${pair} ${gap.toFixed(1)}`);
  console.log('narrowest gaps between places in map units:', tight.join('; '));
  // One expectation for all: there are tens of thousands of pairs.
  expect(gaps.filter(({ gap }) => !(gap > 0.5))).toEqual([]);
});

test('the least clearances, in map units', () => {
  for (const kind of ['unit', 'dislodged', 'name'] as const) {
    const all = PLACED.filter(({ what }) => what === kind)
      .map(({ at, box }) => ({
        at,
        middle: clearance({ x: box.at[0], y: box.at[1] }, spaceOf(at)),
        edge: boxClearance(box, spaceOf(at)),
      }))
      .sort((a, b) => a.edge - b.edge);
    const least = all.slice(0, 6);
    console.log(
      `${kind}: from its edge (middle) to the border:`,
      least.map((p) => `${p.at} ${p.edge.toFixed(1)} (${p.middle.toFixed(1)})`).join(', '),
    );
    expect(least[0]?.edge).toBeGreaterThan(0.5);
  }
});

describe('a unit', () => {
  test.each(LOCATIONS)('dislodged from %s is moved clear of the victor, but not far', (at) => {
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
  test('is that of the space, in its lines', () => {
    for (const id of SPACE_IDS) expect(labelPlace(id).lines.join(' ')).toBe(SPACES[id].name);
  });

  test('of a long sea follows it, clear of its borders, of units and of other names', () => {
    const turned = SPACE_IDS.filter((id) => turnedLabel(id));
    expect(turned).toEqual(['ADR', 'BAL', 'BOT', 'EAS', 'IRI', 'LYO', 'SKA', 'TYS']);
    for (const id of turned) {
      const { width, height } = labelSize(id, [SPACES[id].name]);
      const { x, y, angle } = turnedLabel(id) as TurnedLabel;
      const line = lineOfLetters({ at: [x, y], angle }, width);
      for (const [px, py] of line) {
        const letter: Box = { at: [px, py], width: height, height };
        expect(shapeAt({ x: px, y: py })).toBe(id);
        expect(clearance({ x: px, y: py }, id)).toBeGreaterThan(height / 2 + 3);
        const near = PLACED.filter(
          (other) =>
            (other.what !== 'name' || other.at !== id) && !(gapBetween(letter, other.box) > 1),
        );
        expect(
          near.map(({ what, at }) => `${what} ${at}`),
          id,
        ).toEqual([]);
      }
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

  test('is absent where nothing can cross', () => {
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
