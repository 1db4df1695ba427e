import type { Board } from '../../board/board.ts';
import { err, ok, type Result } from '../../result.ts';
import { errorAt, offsetOf } from '../source-file.ts';
import type { ScenarioError } from '../file-place.ts';
import { readSource } from '../source.ts';
import { boardOfFile } from './board-of-file.ts';
import { checkedBoard, MOST_BYTES, type BoardReport } from './check-board.ts';
import type { BoardFile } from './schema.ts';
import type { BoardFileWords } from './words/board-file-words.ts';
import { ENGLISH } from './words/english.ts';

/** A board, and what is strange about it though it can be one. */
export interface LoadedBoard {
  readonly board: Board;
  readonly file: BoardFile;
  readonly warnings: readonly ScenarioError[];
}

/**
 * Reads the file of a board (YAML or JSON; `schema.ts` has the format). Never throws; the errors have lines. What cannot
 * be a board is refused: borders of one side only, armies at sea, homes that are no centres, doubled names.
 */
export function loadBoard(
  text: string,
  name: string,
  words: BoardFileWords = ENGLISH,
): Result<LoadedBoard, readonly ScenarioError[]> {
  const read = readSource(text, name, MOST_BYTES, words.file);
  if (!read.ok) return read;
  const { source, errors: doubled } = read.value;
  const errors: ScenarioError[] = [];
  const warnings: ScenarioError[] = [];
  const into =
    (list: ScenarioError[]): BoardReport =>
    (place, said) => {
      list.push(errorAt(source, offsetOf(source, place), ...said));
    };
  const file = checkedBoard(source.document.toJS(), words, into(errors), into(warnings));
  return file && doubled.length === 0
    ? ok({ board: boardOfFile(file), file, warnings })
    : err([...doubled, ...errors]);
}
