import type { BoardMap, MapArc } from '../../board/board-drawing.ts';
import type { Board, Location, SpaceId } from '../../board/board.ts';
import { spaceOf } from '../../board/board.ts';
import type { MapPoint } from '../../board/places.ts';
import { depthsOf, NOWHERE } from '../../board/raster-depths.ts';
import { pairKey, type SpacePair } from '../borders.ts';
import { MOST_CELLS, MOST_POINTS } from './board-map.ts';
import { blankRaster, clean, fill, grow, type Raster, type Area } from './fill.ts';
import { simplified, trace } from './trace.ts';

/** What somebody drew of a board: the shapes of spaces and coasts, and the places that it names for units. */
export interface DrawnShapes {
  readonly shapes: readonly { readonly at: Location; readonly shape: Area }[];
  readonly seats: ReadonlyMap<Location, MapPoint>;
}

export interface MadeMap {
  readonly map: BoardMap;
  /** The spaces that touch: along how many cells. */
  readonly contacts: ReadonlyMap<string, number>;
}

/** How many cells a gap between two shapes may have on each side, and from how many a part of a space is one. */
const GAP = 3;
const LEAST_PART = 14;
/** The margin round a map, in cells. */
const MARGIN = 4;
/** The disc of a space that has a place and no shape, as a share of the map. */
const DISC = 0.012;
/** How many lines may be crossed in filling all shapes. */
const EFFORT = 12_000_000;
/** How far lines may be from those that were drawn, in halves of a cell; more, if they have too many points. */
const TOLERANCE = 1.3;
const COARSER = 1.5;

/**
 * The map of a board as somebody drew it, on a raster: so whatever the shapes are, each point belongs to one space, and the
 * size is bounded. Land is above the sea, later shapes above earlier ones. Null: the shapes have too many lines.
 */
export function makeMap(board: Board, drawn: DrawnShapes): MadeMap | null {
  const frame = frameOf(drawn);
  const raster = rasterOf(board, drawn, frame);
  if (!raster) return null;
  const idOf = (value: number): SpaceId | null => board.spaceIds[value] ?? null;
  const arcs = trace(raster).map(({ left, right, points }) => ({
    ...{ left: idOf(left), right: idOf(right), points },
  }));
  const contacts = new Map<string, number>();
  for (const { left, right, points } of arcs) {
    if (left === null || right === null) continue;
    const key = pairKey(left, right);
    contacts.set(key, (contacts.get(key) ?? 0) + Math.max(0, points.length / 2 - 2));
  }
  const map = {
    ...{ width: 2 * raster.columns, height: 2 * raster.rows, arcs: fewPoints(arcs) },
    ...placesOf(board, drawn, frame, raster),
  };
  return { map, contacts };
}

/** The spaces that touch along more than a corner. */
export const touching = ({ contacts }: MadeMap): readonly SpacePair[] =>
  [...contacts].flatMap(([key, cells]) =>
    cells >= 3 ? [key.split(' ') as unknown as SpacePair] : [],
  );

/** Where the drawing is on the raster: `scale` cells for a unit of it. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly columns: number;
  readonly rows: number;
}

function frameOf({ shapes, seats }: DrawnShapes): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const see = (x: number, y: number): void => {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  };
  for (const { shape } of shapes)
    for (const ring of shape.rings)
      for (let i = 0; i < ring.length; i += 2) see(ring[i] ?? 0, ring[i + 1] ?? 0);
  for (const { x, y } of seats.values()) see(x, y);
  const scale = (MOST_CELLS - 2 * MARGIN) / Math.max(right - left, bottom - top, 1e-6);
  const cells = (length: number): number => Math.max(8, Math.ceil(length * scale) + 2 * MARGIN);
  return {
    ...{ left: left - MARGIN / scale, top: top - MARGIN / scale, scale },
    ...{ columns: cells(right - left), rows: cells(bottom - top) },
  };
}

const onRaster = ({ left, top, scale }: Frame, { x, y }: MapPoint): MapPoint => ({
  x: (x - left) * scale,
  y: (y - top) * scale,
});

function rasterOf(board: Board, { shapes, seats }: DrawnShapes, frame: Frame): Raster | null {
  const raster = blankRaster(frame.columns, frame.rows);
  const isSea = (space: SpaceId): boolean => board.spaces.get(space)?.kind === 'sea';
  const number = new Map(board.spaceIds.map((id, i) => [id, i]));
  const whole = shapes.filter(({ at }) => spaceOf(at) === at);
  const drawn = new Set(whole.map(({ at }) => spaceOf(at)));
  const discs = board.spaceIds.flatMap((at) => {
    const seat = drawn.has(at) ? undefined : seats.get(at);
    return seat ? [{ at, shape: discAt(onRaster(frame, seat)) }] : [];
  });
  const placed = whole.map(({ at, shape }) => ({
    at: spaceOf(at),
    shape: {
      ...shape,
      rings: shape.rings.map((ring) =>
        ring.map((one, i) => (one - (i % 2 === 0 ? frame.left : frame.top)) * frame.scale),
      ),
    },
  }));
  let effort = EFFORT;
  for (const sea of [true, false])
    for (const { at, shape } of [...placed, ...discs]) {
      if (isSea(at) !== sea) continue;
      effort = fill(raster, shape, number.get(at) ?? NOWHERE, effort);
      if (effort < 0) return null;
    }
  grow(raster, GAP);
  clean(raster, LEAST_PART);
  return raster;
}

function discAt({ x, y }: MapPoint): Area {
  const radius = DISC * MOST_CELLS;
  const ring = Array.from({ length: 24 }, (_, i) => (i / 12) * Math.PI).flatMap((angle) => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ]);
  return { rings: [ring], evenOdd: false };
}

/** The lines with as few points as are needed, and never more than a map may have. */
function fewPoints(arcs: readonly MapArc[]): readonly MapArc[] {
  for (let tolerance = TOLERANCE; ; tolerance *= COARSER) {
    const few = arcs.map((arc) => ({ ...arc, points: stepsOf(simplified(arc.points, tolerance)) }));
    const count = few.reduce((sum, { points }) => sum + points.length / 2, 0);
    if (count <= MOST_POINTS || tolerance > MOST_CELLS) return few;
  }
}

const stepsOf = (points: readonly number[]): readonly number[] =>
  points.map((one, i) => one - (i < 2 ? 0 : (points[i - 2] ?? 0)));

/** How much of its distance from the unit a name is worth, and how far it is from the border. */
const FROM_UNIT = 0.6;

/** Where units stand: where the drawing says, if that is in their space, or else in the middle; names are beside. */
function placesOf(
  board: Board,
  { shapes, seats }: DrawnShapes,
  frame: Frame,
  { columns, rows, cells }: Raster,
): Pick<BoardMap, 'seats' | 'names'> {
  const depths = depthsOf(
    Array.from({ length: rows }, (_, row) => cells.subarray(row * columns, (row + 1) * columns)),
    1,
  );
  /** By space: the cell with the best score. */
  function best(score: (depth: number, x: number, y: number, value: number) => number) {
    const found = board.spaceIds.map(() => ({ score: -Infinity, x: 0, y: 0 }));
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        const value = cells[y * columns + x] ?? NOWHERE;
        const before = found[value];
        if (!before) continue;
        const own = score(depths[y]?.[x] ?? 0, x + 0.5, y + 0.5, value);
        if (own > before.score) Object.assign(before, { score: own, x: x + 0.5, y: y + 0.5 });
      }
    return found;
  }
  const middles = best((depth) => depth);
  const seatOf = (space: SpaceId, place: number): MapPoint => {
    const seat = seats.get(space);
    const given = seat && onRaster(frame, seat);
    const isInside = given && cells[Math.floor(given.y) * columns + Math.floor(given.x)] === place;
    return isInside ? given : (middles[place] ?? { x: 0, y: 0 });
  };
  const units = board.spaceIds.map(seatOf);
  const names = best((depth, x, y, value) => {
    const { x: left = 0, y: top = 0 } = units[value] ?? {};
    return Math.min(depth, FROM_UNIT * Math.hypot(x - left, y - top));
  });
  const rounded = ({ x, y }: MapPoint) => [Math.round(2 * x), Math.round(2 * y)] as const;
  /** A coast without a place of its own: the middle of its shape, or towards the seas that it is on. */
  const coastOf = (coast: Location): MapPoint => {
    const seat = seats.get(coast);
    if (seat) return onRaster(frame, seat);
    const own = shapes.find(({ at }) => at === coast);
    const space = units[board.spaceIds.indexOf(spaceOf(coast))] ?? { x: 0, y: 0 };
    const towards = own
      ? onRaster(frame, meanOf(own.shape))
      : middleOf(
          (board.fleets.get(coast) ?? []).map(
            (at) => units[board.spaceIds.indexOf(spaceOf(at))] ?? space,
          ),
        );
    const share = own ? 0.8 : 0.3;
    return {
      x: space.x + share * (towards.x - space.x),
      y: space.y + share * (towards.y - space.y),
    };
  };
  const coasts = board.locations.filter((at) => spaceOf(at) !== at);
  return {
    seats: Object.fromEntries([
      ...board.spaceIds.map((space, i) => [space, rounded(units[i] ?? { x: 0, y: 0 })] as const),
      ...coasts.map((coast) => [coast, rounded(coastOf(coast))] as const),
    ]),
    names: Object.fromEntries(
      board.spaceIds.map((space, i) => [space, rounded(names[i] ?? { x: 0, y: 0 })] as const),
    ),
  };
}

const middleOf = (points: readonly MapPoint[]): MapPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});

const meanOf = ({ rings }: Area): MapPoint =>
  middleOf(
    rings.flatMap((ring) =>
      Array.from({ length: ring.length / 2 }, (_, i) => ({
        x: ring[2 * i] ?? 0,
        y: ring[2 * i + 1] ?? 0,
      })),
    ),
  );
