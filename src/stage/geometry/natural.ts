import type { Cubic } from './cubic.ts';
import type { Point } from './point.ts';

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
