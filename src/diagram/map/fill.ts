import { NOWHERE } from '../../board/raster-depths.ts';

/** A closed line: x and y of its points in turn. */
export type ClosedLine = readonly number[];

/** A shape of several rings; `evenOdd`: what two of them surround is outside. */
export interface Area {
  readonly rings: readonly ClosedLine[];
  readonly evenOdd: boolean;
}

/** A raster of square cells, row by row. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Int16Array;
}

export const blankRaster = (columns: number, rows: number): Raster => ({
  ...{ columns, rows },
  cells: new Int16Array(columns * rows).fill(NOWHERE),
});

/** A line that crosses the middle of a row of cells, upwards or downwards. */
interface Crossing {
  readonly x: number;
  readonly turn: 1 | -1;
}

/**
 * Fills the cells whose middles are in a shape, whose unit is a cell. `effort`: how many crossings may be looked at; what is
 * left of it is returned, and less than 0 means that the shape was left out.
 */
export function fill(
  { columns, rows, cells }: Raster,
  { rings, evenOdd }: Area,
  value: number,
  effort = Infinity,
): number {
  const crossings = new Map<number, Crossing[]>();
  let left = effort;
  for (const ring of rings) {
    let [x0 = 0, y0 = 0] = ring.slice(-2);
    for (let i = 0; i < ring.length; i += 2) {
      const [x1, y1] = [ring[i] ?? 0, ring[i + 1] ?? 0];
      const [top, bottom] = y0 < y1 ? [y0, y1] : [y1, y0];
      const first = Math.max(0, Math.ceil(top - 0.5));
      const last = Math.min(rows - 1, Math.ceil(bottom - 0.5) - 1);
      left -= 1 + Math.max(0, last - first);
      if (left < 0) return left;
      for (let row = first; row <= last; row++) {
        const x = x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0);
        const here = crossings.get(row);
        const crossing: Crossing = { x, turn: y0 < y1 ? 1 : -1 };
        if (here) here.push(crossing);
        else crossings.set(row, [crossing]);
      }
      [x0, y0] = [x1, y1];
    }
  }
  for (const [row, here] of crossings) {
    here.sort((a, b) => a.x - b.x);
    let turns = 0;
    for (const [i, { x, turn }] of here.entries()) {
      turns += evenOdd ? 1 : turn;
      const isInside = evenOdd ? turns % 2 === 1 : turns !== 0;
      const next = here[i + 1];
      if (!isInside || !next) continue;
      const from = Math.max(0, Math.ceil(x - 0.5));
      const to = Math.min(columns, Math.ceil(next.x - 0.5));
      if (to > from) cells.fill(value, row * columns + from, row * columns + to);
    }
  }
  return left;
}

/** Closes gaps between shapes: cells outside of all that are near to one become part of it. */
export function grow({ columns, rows, cells }: Raster, times: number): void {
  for (let time = 0; time < times; time++) {
    const before = cells.slice();
    for (let at = 0; at < cells.length; at++) {
      if (before[at] !== NOWHERE) continue;
      const column = at % columns;
      let near = at >= columns ? (before[at - columns] ?? NOWHERE) : NOWHERE;
      if (near === NOWHERE && column > 0) near = before[at - 1] ?? NOWHERE;
      if (near === NOWHERE && column < columns - 1) near = before[at + 1] ?? NOWHERE;
      if (near === NOWHERE && at < columns * (rows - 1)) near = before[at + columns] ?? NOWHERE;
      cells[at] = near;
    }
  }
}

/** Gives small parts of a space that has larger ones to what is beside them: slivers of shapes that do not quite fit. */
export function clean({ columns, rows, cells }: Raster, least: number): void {
  const part = new Int32Array(cells.length).fill(-1);
  const starts: number[] = [];
  const sizes: number[] = [];
  const open = new Int32Array(cells.length);
  /** Collects the cells of the part of a cell in `open`, and returns how many they are. */
  const collect = (start: number, name: number): number => {
    const value = cells[start];
    let [done, count] = [0, 1];
    open[0] = start;
    part[start] = name;
    const see = (next: number): void => {
      if (cells[next] !== value || part[next] === name) return;
      part[next] = name;
      open[count++] = next;
    };
    while (done < count) {
      const at = open[done++] ?? 0;
      const column = at % columns;
      if (at >= columns) see(at - columns);
      if (column > 0) see(at - 1);
      if (column < columns - 1) see(at + 1);
      if (at < columns * (rows - 1)) see(at + columns);
    }
    return count;
  };
  const largest = new Map<number, number>();
  for (let start = 0; start < cells.length; start++) {
    const value = cells[start] ?? NOWHERE;
    if (value === NOWHERE || part[start] !== -1) continue;
    const size = collect(start, starts.length);
    starts.push(start);
    sizes.push(size);
    largest.set(value, Math.max(largest.get(value) ?? 0, size));
  }
  for (const [name, start] of starts.entries()) {
    const [size = 0, value = NOWHERE] = [sizes[name], cells[start]];
    if (size >= least || size === largest.get(value)) continue;
    const count = collect(start, starts.length + name);
    // It may have become part of a larger one.
    if (count >= least) continue;
    const beside = start % columns > 0 ? cells[start - 1] : cells[start - columns];
    for (const at of open.subarray(0, count)) cells[at] = beside ?? NOWHERE;
  }
}
