import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from '../../src/board/adjacency.ts';
import { SPACE_IDS, spaceOf, type SpaceId } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { OVERRIDES } from './overrides.ts';
import type { Raster } from './raster.ts';
import { DISLODGED, labelSize, unitSize, waysToBreak, type Size } from './sizes.ts';
import { FRAME, isSpace, isWater, type Point } from './topology.ts';

export interface Label {
  readonly at: Point;
  readonly lines: readonly string[];
}

export interface Layout {
  readonly unit: Point;
  readonly dislodged: Point;
  readonly label: Label;
}

interface Box extends Size {
  readonly at: Point;
}

interface Scored<T> {
  readonly value: T;
  readonly score: number;
}

/** Clearances beyond these are worth nothing more. */
const ENOUGH = { unit: 20, box: 7, label: 5, gap: 5, neighbour: 46, pushed: 30 };
/** How far from the frame anything stays. */
const MARGIN = 8;
const ROUNDS = 3;

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** The free space between two boxes; negative if they overlap. */
export function gapBetween(a: Box, b: Box): number {
  const dx = Math.abs(a.at[0] - b.at[0]) - (a.width + b.width) / 2;
  const dy = Math.abs(a.at[1] - b.at[1]) - (a.height + b.height) / 2;
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

function best<T>(candidates: readonly Scored<T>[], count: number): readonly Scored<T>[] {
  return [...candidates].sort((a, b) => b.score - a.score).slice(0, count);
}

function neighboursOf(space: SpaceId): readonly SpaceId[] {
  const fleets = Object.entries(FLEET_NEIGHBOURS)
    .filter(([at]) => at.startsWith(space))
    .flatMap(([, to]) => to.map(spaceOf));
  return [...new Set([...(ARMY_NEIGHBOURS[space] ?? []), ...fleets])];
}

/**
 * How well a box lies in a space: its clearance up to `enough`, or what it costs that it leaves the
 * space. To spill into the sea is the way of printed maps; to lie across land is not.
 */
export function fit(raster: Raster, space: SpaceId, box: Box, enough: number): number {
  let least = enough;
  let outside = 0;
  const across = Math.max(3, Math.ceil(box.width / 3));
  const down = Math.max(2, Math.ceil(box.height / 3));
  for (let i = 0; i <= across; i++)
    for (let j = 0; j <= down; j++) {
      const x = box.at[0] + (i / across - 0.5) * box.width;
      const y = box.at[1] + (j / down - 0.5) * box.height;
      const found = raster.at(x, y);
      if (found === space) least = Math.min(least, raster.clearance(x, y));
      else if (found === null) outside += 9;
      else outside += isWater(found) ? 1 : isSpace(found) ? 4 : 2;
    }
  const share = outside / ((across + 1) * (down + 1));
  return outside > 0 ? -3 - 22 * share : least;
}

function grid(raster: Raster, space: SpaceId, most: number): readonly Point[] {
  const squares = raster.squares(space);
  const step = Math.max(1, Math.ceil(Math.sqrt(squares.length / most)));
  return squares.filter(
    ([x, y]) =>
      Math.floor(x) % step === 0 &&
      Math.floor(y) % step === 0 &&
      Math.min(x, y, FRAME.width - x, FRAME.height - y) > MARGIN,
  );
}

/**
 * Finds places for the unit, the name and a dislodged unit of every space: on a grid of candidates the
 * three that together keep the best clearances from borders, from each other and from the neighbours'
 * units. Neighbours depend on each other, so it goes round several times. Deterministic.
 */
export function layOut(raster: Raster): ReadonlyMap<SpaceId, Layout> {
  const layout = new Map<SpaceId, Layout>();
  const points = new Map(SPACE_IDS.map((id) => [id, grid(raster, id, 1600)]));
  const middles = new Map(
    SPACE_IDS.map((id): [SpaceId, Point] => {
      const all = points.get(id) ?? [];
      const mean = (axis: 0 | 1): number =>
        all.reduce((sum, point) => sum + point[axis], 0) / all.length;
      return [id, [mean(0), mean(1)]];
    }),
  );
  // Land before sea: names of narrow provinces spill into the sea, which then gives way.
  const order = [...SPACE_IDS].sort(
    (a, b) => Number(isWater(a)) - Number(isWater(b)) || a.localeCompare(b),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const space of order)
      layout.set(space, place(raster, space, points.get(space) ?? [], middles, layout));
  return layout;
}

function place(
  raster: Raster,
  space: SpaceId,
  points: readonly Point[],
  middles: ReadonlyMap<SpaceId, Point>,
  layout: ReadonlyMap<SpaceId, Layout>,
): Layout {
  const override = OVERRIDES[space] ?? {};
  const middle = middles.get(space) as Point;
  const around = neighboursOf(space);
  const unitOf = (id: SpaceId): Point => layout.get(id)?.unit ?? (middles.get(id) as Point);
  const centre = (axis: 0 | 1): number =>
    around.reduce((sum, id) => sum + unitOf(id)[axis], 0) / around.length;
  // Great seas and plains reach far beyond what is played: lean towards the neighbours.
  const pull: Point = [middle[0] * 0.6 + centre(0) * 0.4, middle[1] * 0.6 + centre(1) * 0.4];
  const reach = Math.sqrt(raster.squares(space).length);
  const size = unitSize(space);
  const foreign: readonly Box[] = SPACE_IDS.flatMap((id) => {
    const other = layout.get(id);
    if (!other || id === space) return [];
    return [
      { at: other.unit, ...unitSize(id) },
      { at: other.label.at, ...labelSize(id, other.label.lines) },
    ];
  }).filter(({ at }) => distance(at, middle) < reach * 2 + 150);
  const crowd = (box: Box, gap: number): number =>
    foreign.reduce((sum, other) => sum + Math.max(0, gap - gapBetween(box, other)), 0);

  const unitScore = (at: Point): number =>
    Math.min(raster.clearance(...at), ENOUGH.unit) +
    0.8 * fit(raster, space, { at, ...size }, ENOUGH.box) -
    (10 * distance(at, pull)) / reach -
    0.25 *
      around.reduce(
        (sum, id) => sum + Math.max(0, ENOUGH.neighbour - distance(at, unitOf(id))),
        0,
      ) -
    2 * crowd({ at, ...size }, 2);
  const units = override.unit
    ? [{ value: override.unit, score: 0 }]
    : best(
        points.map((at) => ({ value: at, score: unitScore(at) })),
        60,
      );

  const labels = best(
    waysToBreak(space).flatMap((lines): Scored<Label>[] => {
      const room = labelSize(space, lines);
      const here = override.label ? [override.label] : [...points, ...shore(space, points, room)];
      return here.map((at) => ({
        value: { at, lines },
        score:
          2 * fit(raster, space, { at, ...room }, ENOUGH.label) -
          3 * crowd({ at, ...room }, 2) -
          (lines.length > 1 ? 1 : 0) -
          (4 * distance(at, middle)) / reach,
      }));
    }),
    240,
  );

  const pairs = best(
    units.flatMap((unit) =>
      labels.map((label) => {
        const box = { at: label.value.at, ...labelSize(space, label.value.lines) };
        const gap = gapBetween(box, { at: unit.value, ...size });
        const beside = Math.abs(box.at[1] - unit.value[1]) < (box.height + size.height) / 2;
        return {
          value: { unit: unit.value, label: label.value, box },
          score:
            unit.score +
            label.score +
            (gap < ENOUGH.gap ? 3 * (gap - ENOUGH.gap) : -0.12 * (gap - ENOUGH.gap)) -
            (beside ? 1.5 : 0),
        };
      }),
    ),
    40,
  );

  const pushed = (override.dislodged ? [override.dislodged] : points).map((at) => ({
    at,
    score:
      0.5 * Math.min(raster.clearance(...at), 12) +
      0.4 * fit(raster, space, { at, ...DISLODGED }, 2),
  }));
  const [found] = best(
    pairs.flatMap(({ value, score }) =>
      pushed.map(({ at, score: own }) => {
        const away = distance(at, value.unit);
        const box = { at, ...DISLODGED };
        return {
          value: { unit: value.unit, label: value.label, dislodged: at },
          score:
            score +
            own -
            (away < ENOUGH.pushed ? 0.9 * (ENOUGH.pushed - away) : 0.15 * (away - ENOUGH.pushed)) +
            0.8 * Math.min(0, gapBetween(box, value.box) - 1),
        };
      }),
    ),
    1,
  );
  if (!found) throw new Error(`no place found in ${space}`);
  return found.value;
}

/** Places off the coast for the name of a narrow province, where printed maps put it too. */
function shore(space: SpaceId, points: readonly Point[], room: Size): readonly Point[] {
  if (SPACES[space].kind !== 'coastal') return [];
  return points
    .filter((_, i) => i % 3 === 0)
    .flatMap(([x, y]): Point[] =>
      [-1, -0.5, 0.5, 1].map((side) => [x + (side * (room.width + 12)) / 2, y]),
    );
}
