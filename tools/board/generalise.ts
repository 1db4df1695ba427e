import { presimplify } from 'topojson-simplify';
import type { Topology } from 'topojson-specification';
import type { Point } from './topology.ts';

/** Smallest number of points of a closed line. */
const LEAST_CLOSED = 7;

/**
 * Visvalingam and Whyatt (1993): drops the point that forms the smallest triangle with its neighbours, until every
 * triangle has at least `area`. Ends are kept, so that arcs still meet.
 */
export function simplify(arc: readonly Point[], area: number): readonly Point[] {
  const topology = { type: 'Topology', objects: {}, arcs: [arc] } as unknown as Topology<
    Record<string, never>
  >;
  const [weighed = []] = presimplify(topology).arcs as unknown as (readonly number[])[][];
  const weights = weighed.map(([, , weight = 0]) => weight);
  const closed = String(arc[0]) === String(arc.at(-1));
  const kept = closed ? [...weights].sort((a, b) => b - a)[LEAST_CLOSED - 1] : undefined;
  const limit = Math.min(area, kept ?? Infinity);
  return arc.filter((_, i) => (weights[i] as number) >= limit);
}

/** Rounds to multiples of `grid` and drops duplicate points. */
export function snap(arc: readonly Point[], grid: number): readonly Point[] {
  return arc
    .map(([x, y]): Point => [Math.round(x / grid) * grid, Math.round(y / grid) * grid])
    .filter((point, i, all) => i === 0 || String(point) !== String(all[i - 1]));
}
