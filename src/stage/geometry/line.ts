import { add, clamp, distance, leftOf, mix, times, towards } from './point.ts';
import type { Point } from './point.ts';

/**
 * A drawn line: points at equal distances along a smooth curve, from its tail to its tip.
 * Places on it are shares of its length: 0 is the tail, 1 the tip.
 */
export type Line = readonly Point[];

/** Points of a bow. All bows have the same number, so that any two can be blended. */
export const BOW_POINTS = 17;
const CHAIN_POINTS = 65;

export function lengthOf(line: Line): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) length += distance(nth(line, i - 1), nth(line, i));
  return length;
}

export function nth(line: Line, index: number): Point {
  const found = line[clamp(index, 0, line.length - 1)];
  if (found === undefined) throw new Error('a line has at least one point');
  return found;
}

/** The point at a share of the line's length. */
export function at(line: Line, share: number): Point {
  const place = clamp(share, 0, 1) * (line.length - 1);
  const index = Math.min(Math.floor(place), line.length - 2);
  return mix(nth(line, index), nth(line, index + 1), place - index);
}

/** The direction of travel at a share of the line's length. */
export function directionAt(line: Line, share: number): Point {
  const step = 0.5 / (line.length - 1);
  return towards(at(line, share - step), at(line, share + step));
}

/** A quadratic arc from a to b whose middle lies `sag` to the left of the chord. */
export function bow(a: Point, b: Point, sag: number): Line {
  const control = add(mix(a, b, 0.5), times(leftOf(towards(a, b)), 2 * sag));
  return quadratic(a, control, b);
}

/** Numbers instead of points: a full board tries a thousand of these lines. */
export function quadratic(a: Point, control: Point, b: Point): Line {
  const dense: Point[] = [];
  const count = 4 * BOW_POINTS;
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    dense.push({ x: bezier(a.x, control.x, b.x, t), y: bezier(a.y, control.y, b.y, t) });
  }
  return spaced(dense, BOW_POINTS);
}

function bezier(a: number, control: number, b: number, t: number): number {
  const from = a + (control - a) * t;
  const to = control + (b - control) * t;
  return from + (to - from) * t;
}

/** A smooth line through all of the points (centripetal Catmull-Rom). */
export function through(points: readonly Point[]): Line {
  const dense: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const b = nth(points, i);
    const c = nth(points, i + 1);
    const before = i > 0 ? nth(points, i - 1) : mix(b, c, -0.5);
    const after = i + 2 < points.length ? nth(points, i + 2) : mix(b, c, 1.5);
    for (let j = 0; j < 24; j++) dense.push(catmullRom(before, b, c, after, j / 24));
  }
  dense.push(nth(points, points.length - 1));
  return spaced(dense, CHAIN_POINTS);
}

function catmullRom(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const ab = Math.sqrt(Math.max(1e-6, distance(a, b)));
  const bc = Math.sqrt(Math.max(1e-6, distance(b, c)));
  const cd = Math.sqrt(Math.max(1e-6, distance(c, d)));
  const at = ab + t * bc;
  const ab1 = mix(a, b, at / ab);
  const bc1 = mix(b, c, t);
  const cd1 = mix(c, d, (t * bc - bc) / cd);
  return mix(mix(ab1, bc1, at / (ab + bc)), mix(bc1, cd1, (t * bc) / (bc + cd)), t);
}

/** The same line resampled to `count` points at equal distances. */
export function spaced(points: readonly Point[], count: number): Line {
  const segments = new Float64Array(Math.max(0, points.length - 1));
  let total = 0;
  for (let i = 0; i < segments.length; i++) {
    const length = distance(nth(points, i), nth(points, i + 1));
    segments[i] = length;
    total += length;
  }
  const line: Point[] = [];
  let index = 0;
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const wanted = (total * i) / (count - 1);
    while (index + 2 < points.length && passed + (segments[index] ?? 0) < wanted) {
      passed += segments[index] ?? 0;
      index++;
    }
    const segment = segments[index] ?? 0;
    const share = segment === 0 ? 0 : clamp((wanted - passed) / segment, 0, 1);
    line.push(mix(nth(points, index), nth(points, index + 1), share));
  }
  return line;
}

/** The piece of the line between two shares of its length. */
export function part(line: Line, from: number, to: number): Line {
  const low = clamp(from, 0, 1);
  const high = Math.max(low, clamp(to, 0, 1));
  const count = line.length;
  const piece: Point[] = [];
  for (let i = 0; i < count; i++) piece.push(at(line, low + ((high - low) * i) / (count - 1)));
  return piece;
}

/** The line without the part within `tail` of its first point and the part within `tip` of its last. */
export function trimmed(line: Line, tail: number, tip: number): Line {
  const from = leaves(line, tail);
  const to = 1 - leaves([...line].reverse(), tip);
  return from < to
    ? part(line, from, to)
    : part(line, (from + to) / 2 - 0.01, (from + to) / 2 + 0.01);
}

/** The share of the line's length at which it leaves a circle round its first point. */
function leaves(line: Line, radius: number): number {
  const first = nth(line, 0);
  for (let i = 1; i < line.length; i++) {
    const [before, after] = [distance(nth(line, i - 1), first), distance(nth(line, i), first)];
    if (after >= radius) {
      const share = after === before ? 0 : (radius - before) / (after - before);
      return (i - 1 + clamp(share, 0, 1)) / (line.length - 1);
    }
  }
  return 1;
}

/** The share of the line's length at which it comes nearest to a point. */
export function nearest(line: Line, goal: Point): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = nth(line, i);
    const b = nth(line, i + 1);
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy;
    const along = (goal.x - a.x) * dx + (goal.y - a.y) * dy;
    const share = square === 0 ? 0 : clamp(along / square, 0, 1);
    const [x, y] = [a.x + dx * share - goal.x, a.y + dy * share - goal.y];
    const away = Math.sqrt(x * x + y * y);
    if (away < least) {
      least = away;
      best = (i + share) / (line.length - 1);
    }
  }
  return best;
}

/** Blends two lines point by point; lines with different numbers of points switch at the half. */
export function blend(a: Line, b: Line, t: number): Line {
  if (a.length !== b.length) return t < 0.5 ? a : b;
  return a.map((from, i) => mix(from, nth(b, i), t));
}
