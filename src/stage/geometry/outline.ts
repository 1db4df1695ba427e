import { cubicOf } from './cubic.ts';
import { at, BOW_POINTS, directionAt, lengthOf, nth, part, spaced } from './line.ts';
import type { Line } from './line.ts';
import { natural } from './natural.ts';
import { add, leftOf, onCircle, times } from './point.ts';
import type { Point } from './point.ts';
import { SIZE } from './shapes.ts';
import { type PathBuilder, startPath } from './svg-path.ts';

/** Enough points to draw the line as a natural spline: few for a bow, more for a convoy route. */
function knots(line: Line): Line {
  const count = Math.ceil(lengthOf(line) / (line.length > BOW_POINTS ? 28 : 90)) + 2;
  return spaced(line, Math.min(Math.max(3, count), line.length));
}

/** Adds a line to the path; with `on`, continues from the current point and closes the path. */
function draw(path: PathBuilder, line: Line, on: boolean): void {
  if (on) path.lineTo(nth(line, 0));
  else path.moveTo(nth(line, 0));
  const cubic = cubicOf(line);
  const curves = cubic ? [cubic] : natural(knots(line));
  for (const curve of curves) path.curveTo(...curve);
  if (on) path.close();
}

/** A line as an SVG path. */
export function linePath(line: Line): string {
  const path = startPath();
  draw(path, line, false);
  return path.text();
}

/** The closed outline of a band along the line; with a head, whose tip is the line's. */
export function bandPath(
  line: Line,
  width: number,
  head: { length: number; half: number } | null,
): string {
  const path = startPath();
  const total = lengthOf(line);
  const neck = head ? Math.max(0.02, 1 - (head.length * 0.84) / Math.max(total, 1)) : 1;
  const shaft = part(line, 0, neck);
  const side = (sign: number): Point[] =>
    shaft.map((spot, i) =>
      add(spot, times(leftOf(directionAt(shaft, i / (shaft.length - 1))), sign * width)),
    );
  draw(path, side(0.5), false);
  if (head) {
    const tip = nth(line, line.length - 1);
    const ahead = directionAt(line, (1 + neck) / 2);
    const foot = add(tip, times(ahead, -head.length));
    for (const sign of [1, 0, -1]) {
      path.lineTo(sign === 0 ? tip : add(foot, times(leftOf(ahead), sign * head.half)));
    }
  }
  draw(path, side(-0.5).reverse(), true);
  return path.text();
}

/** A filled head alone, with a notch where the band would join; for dashed ribbons. */
export function headPath(line: Line, scale: number): string {
  const tip = nth(line, line.length - 1);
  const ahead = directionAt(line, 0.98);
  const back = (length: number, half: number): Point =>
    add(add(tip, times(ahead, -length * scale)), times(leftOf(ahead), half * scale));
  return closed([
    tip,
    back(SIZE.headLength, SIZE.headHalf),
    back(11.5, 0),
    back(SIZE.headLength, -SIZE.headHalf),
  ]);
}

/** An open head: two barbs that meet at the tip. */
export function barbsPath(line: Line, scale: number): string {
  const tip = nth(line, line.length - 1);
  const ahead = directionAt(line, 0.98);
  const barb = (half: number): Point =>
    add(add(tip, times(ahead, -10.5 * scale)), times(leftOf(ahead), half * scale));
  return open([barb(6.8), tip, barb(-6.8)]);
}

/** A stroke across the line, `length` long. */
export function acrossPath(line: Line, share: number, length: number): string {
  const middle = at(line, share);
  const aside = leftOf(directionAt(line, share));
  return open([add(middle, times(aside, length / 2)), add(middle, times(aside, -length / 2))]);
}

/** An arc round a point; angles in radians, clockwise from east. */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  const path = startPath();
  path.moveTo(onCircle(centre, radius, from));
  path.arcTo(radius, to - from >= Math.PI, onCircle(centre, radius, to));
  return path.text();
}

function open(points: readonly Point[]): string {
  const path = startPath();
  points.forEach((point, i) => {
    if (i === 0) path.moveTo(point);
    else path.lineTo(point);
  });
  return path.text();
}

function closed(points: readonly Point[]): string {
  return `${open(points)}z`;
}
