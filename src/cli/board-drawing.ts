import { readFile } from 'node:fs/promises';
import type { Board } from '../board/board.ts';
import { readDrawing } from '../scenario/board/drawing/read-drawing.ts';
import { formatError } from '../scenario/file-place.ts';
import { failureReason } from './files.ts';

/** What is to be said of a drawing of a board, and whether it is one. Reads the file. */
export async function drawingLines(
  path: string,
  board: Board,
): Promise<{ readonly isMap: boolean; readonly lines: readonly string[] }> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    return { isMap: false, lines: [`${path}: Cannot be read: ${failureReason(cause)}`] };
  }
  const { map, report } = readDrawing({ name: path, text }, board);
  const whole = `${path}: A drawing of ${board.name}, with a place for each of its ${String(board.spaceIds.length)} spaces.`;
  return { isMap: map !== null, lines: [...(map ? [whole] : []), ...report.map(formatError)] };
}
