import type { Board } from '../../board/board.ts';
import { err, ok, type Result } from '../../result.ts';
import { loadBoard } from './load-board.ts';

/** What is wrong in the file of a board. Lines and columns count from 1. */
export interface BoardFileError {
  readonly line: number;
  readonly column: number;
  /** A sentence: `There is no lon.` */
  readonly message: string;
  /** What would be right: `a province, or a coast of one`. */
  readonly expected: string;
}

/**
 * The board that a file describes, in Diplicity's variant format (YAML or JSON, at most a megabyte; `docs/boards.md`). A
 * position that has it as its `board` is adjudicated, checked and explained on it. Never throws.
 */
export function readBoard(text: string): Result<Board, readonly BoardFileError[]> {
  const loaded = loadBoard(text, 'board');
  return loaded.ok
    ? ok(loaded.value.board)
    : err(
        loaded.error.map(({ line, column, message, expected }) => ({
          ...{ line, column, message, expected },
        })),
      );
}
