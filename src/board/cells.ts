import { CELL, LETTERS, ROWS } from './geometry/cells.ts';
import { SPACE_IDS, type SpaceId } from './board.ts';

/**
 * The map in squares: which space is where, and how far its borders are. Good to half a square
 * (3 units of the map), enough to find room for names and marks. Lengths in units of the map.
 */
const COLUMNS = 200;

const cells: readonly Int8Array[] = ROWS.map((row) => {
  const filled = new Int8Array(COLUMNS).fill(-1);
  let column = 0;
  for (const [, letter = '.', count = '1'] of row.matchAll(/(\D)(\d*)/g)) {
    const space = LETTERS[letter];
    const end = column + Number(count || 1);
    if (space) filled.fill(SPACE_IDS.indexOf(space), column, end);
    column = end;
  }
  return filled;
});

const index = (x: number, y: number): number =>
  cells[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] ?? -1;

/** The space at a point of the map; null beyond the board. */
export function spaceAt(x: number, y: number): SpaceId | null {
  return SPACE_IDS[index(x, y)] ?? null;
}

/** How far the border of the space is that covers the point, up to `limit`; 0 beyond the board. */
export function clearance(x: number, y: number, limit = 60): number {
  const here = index(x, y);
  if (here < 0) return 0;
  for (let radius = CELL; radius <= limit; radius += CELL) {
    const count = Math.max(8, Math.ceil((2 * Math.PI * radius) / CELL));
    for (let i = 0; i < count; i++) {
      const angle = (2 * Math.PI * i) / count;
      if (index(x + radius * Math.cos(angle), y + radius * Math.sin(angle)) !== here)
        return radius - CELL / 2;
    }
  }
  return limit;
}
