import type { Point } from './topology.ts';

function triangle([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/**
 * Visvalingam and Whyatt (1993): drops the point that spans the smallest triangle with its
 * neighbours until every triangle has at least `area`. The ends stay, so that arcs still meet.
 */
export function simplify(arc: readonly Point[], area: number): readonly Point[] {
  const points = [...arc];
  const closed = String(points[0]) === String(points.at(-1));
  const least = closed ? 6 : 2;
  while (points.length > least) {
    let best = -1;
    let smallest = area;
    for (let i = 1; i + 1 < points.length; i++) {
      const size = triangle(points[i - 1] as Point, points[i] as Point, points[i + 1] as Point);
      if (size < smallest) [best, smallest] = [i, size];
    }
    if (best < 0) break;
    points.splice(best, 1);
  }
  return points;
}

/** Rounds to multiples of `grid` and drops points that fall together. */
export function snap(arc: readonly Point[], grid: number): readonly Point[] {
  return arc
    .map(([x, y]): Point => [Math.round(x / grid) * grid, Math.round(y / grid) * grid])
    .filter((point, i, all) => i === 0 || String(point) !== String(all[i - 1]));
}
