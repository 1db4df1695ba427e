import { STANDARD, type Board } from '../../../board/board.ts';
import { lookUpSpace } from '../../../board/names.ts';
import { powerOf } from './vocabulary.ts';

/** No heading is longer. In UTF-16 units. */
const LONGEST = 80;
const DRESSED = /^([^\p{L}\p{N}]*)(\p{L}[\p{L}\p{M}\s.'’-]*?)([^\p{L}\p{M}\p{N}]*)$/u;
/** Fewer letters may be anything: `A - H`. */
const NAME = /\p{L}{3}|[A-Z]{2}/u;
const DASH = /^\s*([-–—]|[-=]*>|→)\s*$/;

const isOfBoard = (name: string, board: Board): boolean =>
  powerOf(name.replaceAll(/[^\p{L}\p{N}]/gu, ''), board) !== undefined;

/**
 * A line that is only the name of a power without the signs that dress it, character for character: `* ## Turkey`,
 * `=== Turkey ===`, `- Turkey -`. Some of these signs would begin a comment, or end the heading. Any other line stays as it
 * is; so does a place after a dash, which may be the end of a wrapped order. `isOtherName`: of a power, besides those of
 * the board.
 */
export function undressed(
  line: string,
  isOtherName: (name: string) => boolean = () => false,
  board: Board = STANDARD,
): string {
  const [, before = '', name = '', after = ''] =
    (line.length <= LONGEST && DRESSED.exec(line)) || [];
  if (!NAME.test(name) || !(isOfBoard(name, board) || isOtherName(name))) return line;
  if (DASH.test(before) && lookUpSpace(name, board).length > 0) return line;
  return ' '.repeat(before.length) + name + after.replaceAll(/[^:]/g, ' ');
}
