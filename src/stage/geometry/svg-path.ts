import type { Point } from './point.ts';

/** Builds an SVG path, point by point. */
export interface PathBuilder {
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
