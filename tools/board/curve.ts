import type { Point } from './topology.ts';

/*
 * An arc is drawn as quadratic curves through the midpoints of its segments, with fixed ends. The points of the arc
 * are the control points, so each follows from its predecessor by reflection, and the path command T needs only the
 * midpoints. On a grid with half the step of the points' grid nothing is rounded: the curve is the same from either
 * end, and neighbours share one line.
 */

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Start and end points of the curves of an arc. */
function joints(arc: readonly Point[]): readonly Point[] {
  const inner = arc.slice(1, -2).map((point, i) => middle(point, arc[i + 2] as Point));
  return [arc[0] as Point, ...inner, arc.at(-1) as Point];
}

/** Writes paths in integer steps of `unit`; the result needs `scale(unit)`. */
export function pathWriter(unit: number) {
  const step = (v: number): number => {
    const n = Math.round(v / unit);
    if (Math.abs(n * unit - v) > 1e-6) throw new Error(`${String(v)} is not on the grid`);
    return n;
  };
  const join = (numbers: readonly number[]): string =>
    numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${String(n)}` : String(n))).join('');
  const by = ([ax, ay]: Point, [bx, by]: Point): [number, number] => [
    step(bx) - step(ax),
    step(by) - step(ay),
  ];

  function moveTo([x, y]: Point): string {
    return `M${join([step(x), step(y)])}`;
  }

  /** The arc from its first point, which must be the current point. */
  function arcTo(arc: readonly Point[]): string {
    const [start, control] = arc as readonly [Point, Point];
    if (arc.length === 2) return `l${join(by(start, control))}`;
    const points = joints(arc);
    const [, first, ...rest] = points as readonly [Point, Point, ...Point[]];
    const curve = `q${join([...by(start, control), ...by(start, first)])}`;
    if (rest.length === 0) return curve;
    return `${curve}t${join(rest.flatMap((point, i) => by(points[i + 1] as Point, point)))}`;
  }

  /** A polyline through the points. */
  function lineTo(points: readonly Point[]): string {
    return `l${join(points.slice(1).flatMap((point, i) => by(points[i] as Point, point)))}`;
  }

  return { moveTo, arcTo, lineTo };
}

/** The drawn curve as a polyline with `steps` segments per curve. */
export function flatten(arc: readonly Point[], steps = 3): readonly Point[] {
  if (arc.length === 2) return arc;
  const points = joints(arc);
  const curve: Point[] = [points[0] as Point];
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1] as Point;
    const [cx, cy] = arc[i] as Point;
    const [bx, by] = points[i] as Point;
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const s = 1 - t;
      curve.push([
        s * s * ax + 2 * s * t * cx + t * t * bx,
        s * s * ay + 2 * s * t * cy + t * t * by,
      ]);
    }
  }
  return curve;
}
