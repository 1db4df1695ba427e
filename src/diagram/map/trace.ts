import { NOWHERE } from '../../board/raster-depths.ts';
import type { Raster } from './fill.ts';

/** A line between two spaces: its points in turn, in halves of a cell. Closed if it ends where it begins. */
export interface Arc {
  readonly left: number;
  readonly right: number;
  readonly points: readonly number[];
}

/** From a corner of cells to the next: east, south, west, north. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * The lines between the spaces of a raster. They meet in corners, and what two spaces share is one line, so that however
 * it is simplified nothing gapes.
 */
export function trace({ columns, rows, cells }: Raster): readonly Arc[] {
  const across = columns + 1;
  const cell = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? NOWHERE
      : (cells[row * columns + column] ?? NOWHERE);
  /** What is left and right of the line from a corner in a direction. */
  const sides = (x: number, y: number, to: number): readonly [number, number] => {
    switch (to) {
      case 0:
        return [cell(x, y - 1), cell(x, y)];
      case 1:
        return [cell(x, y), cell(x - 1, y)];
      case 2:
        return [cell(x - 1, y), cell(x - 1, y - 1)];
      default:
        return [cell(x - 1, y - 1), cell(x, y - 1)];
    }
  };
  const isLine = (x: number, y: number, to: number): boolean => {
    const [left, right] = sides(x, y, to);
    return left !== right;
  };
  const ways = (x: number, y: number): readonly number[] =>
    [0, 1, 2, 3].filter((to) => isLine(x, y, to));
  /** By corner and direction: whether that line has been drawn. */
  const drawn = new Uint8Array(across * (rows + 1) * 4);
  const arcs: Arc[] = [];
  function follow(startX: number, startY: number, first: number): void {
    let [x, y, to] = [startX, startY, first];
    const [left, right] = sides(x, y, to);
    const points = [2 * x, 2 * y];
    for (;;) {
      const [dx = 0, dy = 0] = STEPS[to] ?? [];
      drawn[(y * across + x) * 4 + to] = 1;
      points.push(2 * x + dx, 2 * y + dy);
      [x, y] = [x + dx, y + dy];
      drawn[(y * across + x) * 4 + ((to + 2) % 4)] = 1;
      const on = ways(x, y);
      const isStart = x === startX && y === startY;
      if (on.length !== 2 || isStart) {
        if (on.length === 2) points.splice(0, 2, ...points.slice(-2));
        else points.push(2 * x, 2 * y);
        arcs.push({ left, right, points });
        return;
      }
      const back = (to + 2) % 4;
      to = on.find((one) => one !== back) ?? back;
    }
  }
  const begin = (isMeeting: boolean): void => {
    for (let y = 0; y <= rows; y++)
      for (let x = 0; x <= columns; x++) {
        const one = cell(x, y);
        if (one === cell(x - 1, y) && one === cell(x, y - 1) && one === cell(x - 1, y - 1))
          continue;
        const on = ways(x, y);
        if (isMeeting && on.length === 2) continue;
        for (const to of on) if (drawn[(y * across + x) * 4 + to] === 0) follow(x, y, to);
      }
  };
  begin(true);
  begin(false);
  return arcs;
}

/** A line with fewer points, none of which is left out that is farther from the rest than `tolerance` (Douglas and Peucker). */
export function simplified(points: readonly number[], tolerance: number): readonly number[] {
  const count = points.length / 2;
  const kept = new Uint8Array(count);
  kept[0] = 1;
  kept[count - 1] = 1;
  const open: (readonly [number, number])[] = [[0, count - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let [most, farthest] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const away = distanceFrom(points, i, from, to);
      if (away > most) [most, farthest] = [away, i];
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, i) => kept[i >> 1] === 1);
}

/** From a point to the line between two others; if these are one, to it. */
function distanceFrom(points: readonly number[], at: number, from: number, to: number): number {
  const x = (i: number): number => points[2 * i] ?? 0;
  const y = (i: number): number => points[2 * i + 1] ?? 0;
  const [dx, dy] = [x(to) - x(from), y(to) - y(from)];
  const [px, py] = [x(at) - x(from), y(at) - y(from)];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(px, py);
  const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (length * length)));
  return Math.hypot(px - share * dx, py - share * dy);
}
