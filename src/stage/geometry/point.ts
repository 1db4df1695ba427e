/** A point in the plane, in px of a format's view unless stated otherwise; y points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
// Not `Math.hypot`, which takes ten times as long, and this runs millions of times.
export const norm = ({ x, y }: Point): number => Math.sqrt(x * x + y * y);
export const distance = (a: Point, b: Point): number => norm(minus(a, b));
export const mix = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** The direction from a to b as a vector of length 1; east if they coincide. */
export function towards(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? { x: 1, y: 0 } : { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** The unit vector to the left of `direction`: north when heading east. */
export const leftOf = (direction: Point): Point => ({ x: direction.y, y: -direction.x });

/** The point at distance `length` from `centre`; the angle in radians, clockwise from east. */
export const onCircle = (centre: Point, length: number, angle: number): Point => ({
  x: centre.x + length * Math.cos(angle),
  y: centre.y + length * Math.sin(angle),
});

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Rounded to whole px, for things that touch nothing else: fewer digits in the page. */
export const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
