import { cubicOf, type Cubic } from './cubic.ts';
import { at, BOW_POINTS, directionAt, lengthOf, nth, part, spaced, type Line } from './line.ts';
import { add, leftOf, onCircle, times, type Point } from './point.ts';
import { SIZE } from './shapes.ts';

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

/**
 * The natural cubic spline through the points, as curves from each to the next: smooth, and straight at both ends. Written here, because `curveNatural`
 * brings every other curve of d3-shape into a bundle.
 */
export function natural(points: readonly Point[]): readonly Cubic[] {
  const xs = controls(points.map(({ x }) => x));
  const ys = controls(points.map(({ y }) => y));
  return points.slice(1).flatMap((to, i) => {
    const [x, y] = [xs[i], ys[i]];
    return x && y ? [[{ x: x[0], y: y[0] }, { x: x[1], y: y[1] }, to] as const] : [];
  });
}

/** The two control values of each stretch: a tridiagonal system, solved by Thomas' algorithm. */
function controls(values: readonly number[]): readonly (readonly [number, number])[] {
  const last = values.length - 1;
  const value = (i: number): number => values[i] ?? 0;
  if (last === 1) {
    const [from, to] = [value(0), value(1)];
    return [[(2 * from + to) / 3, (from + 2 * to) / 3]];
  }
  const below: number[] = [];
  const right: number[] = [];
  for (let i = 0; i < last; i++) {
    const [factor, diagonal, sum] =
      i === 0
        ? [0, 2, value(0) + 2 * value(1)]
        : i < last - 1
          ? [1, 4, 4 * value(i) + 2 * value(i + 1)]
          : [2, 7, 8 * value(i) + value(last)];
    const share = i === 0 ? 0 : factor / (below[i - 1] ?? 1);
    below.push(diagonal - share);
    right.push(sum - share * (right[i - 1] ?? 0));
  }
  const first: number[] = [];
  for (let i = last - 1; i >= 0; i--)
    first[i] = ((right[i] ?? 0) - (i === last - 1 ? 0 : (first[i + 1] ?? 0))) / (below[i] ?? 1);
  return first.map((control, i) => [
    control,
    i === last - 1 ? (value(last) + control) / 2 : 2 * value(i + 1) - (first[i + 1] ?? 0),
  ]);
}

/** Builds an SVG path, point by point. */
interface PathBuilder {
  readonly moveTo: (to: Point) => void;
  readonly lineTo: (to: Point) => void;
  readonly curveTo: (a: Point, b: Point, to: Point) => void;
  /** Clockwise, along a circle. */
  readonly arcTo: (radius: number, isLarge: boolean, to: Point) => void;
  readonly close: () => void;
  readonly text: () => string;
}

/**
 * Builds a compact path: relative coordinates, to a tenth of a px, without redundant separators and zeros. Each point
 * is rounded absolutely, so that errors do not add up.
 */
export function startPath(): PathBuilder {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [text, last, open] = ['', '', ''];

  /** Separates numbers by a space unless a sign or a decimal point already does. */
  function append(number: string): void {
    const isJoined =
      open === '' || number.startsWith('-') || (number.startsWith('.') && open.includes('.'));
    text += isJoined ? number : ` ${number}`;
    open = number;
  }

  /** `ahead`: arguments before the points. */
  function command(letter: string, points: readonly Point[], ahead: readonly string[] = []): void {
    // A repeated command letter can be omitted.
    if (letter !== last || letter === 'm') [text, open] = [text + letter, ''];
    last = letter;
    ahead.forEach(append);
    let [toX, toY] = [x, y];
    for (const point of points) {
      [toX, toY] = [Math.round(point.x * 10), Math.round(point.y * 10)];
      append(tenths(toX - x));
      append(tenths(toY - y));
    }
    [x, y] = [toX, toY];
    if (letter === 'm') [startX, startY] = [x, y];
  }

  return {
    moveTo: (to) => {
      command('m', [to]);
    },
    lineTo: (to) => {
      command('l', [to]);
    },
    curveTo: (...points) => {
      command('c', points);
    },
    arcTo: (radius, isLarge, to) => {
      const round = String(Math.round(radius * 10) / 10);
      command('a', [to], [round, round, '0', isLarge ? '1' : '0', '1']);
    },
    close: () => {
      text += 'z';
      last = 'z';
      [x, y] = [startX, startY];
    },
    text: () => text,
  };
}

const tenths = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');
