import type { BoardDrawing, BoardMap, ScaledMap } from '../../board/board-drawing.ts';
import { type Board, type Location, type SpaceId, spaceOf } from '../../board/board.ts';
import type { Box, MapPoint } from '../../board/places.ts';
import { depthsOf, NOWHERE } from '../../board/raster-depths.ts';
import { pairKey } from '../borders.ts';
import { pointsOf, ringsOf } from './board-map.ts';
import { blankRaster, fill } from './fill.ts';

/** The area of a space on the map of the standard board, in its units: so all sizes of marks suit any map. */
const USUAL_AREA = 14_000;
/** How many cells the raster has along the longer side, on which it is looked up what is where. */
const FINE = 320;
/** How far a dislodged unit is pushed aside, and in how many directions there may be room. */
const ASIDE = 30;
const DIRECTIONS = 16;

/** A board drawn as the map that somebody brought. */
interface MapDrawing extends BoardDrawing {
  readonly own: ScaledMap;
}

/** Where everything is on a map. `sheet`: the file of the map, or what the ids of its parts in the page begin with. */
export function mapDrawing(board: Board, map: BoardMap, sheet: string): MapDrawing {
  const step = Math.max(map.width, map.height) / FINE;
  const raster = blankRaster(Math.ceil(map.width / step), Math.ceil(map.height / step));
  const outlines = new Map(board.spaceIds.map((id) => [id, ringsOf(map, id)]));
  for (const [i, id] of board.spaceIds.entries()) {
    const rings = (outlines.get(id) ?? []).map((ring) => ring.map((one) => one / step));
    fill(raster, { rings, evenOdd: true }, i);
  }
  const { columns, rows, cells } = raster;
  const filled = cells.reduce((count, value) => count + Number(value !== NOWHERE), 0);
  const scale = Math.sqrt(
    (USUAL_AREA * board.spaceIds.length) / (Math.max(1, filled) * step * step),
  );
  const cell = step * scale;
  const lines = Array.from({ length: rows }, (_, row) =>
    cells.subarray(row * columns, (row + 1) * columns),
  );
  let depths: ReturnType<typeof depthsOf> | null = null;
  const scaled = ([x, y]: readonly [number, number] = [0, 0]): MapPoint => ({
    x: x * scale,
    y: y * scale,
  });
  const seats = new Map<Location, MapPoint>(
    board.locations.map((at) => [at, scaled(map.seats[at])]),
  );
  const unitPlace = (at: Location): MapPoint =>
    seats.get(at) ?? seats.get(spaceOf(at)) ?? { x: 0, y: 0 };
  const spaceAt = (x: number, y: number): SpaceId | null =>
    board.spaceIds[lines[Math.floor(y / cell)]?.[Math.floor(x / cell)] ?? NOWHERE] ?? null;
  const clearance = (x: number, y: number): number => {
    depths ??= depthsOf(lines, cell);
    return depths[Math.floor(y / cell)]?.[Math.floor(x / cell)] ?? 0;
  };
  const boxes = new Map<SpaceId, Box>();
  const crossings = new Map<string, MapPoint | null>();
  return {
    ...{ width: map.width * scale, height: map.height * scale, own: { board, map, scale } },
    ...{ sheet, small: sheet, unitPlace, spaceAt, clearance, grain: cell },
    dislodgedPlace: (at) => {
      const { x, y } = unitPlace(at);
      const places = Array.from({ length: DIRECTIONS }, (_, i) => (2 * Math.PI * i) / DIRECTIONS)
        .map((angle) => ({ x: x + ASIDE * Math.cos(angle), y: y + ASIDE * Math.sin(angle) }))
        .filter((place) => spaceAt(place.x, place.y) === spaceOf(at))
        .sort((one, other) => clearance(other.x, other.y) - clearance(one.x, one.y));
      return places[0] ?? { x: x + ASIDE, y };
    },
    labelPlace: (space) => ({
      ...scaled(map.names[space]),
      lines: [board.spaces.get(space)?.name ?? space],
    }),
    turnedLabel: () => null,
    bounds: (space) => {
      const known = boxes.get(space) ?? boxOf(outlines.get(space) ?? [], scale);
      boxes.set(space, known);
      return known;
    },
    borderPoint: (from, to) => {
      const key = pairKey(spaceOf(from), spaceOf(to));
      const known = crossings.get(key);
      if (known !== undefined) return known;
      const [one, other] = [unitPlace(from), unitPlace(to)];
      const found = crossingOf(map, spaceOf(from), spaceOf(to), scale, one, other);
      crossings.set(key, found);
      return found;
    },
  };
}

function boxOf(rings: readonly (readonly number[])[], scale: number): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [(ring[i] ?? 0) * scale, (ring[i + 1] ?? 0) * scale];
      [box.left, box.right] = [Math.min(box.left, x), Math.max(box.right, x)];
      [box.top, box.bottom] = [Math.min(box.top, y), Math.max(box.bottom, y)];
    }
  return box;
}

/** The point of the border between two spaces by which it is shortest from one place to another; null: they do not touch. */
function crossingOf(
  map: BoardMap,
  from: SpaceId,
  to: SpaceId,
  scale: number,
  one: MapPoint,
  other: MapPoint,
): MapPoint | null {
  let [least, found]: [number, MapPoint | null] = [Infinity, null];
  for (const arc of map.arcs) {
    const isBetween =
      (arc.left === from && arc.right === to) || (arc.left === to && arc.right === from);
    if (!isBetween) continue;
    const points = pointsOf(arc);
    for (let i = 0; i < points.length - 2; i += 2) {
      const x = (((points[i] ?? 0) + (points[i + 2] ?? 0)) / 2) * scale;
      const y = (((points[i + 1] ?? 0) + (points[i + 3] ?? 0)) / 2) * scale;
      const way = Math.hypot(x - one.x, y - one.y) + Math.hypot(x - other.x, y - other.y);
      if (way < least) [least, found] = [way, { x, y }];
    }
  }
  return found;
}
