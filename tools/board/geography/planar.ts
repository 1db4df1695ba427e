import type { Point } from '../topology.ts';

export type Ring = readonly Point[];
/** An outline and its holes, all closed. */
export type Polygon = readonly Ring[];

/** The signed area of a closed ring. */
export function ringArea(ring: Ring): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] as Point;
    const [bx, by] = ring[i] as Point;
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

export const polygonArea = (polygon: Polygon): number =>
  polygon.reduce((sum, ring, i) => sum + (i === 0 ? 1 : -1) * Math.abs(ringArea(ring)), 0);

/** True if a point is inside a closed ring, by the even-odd rule. */
export function inRing(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] as Point;
    const [bx, by] = ring[i] as Point;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}

export const inPolygon = (polygon: Polygon, point: Point): boolean =>
  polygon.reduce((inside, ring) => inside !== inRing(ring, point), false);

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, i) => sum + (i ? distance(point, points[i - 1] as Point) : 0), 0);

/** The point halfway along a line. */
export function middleOf(points: readonly Point[]): Point {
  let left = lengthOf(points) / 2;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    const step = distance(a, b);
    if (step >= left && step > 0) return between(a, b, left / step);
    left -= step;
  }
  return points[0] as Point;
}

export const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/** Clips a closed ring to a rectangle (Sutherland and Hodgman 1974). Null if nothing is left. */
export function clipRing(ring: Ring, [x0, y0, x1, y1]: readonly [number, number, number, number]) {
  const sides = [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ] as const;
  let points: readonly Point[] = ring.slice(0, -1);
  for (const [axis, edge, sign] of sides) {
    const inside = (point: Point): boolean => (point[axis] - edge) * sign >= 0;
    points = points.flatMap((here, i): Point[] => {
      const next = points[(i + 1) % points.length] as Point;
      const cut = (): Point => between(here, next, (edge - here[axis]) / (next[axis] - here[axis]));
      return [...(inside(here) ? [here] : []), ...(inside(here) === inside(next) ? [] : [cut()])];
    });
  }
  return points.length > 2 ? [...points, points[0] as Point] : null;
}
