import { type PackedBoard, packBoard } from '../../src/board/others/packed-board.ts';
import { err, ok, type Result } from '../../src/result.ts';
import { loadBoard } from '../../src/scenario/board/load-board.ts';
import { formatError } from '../../src/scenario/file-place.ts';

/** The board of a file as plain data; the error has a line for each mistake in it. */
export function packFile(text: string, name: string): Result<PackedBoard, string> {
  const loaded = loadBoard(text, name);
  return loaded.ok
    ? ok(packBoard(loaded.value.board))
    : err(loaded.error.map(formatError).join('\n'));
}
