import type { Point } from '../topology.ts';
import { between, distance } from './planar.ts';

/** Distance between the points of a curve, on the sheet. */
const STEP = 6;
/** Shorter segments stay straight. */
const SHORTEST = 2.2;

/**
 * A smooth curve through points: a centripetal Catmull-Rom spline, which has neither loops nor cusps (Yuksel,
 * Schaefer and Keyser 2011).
 */
export function smooth(points: readonly Point[]): readonly Point[] {
  const curve: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i] as Point;
    const c = points[i + 1] as Point;
    const a = points[i - 1] ?? between(b, c, -1);
    const d = points[i + 2] ?? between(b, c, 2);
    const steps = Math.max(2, Math.ceil(distance(b, c) / STEP));
    for (let k = 0; k < steps; k++) curve.push(at([a, b, c, d], k / steps));
  }
  return [...curve, points.at(-1) as Point];
}

/** The curve between the second and the third of four points, by Barry and Goldman's pyramid. */
function at([a, b, c, d]: readonly [Point, Point, Point, Point], share: number): Point {
  const knot = (from: number, p: Point, q: Point): number =>
    from + Math.sqrt(Math.max(distance(p, q), 1e-6));
  const t0 = 0;
  const t1 = knot(t0, a, b);
  const t2 = knot(t1, b, c);
  const t3 = knot(t2, c, d);
  const t = t1 + (t2 - t1) * share;
  const mix = (p: Point, q: Point, from: number, to: number): Point =>
    between(p, q, (t - from) / (to - from));
  const [ab, bc, cd] = [mix(a, b, t0, t1), mix(b, c, t1, t2), mix(c, d, t2, t3)];
  return mix(mix(ab, bc, t0, t2), mix(bc, cd, t1, t3), t1, t2);
}

/** Pseudo-random numbers from -1 to 1, seeded by a name (FNV-1a, then mulberry32). */
function chance(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

/**
 * Makes a line uneven like a natural border: midpoints of segments move sideways by up to `share` of the segment's
 * length, then again at half the scale. Deterministic for each name.
 */
export function roughen(points: readonly Point[], name: string, share: number): readonly Point[] {
  const next = chance(name);
  let line = points;
  for (let round = 0, reach = share; round < 3; round++, reach *= 0.55)
    line = line.flatMap((point, i): readonly Point[] => {
      const [x, y] = point;
      const end = line[i + 1];
      if (!end || distance(point, end) <= SHORTEST) return [point];
      const move = next() * reach;
      const [dx, dy] = [end[0] - x, end[1] - y];
      return [point, [x + dx / 2 - dy * move, y + dy / 2 + dx * move]];
    });
  return line;
}

/** Evenly spaced points on a line, at most `step` apart, including its ends. */
export function evenly(points: readonly Point[], step: number): readonly Point[] {
  return points.flatMap((point, i): readonly Point[] => {
    const next = points[i + 1];
    if (!next) return [point];
    const count = Math.max(1, Math.ceil(distance(point, next) / step));
    return Array.from({ length: count }, (_, k) => between(point, next, k / count));
  });
}

/** Smooths a line: each point becomes the Gaussian mean of those around it; the ends stay. */
export function iron(points: readonly Point[], reach: number): readonly Point[] {
  const step = reach / 3;
  const line = evenly(points, step);
  const last = line.length - 1;
  return line.map((point, i) => {
    // Less near the ends, so that they stay and the line has no kink there.
    const most = Math.min(i, last - i, 9);
    if (most === 0) return point;
    let [x, y, sum] = [0, 0, 0];
    for (let k = -most; k <= most; k++) {
      const weight = Math.exp(-0.5 * (k / 3) ** 2);
      const [px, py] = line[i + k] as Point;
      [x, y, sum] = [x + px * weight, y + py * weight, sum + weight];
    }
    return [x / sum, y / sum];
  });
}
