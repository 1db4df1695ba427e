import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from '../../src/board/adjacency.ts';
import { spaceOf, type Location, type SpaceId } from '../../src/board/board.ts';
import { flatten } from './curve.ts';
import type { Drawing } from './drawing.ts';
import type { Point, ShapeId } from './topology.ts';

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Closer than this to its end, a border is near a third space, and a bar there could be misread. */
const NEAR_END = 9;

/** A point of a border, with its distance along the border to the nearer end. */
interface Spot {
  readonly at: Point;
  readonly inward: number;
}

/** The drawn border of two shapes, as one list of points per arc, at most one unit apart. */
export function border(map: Drawing, a: ShapeId, b: ShapeId): readonly (readonly Point[])[] {
  return map.arcs.flatMap((arc, i) => {
    const sides = map.sides[i] ?? [];
    return sides.includes(a) && sides.includes(b) ? [dense(flatten(arc))] : [];
  });
}

function dense(points: readonly Point[]): readonly Point[] {
  return points.flatMap((point, i): readonly Point[] => {
    const next = points[i + 1];
    if (!next) return [point];
    const steps = Math.max(1, Math.ceil(distance(point, next)));
    return Array.from({ length: steps }, (_, k): Point => {
      const t = k / steps;
      return [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t];
    });
  });
}

function spots(line: readonly Point[]): readonly Spot[] {
  const along: number[] = [0];
  for (let i = 1; i < line.length; i++)
    along.push((along[i - 1] as number) + distance(line[i] as Point, line[i - 1] as Point));
  const total = along.at(-1) as number;
  return line.map((at, i) => {
    const here = along[i] as number;
    return { at, inward: Math.min(here, total - here) };
  });
}

/** The best point for crossing a border between two points: the smallest detour, away from the ends of the border. */
export function crossing(
  lines: readonly (readonly Point[])[],
  from: Point,
  to: Point,
): Point | undefined {
  let found: Point | undefined;
  let least = Infinity;
  for (const { at, inward } of lines.flatMap(spots)) {
    const detour = distance(from, at) + distance(at, to);
    const cost = detour + 0.6 * Math.max(0, NEAR_END - inward);
    if (cost < least) [found, least] = [at, cost];
  }
  return found;
}

/** Every pair of locations between which some unit can move, once, in alphabetical order. */
export function adjacentPairs(): readonly (readonly [Location, Location])[] {
  const keys = new Set<string>();
  const add = (a: Location, b: Location): void => {
    if (a !== b) keys.add([a, b].sort().join(' '));
  };
  for (const [from, to] of Object.entries(ARMY_NEIGHBOURS))
    for (const other of to) add(from as SpaceId, other);
  for (const [from, to] of Object.entries(FLEET_NEIGHBOURS))
    for (const other of to) {
      add(from as Location, other);
      add(spaceOf(from as Location), spaceOf(other));
    }
  return [...keys].sort().map((key) => key.split(' ') as [Location, Location]);
}
