import { SPACE_IDS, type SpaceId } from '../../src/board/board.ts';
import type { Drawing } from './drawing.ts';
import { rasterise } from './raster.ts';
import { FRAME, isSpace } from './topology.ts';
import { formatted } from '../formatted.mjs';

/** Side of a cell in map units. */
const CELL = 6;
const COLUMNS = Math.ceil(FRAME.width / CELL);
const ROWS = Math.ceil(FRAME.height / CELL);

/** No digits, which encode run lengths, and no characters that a string would have to escape. */
const LETTERS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
  (letter) => !/[0-9'"`\\$.]/.test(letter),
);
const letterOf = (space: SpaceId): string => LETTERS[SPACE_IDS.indexOf(space)] ?? '.';

/** The space under the centre of each cell, by row; null if there is none. */
function cellsOf(map: Drawing): readonly (readonly (SpaceId | null)[])[] {
  const raster = rasterise(map);
  return Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: COLUMNS }, (_, x) => {
      const shape = raster.at((x + 0.5) * CELL, (y + 0.5) * CELL);
      return shape && isSpace(shape) ? shape : null;
    }),
  );
}

/** Run-length encoding: the letter of a space (`.` for none), then the length of the run if above one. */
function encode(row: readonly (SpaceId | null)[]): string {
  let text = '';
  for (let x = 0; x < row.length;) {
    const here = row[x] ?? null;
    let end = x;
    while (end < row.length && row[end] === here) end++;
    text += (here === null ? '.' : letterOf(here)) + (end - x > 1 ? String(end - x) : '');
    x = end;
  }
  return text;
}

/** The text of `src/board/geometry/cells.ts`. */
export async function cellsSource(map: Drawing): Promise<string> {
  const letters = Object.fromEntries(SPACE_IDS.map((id) => [letterOf(id), id]));
  const source = [
    '// Written by tools/board (npm run board): do not edit.',
    "import type { SpaceId } from '../board.ts';",
    '',
    '/** The side of a cell in map units. */',
    `export const CELL = ${String(CELL)};`,
    '',
    `export const LETTERS: Readonly<Record<string, SpaceId>> = ${JSON.stringify(letters)};`,
    '',
    '/** Row by row: a letter for the space under the centre of a cell, then the number of such cells if more than one. */',
    `export const ROWS: readonly string[] = ${JSON.stringify(cellsOf(map).map(encode))};`,
  ].join('\n');
  return formatted('cells-data.ts', source);
}
