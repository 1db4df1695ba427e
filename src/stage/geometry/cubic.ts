import { at, lengthOf, nearest, nth } from './line.ts';
import type { Line } from './line.ts';
import { add, distance, dot, minus, mix, norm, times } from './point.ts';
import type { Point } from './point.ts';

/** Largest allowed distance between the cubic and the line it replaces, in px: too small to see. */
const OFF = 0.2;
/** Shares of the line at which that distance is checked. */
const CHECKED = [0.15, 0.3, 0.7, 0.85] as const;
/** Lengths of the handles, as shares of the length of the line. */
const HANDLE = { least: 0.1, usual: 1 / 3, most: 0.7 } as const;
/** If the directions at the two ends differ by less than this, the usual handle length is used. */
const STRAIGHT = 0.02;

/** If the dot product of the end directions is below this, the line may turn back on itself. */
const HAIRPIN = -0.2;

/** The last three points of a cubic Bézier curve: two control points and the end. */
export type Cubic = readonly [Point, Point, Point];

/** The single cubic that draws the line, from its first point; null if one is not enough. */
export function cubicOf(line: Line): Cubic | null {
  const last = line.length - 1;
  if (last < 3) return null;
  const [from, to] = [nth(line, 0), nth(line, last)];
  const [ahead, behind] = [leaving(line, 0, 1), leaving(line, last, -1)];
  if (dot(ahead, behind) > HAIRPIN) return null;
  const turn = add(ahead, behind);
  const bent = minus(at(line, 0.5), mix(from, to, 0.5));
  const length = lengthOf(line);
  const handle =
    norm(turn) ** 2 < STRAIGHT
      ? length * HANDLE.usual
      : (dot(bent, turn) * 8) / 3 / norm(turn) ** 2;
  if (handle < length * HANDLE.least || handle > length * HANDLE.most) return null;
  const cubic = [add(from, times(ahead, handle)), add(to, times(behind, handle)), to] as const;
  const isOn = (t: number): boolean => {
    const spot = pointOf(from, cubic, t);
    return distance(spot, at(line, nearest(line, spot))) < OFF;
  };
  return isOn(0.5) && CHECKED.every(isOn) ? cubic : null;
}

/** The direction of the line at one of its ends, pointing inward. */
function leaving(line: Line, end: number, step: 1 | -1): Point {
  const [a, b, c] = [nth(line, end), nth(line, end + step), nth(line, end + 2 * step)];
  const tangent = minus(minus(times(b, 4), times(a, 3)), c);
  const length = norm(tangent);
  return length === 0 ? { x: 1, y: 0 } : times(tangent, 1 / length);
}

function pointOf(from: Point, [a, b, to]: Cubic, t: number): Point {
  const [p, q, r] = [mix(from, a, t), mix(a, b, t), mix(b, to, t)];
  return mix(mix(p, q, t), mix(q, r, t), t);
}
