import { at, lengthOf, nearest, nth } from './line.ts';
import type { Line } from './line.ts';
import { add, distance, dot, minus, mix, norm, times } from './point.ts';
import type { Point } from './point.ts';

/** How far a cubic may be from the line that it is drawn for, in px: less than is seen. */
const OFF = 0.2;
/** Where that is looked at. */
const CHECKED = [0.15, 0.3, 0.7, 0.85] as const;
/** Its handles, as shares of the length of the line. */
const HANDLE = { least: 0.1, usual: 1 / 3, most: 0.7 } as const;
/** Ends whose directions differ by less say nothing of the handles between them. */
const STRAIGHT = 0.02;

/** Ends that point the same way, or almost: between them the line may turn back. */
const HAIRPIN = -0.2;

/** The last three points of a Bézier curve: its handles and its end. */
export type Cubic = readonly [Point, Point, Point];

/** The one cubic that draws the line, from its first point; null if it takes more than one. */
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

/** The direction in which a line leaves one of its ends for its inside. */
function leaving(line: Line, end: number, step: 1 | -1): Point {
  const [a, b, c] = [nth(line, end), nth(line, end + step), nth(line, end + 2 * step)];
  const way = minus(minus(times(b, 4), times(a, 3)), c);
  const length = norm(way);
  return length === 0 ? { x: 1, y: 0 } : times(way, 1 / length);
}

function pointOf(from: Point, [a, b, to]: Cubic, t: number): Point {
  const [p, q, r] = [mix(from, a, t), mix(a, b, t), mix(b, to, t)];
  return mix(mix(p, q, t), mix(q, r, t), t);
}
