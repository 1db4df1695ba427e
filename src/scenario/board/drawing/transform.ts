import type { ClosedLine } from '../../../diagram/map/fill.ts';
import { numbersIn } from './path.ts';

/** A transformation of the plane, as SVG writes it: `matrix(a b c d e f)`. */
export type Matrix = readonly [number, number, number, number, number, number];

export const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];

const after = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[2] * other[1],
  one[1] * other[0] + one[3] * other[1],
  one[0] * other[2] + one[2] * other[3],
  one[1] * other[2] + one[3] * other[3],
  one[0] * other[4] + one[2] * other[5] + one[4],
  one[1] * other[4] + one[3] * other[5] + one[5],
];

const STEP = /\b(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]{0,400})\)/g;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** What a `transform` does to what is inside, after what is round it. What is not known is left out. */
export function transformed(around: Matrix, text: string): Matrix {
  let result = around;
  for (const [, name = '', list = ''] of text.matchAll(STEP)) {
    const step = stepOf(name, numbersIn(list));
    if (step.every(Number.isFinite)) result = after(result, step);
  }
  return result;
}

function stepOf(name: string, numbers: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  switch (name) {
    case 'matrix':
      return [a, b, c, d, e, f];
    case 'translate':
      return [1, 0, 0, 1, a, b];
    case 'scale':
      return [a, 0, 0, numbers.length > 1 ? b : a, 0, 0];
    case 'rotate': {
      const [cos, sin] = [Math.cos(radians(a)), Math.sin(radians(a))];
      return after(after([1, 0, 0, 1, b, c], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -b, -c]);
    }
    case 'skewX':
      return [1, 0, Math.tan(radians(a)), 1, 0, 0];
    default:
      return [1, Math.tan(radians(a)), 0, 1, 0, 0];
  }
}

export const movedBy = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

export function ringMovedBy(matrix: Matrix, ring: ClosedLine): ClosedLine {
  const moved: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const { x, y } = movedBy(matrix, ring[i] ?? 0, ring[i + 1] ?? 0);
    moved.push(x, y);
  }
  return moved;
}
