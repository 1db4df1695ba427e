import type { Board } from '../../board/board.ts';
import { readText } from './read-text.ts';

/** Fewer orders may be read on any board by accident. */
const LEAST = 2;

/**
 * The one among other boards on which at least twice as many orders of a text can be read as here; null: there is none. Of
 * several the one with the most orders, and the fewest errors.
 */
export function likelierBoard(text: string, here: Board, others: readonly Board[]): Board | null {
  const read = (board: Board) => {
    const { orders, errors } = readText(text, { board });
    return { board, orders: orders.length, errors: errors.length };
  };
  const own = read(here);
  const [best] = others
    .filter(({ id }) => id !== here.id)
    .map(read)
    .toSorted((one, other) => other.orders - one.orders || one.errors - other.errors);
  return best && best.orders >= LEAST && best.orders >= 2 * own.orders ? best.board : null;
}
