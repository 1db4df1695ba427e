import type { Line } from './line.ts';
import { spaced } from './line.ts';
import { onCircle } from './point.ts';
import type { Point } from './point.ts';

/**
 * The area that a part of the drawing covers, in px: an upright box, or a band with round ends between two points (a
 * disc if they coincide). Includes rims, not halos.
 */
export interface Footprint {
  readonly box: boolean;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Half the width of a band; 0 for a box. */
  readonly r: number;
  /** Bounding box. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const disc = ({ x, y }: Point, r: number): Footprint => ({
  box: false,
  x1: x,
  y1: y,
  x2: x,
  y2: y,
  r,
  left: x - r,
  top: y - r,
  right: x + r,
  bottom: y + r,
});

export const band = (a: Point, b: Point, r: number): Footprint => ({
  box: false,
  x1: a.x,
  y1: a.y,
  x2: b.x,
  y2: b.y,
  r,
  left: Math.min(a.x, b.x) - r,
  top: Math.min(a.y, b.y) - r,
  right: Math.max(a.x, b.x) + r,
  bottom: Math.max(a.y, b.y) + r,
});

/** A box round a point, given by its extent to each side. */
export function box(
  { x, y }: Point,
  west: number,
  north: number,
  east: number,
  south: number,
): Footprint {
  const [left, top, right, bottom] = [x - west, y - north, x + east, y + south];
  return { box: true, x1: left, y1: top, x2: right, y2: bottom, r: 0, left, top, right, bottom };
}

/** A line of half width `r`, as `count` bands. */
export function along(line: Line, r: number, count: number): readonly Footprint[] {
  const stops = spaced(line, count + 1);
  return stops.slice(1).map((stop, i) => band(stops[i] ?? stop, stop, r));
}

/** An arc of half width `r`, as bands; angles in radians. */
export function arc(
  centre: Point,
  radius: number,
  r: number,
  from: number,
  to: number,
): readonly Footprint[] {
  const count = Math.max(3, Math.ceil((to - from) / 0.4));
  const stop = (i: number): Point => onCircle(centre, radius, from + ((to - from) * i) / count);
  return Array.from({ length: count }, (_, i) => band(stop(i), stop(i + 1), r));
}

/** Overlap of two footprints in px; zero or less if they do not overlap. */
export function depth(a: Footprint, b: Footprint): number {
  if (a.box && b.box)
    return Math.min(
      Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1),
      Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1),
    );
  if (!a.box && !b.box) return a.r + b.r - betweenBands(a, b);
  return a.box ? b.r - fromBox(b, a) : a.r - fromBox(a, b);
}

function toSegment(x: number, y: number, { x1, y1, x2, y2 }: Footprint): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const share =
    square === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / square));
  const [ax, ay] = [x - x1 - share * dx, y - y1 - share * dy];
  return Math.sqrt(ax * ax + ay * ay);
}

const side = (x1: number, y1: number, x2: number, y2: number, x: number, y: number): number =>
  (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);

function cross(a: Footprint, x1: number, y1: number, x2: number, y2: number): boolean {
  return (
    side(a.x1, a.y1, a.x2, a.y2, x1, y1) * side(a.x1, a.y1, a.x2, a.y2, x2, y2) < 0 &&
    side(x1, y1, x2, y2, a.x1, a.y1) * side(x1, y1, x2, y2, a.x2, a.y2) < 0
  );
}

function betweenBands(a: Footprint, b: Footprint): number {
  if (cross(a, b.x1, b.y1, b.x2, b.y2)) return 0;
  return Math.min(
    toSegment(a.x1, a.y1, b),
    toSegment(a.x2, a.y2, b),
    toSegment(b.x1, b.y1, a),
    toSegment(b.x2, b.y2, a),
  );
}

/** Distance from a point to a box; negative inside. */
function toBox(x: number, y: number, { x1, y1, x2, y2 }: Footprint): number {
  const dx = Math.max(x1 - x, x - x2);
  const dy = Math.max(y1 - y, y - y2);
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

function fromBox(a: Footprint, b: Footprint): number {
  const ends = Math.min(toBox(a.x1, a.y1, b), toBox(a.x2, a.y2, b));
  if (ends <= 0) return ends;
  if (cross(a, b.x1, b.y1, b.x2, b.y2) || cross(a, b.x1, b.y2, b.x2, b.y1)) return 0;
  return Math.min(
    ends,
    toSegment(b.x1, b.y1, a),
    toSegment(b.x2, b.y1, a),
    toSegment(b.x1, b.y2, a),
    toSegment(b.x2, b.y2, a),
  );
}
