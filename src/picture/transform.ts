import type { Box } from '../board/places.ts';

/** As in `matrix(a b c d e f)`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    ...[a * g + c * h, b * g + d * h, a * i + c * j],
    ...[b * i + d * j, a * k + c * l + e, b * k + d * l + f],
  ] as unknown as Matrix;
}

/** Multiplies `outer` by an SVG transform. Throws on functions that the map does not use. */
export function readTransform(text: string | undefined, outer: Matrix): Matrix {
  let matrix = outer;
  for (const [, name = '', list = ''] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g))
    matrix = times(
      matrix,
      step(
        name,
        list
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    );
  return matrix;
}

function step(name: string, values: readonly number[]): Matrix {
  const [first = 0, second, third = 0] = values;
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'rotate': {
      const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)];
      const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
      if (second === undefined) return turn;
      return times(times([1, 0, 0, 1, second, third], turn), [1, 0, 0, 1, -second, -third]);
    }
    default:
      throw new Error(`the map has a transform that is not known: ${name}`);
  }
}

/** The scale factor of a matrix. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** The bounding box of a transformed box. */
export function moveBox({ left, top, right, bottom }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  return {
    left: Math.min(...corners.map(([x]) => x)),
    top: Math.min(...corners.map(([, y]) => y)),
    right: Math.max(...corners.map(([x]) => x)),
    bottom: Math.max(...corners.map(([, y]) => y)),
  };
}
