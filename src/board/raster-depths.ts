/** A raster: the number of the space that each cell belongs to; `NOWHERE` outside of all. */
export type CellRows = readonly (Int8Array | Int16Array)[];

export const NOWHERE = -1;

/** A neighbour of a cell, with the distance to it in cells. */
interface Side {
  readonly dx: number;
  readonly dy: number;
  readonly step: number;
  readonly isNear: boolean;
}

const side = ([dx, dy]: readonly [number, number]): Side => ({
  dx,
  dy,
  step: Math.hypot(dx, dy),
  isNear: Math.abs(dx) < 2 && Math.abs(dy) < 2,
});

/** The eight neighbours and the knight's moves: those that precede a cell in scan order, and those that follow it. */
const BEFORE = (
  [
    [-1, 0],
    [0, -1],
    [-1, -1],
    [1, -1],
    [-1, -2],
    [1, -2],
    [-2, -1],
    [2, -1],
  ] as const
).map(side);
const AFTER = BEFORE.map(({ dx, dy }) => side([-dx, -dy]));

/** How far the middle of each cell is from the border of its space; 0 outside of all. `cell`: the length of one. */
export function depthsOf(cells: CellRows, cell: number): readonly Float32Array[] {
  const found = cells.map((row) => new Float32Array(row.length).fill(Infinity));
  const index = (column: number, row: number): number => cells[row]?.[column] ?? NOWHERE;
  const relax = (column: number, row: number, sides: readonly Side[]): void => {
    const line = found[row];
    if (!line) return;
    const here = index(column, row);
    let least = here === NOWHERE ? 0 : (line[column] ?? 0);
    for (const { dx, dy, step, isNear } of sides) {
      if (index(column + dx, row + dy) === here)
        least = Math.min(least, (found[row + dy]?.[column + dx] ?? 0) + step * cell);
      else if (isNear) least = Math.min(least, step * cell - cell / 2);
    }
    line[column] = least;
  };
  for (const [row, { length }] of cells.entries())
    for (let column = 0; column < length; column++) relax(column, row, BEFORE);
  for (let row = cells.length - 1; row >= 0; row--)
    for (let column = (cells[row]?.length ?? 0) - 1; column >= 0; column--)
      relax(column, row, AFTER);
  return found;
}
