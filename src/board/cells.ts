import { CELL, LETTERS, ROWS } from './geometry/cells.ts';
import { SPACE_IDS, type SpaceId } from './board.ts';
import { depthsOf, NOWHERE } from './raster-depths.ts';

/**
 * A raster of the map: which space each cell belongs to, and the distance to its border. Accurate to one cell (6 map
 * units), which is enough to place names and marks. Lengths in map units.
 */
const COLUMNS = 200;

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
  depths ??= depthsOf(cells, CELL);
  return depths[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] ?? 0;
}
