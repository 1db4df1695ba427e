import type { BoardMap, MapArc } from '../../board/board-drawing.ts';
import type { Board, SpaceId } from '../../board/board.ts';

/** The longer side of a map, in cells, and the most points that it has. */
export const MOST_CELLS = 800;
export const MOST_POINTS = 16_000;
const MOST_ARCS = 8000;
const LONGEST = 2 * MOST_CELLS + 8;

/** A kept map that anybody may have changed; null: it is none of this board. */
export function mapFrom(kept: unknown, board: Board): BoardMap | null {
  const { width, height, arcs, seats, names } = partsOf(kept);
  if (!isLength(width) || !isLength(height) || !Array.isArray(arcs)) return null;
  if (arcs.length > MOST_ARCS) return null;
  const read = arcs.map((one) => arcFrom(one, board));
  const sound = read.filter((one) => one !== null);
  const count = sound.reduce((sum, { points }) => sum + points.length / 2, 0);
  const [seated, named] = [partsOf(seats), partsOf(names)];
  const isWhole =
    sound.length === read.length &&
    count <= MOST_POINTS &&
    board.locations.every((at) => isPoint(seated[at])) &&
    board.spaceIds.every((space) => isPoint(named[space])) &&
    board.spaceIds.every((space) => sound.some((arc) => arc.left === space || arc.right === space));
  if (!isWhole) return null;
  const only = (ids: readonly string[], of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(ids.map((id) => [id, of[id] as readonly [number, number]]));
  return {
    ...{ width, height, arcs: sound },
    ...{ seats: only(board.locations, seated), names: only(board.spaceIds, named) },
  };
}

function arcFrom(value: unknown, board: Board): MapArc | null {
  const { left, right, points } = partsOf(value);
  const isSide = (one: unknown): one is SpaceId | null =>
    one === null || board.spaces.has(one as SpaceId);
  const isLine =
    Array.isArray(points) &&
    points.length >= 4 &&
    points.length % 2 === 0 &&
    points.length <= 2 * MOST_POINTS &&
    points.every((one) => Number.isInteger(one) && Math.abs(one as number) <= LONGEST);
  return isSide(left) && isSide(right) && left !== right && isLine
    ? { left, right, points: points as readonly number[] }
    : null;
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1 && value <= LONGEST;

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((one) => typeof one === 'number' && Math.abs(one) <= LONGEST);

/** The points of a line, x and y in turn. */
export function pointsOf({ points }: MapArc): readonly number[] {
  let [x, y] = [0, 0];
  return points.map((step, i) => (i % 2 === 0 ? (x += step) : (y += step)));
}

/**
 * The outline of a space: its lines, turned so that each goes on where the one before ends. Rings that do not close, which
 * only a changed map has, end where they end.
 */
export function ringsOf(map: BoardMap, space: SpaceId): readonly (readonly number[])[] {
  const lines = map.arcs.flatMap((arc) => {
    if (arc.left !== space && arc.right !== space) return [];
    const points = pointsOf(arc);
    return [arc.left === space ? points : turned(points)];
  });
  const from = new Map<string, (readonly number[])[]>();
  for (const line of lines) {
    const key = line.slice(0, 2).join();
    from.set(key, [...(from.get(key) ?? []), line]);
  }
  const rings: number[][] = [];
  for (const line of lines) {
    const ring: number[] = [];
    let next = taken(from, line.slice(0, 2).join());
    while (next) {
      ring.push(...next);
      const key = next.slice(-2).join();
      next = key === ring.slice(0, 2).join() ? undefined : taken(from, key);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

const taken = (
  from: ReadonlyMap<string, (readonly number[])[]>,
  key: string,
): readonly number[] | undefined => from.get(key)?.pop();

function turned(points: readonly number[]): readonly number[] {
  const back: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) back.push(points[i] ?? 0, points[i + 1] ?? 0);
  return back;
}
