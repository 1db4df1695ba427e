import { CELL, LETTERS, ROWS } from './geometry/cells.ts';
import { SPACE_IDS, type SpaceId } from './board.ts';

/**
 * A raster of the map: which space each cell belongs to, and the distance to its border. Accurate to one cell (6 map
 * units), which is enough to place names and marks. Lengths in map units.
 */
const COLUMNS = 200;
const NOWHERE = -1;

const cells: readonly Int8Array[] = ROWS.map((row) => {
  const filled = new Int8Array(COLUMNS).fill(NOWHERE);
  let column = 0;
  for (const [, letter = '.', count = ''] of row.matchAll(/(\D)(\d*)/g)) {
    const space = LETTERS[letter];
    const end = column + (count === '' ? 1 : Number(count));
    if (space) filled.fill(SPACE_IDS.indexOf(space), column, end);
    column = end;
  }
  return filled;
});

const index = (column: number, row: number): number => cells[row]?.[column] ?? NOWHERE;

/** The space at a point of the map; null outside the board. */
export function spaceAt(x: number, y: number): SpaceId | null {
  return SPACE_IDS[index(Math.floor(x / CELL), Math.floor(y / CELL))] ?? null;
}

let depths: readonly Float32Array[] | null = null;

/** Approximate distance from a point to the border of its space; 0 outside the board. */
export function clearance(x: number, y: number): number {
  depths ??= measure();
  return depths[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] ?? 0;
}

/** A neighbour of a cell, with the distance to it. */
interface Side {
  readonly dx: number;
  readonly dy: number;
  readonly step: number;
  readonly isNear: boolean;
}

const side = ([dx, dy]: readonly [number, number]): Side => ({
  dx,
  dy,
  step: Math.hypot(dx, dy) * CELL,
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

/** Chamfer distance transform in two passes, forwards and backwards. */
function measure(): readonly Float32Array[] {
  const found = cells.map((row) => new Float32Array(row.length).fill(Infinity));
  const relax = (column: number, row: number, sides: readonly Side[]): void => {
    const line = found[row];
    if (!line) return;
    const here = index(column, row);
    let least = here === NOWHERE ? 0 : (line[column] ?? 0);
    for (const { dx, dy, step, isNear } of sides) {
      if (index(column + dx, row + dy) === here)
        least = Math.min(least, (found[row + dy]?.[column + dx] ?? 0) + step);
      else if (isNear) least = Math.min(least, step - CELL / 2);
    }
    line[column] = least;
  };
  for (let row = 0; row < found.length; row++)
    for (let column = 0; column < COLUMNS; column++) relax(column, row, BEFORE);
  for (let row = found.length - 1; row >= 0; row--)
    for (let column = COLUMNS - 1; column >= 0; column--) relax(column, row, AFTER);
  return found;
}
