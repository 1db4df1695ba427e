import { type Board, onBoardOf, type Position } from '../../board/board.ts';
import { lookUpSpace } from '../../board/names.ts';
import { inferPosition } from '../../orders/infer-position.ts';
import { readOrderSets } from '../../orders/notations/read-order-sets.ts';
import { readTurn } from '../../orders/notations/read-turn.ts';
import { readAdjustments, readRetreats } from '../../orders/notations/rulebook/read-rulebook.ts';
import type { OrderError } from '../../orders/parsed-orders.ts';
import type { PhaseTextReaders } from '../phases-text.ts';

/** Reads orders of all phases on a board with a map of its own, as rulebooks write them. `errorText`: words an error. */
export function phasesOn(board: Board, errorText: (error: OrderError) => string): PhaseTextReaders {
  const errorsOf = (errors: readonly OrderError[]) =>
    errors.map((error) => ({ line: error.line, column: error.column, message: errorText(error) }));
  return {
    board,
    moves: (text) => {
      const { position, orders, unread, misplaced } = readTurn(
        text,
        (given, options) => readOrderSets(given, { ...options, board }),
        (given) => inferPosition(given, board),
      );
      return {
        position: { ...position, board },
        orders,
        errors: [...errorsOf(unread), ...misplaced],
      };
    },
    retreats: (text, position) => {
      const { orders, errors } = readRetreats(text, { position });
      return { orders, errors: errorsOf(errors) };
    },
    adjustments: (text, position) => {
      const { orders, errors } = readAdjustments(text, { position });
      return { orders, errors: errorsOf(errors) };
    },
    centre: (name) => lookUpSpace(name, board)[0] ?? null,
  };
}

/** The same on a variant, by readers of the standard board, whose map it has. */
export function phasesOfVariant(board: Board, readers: PhaseTextReaders): PhaseTextReaders {
  const bare = <T extends Position>(position: T): T => {
    const { board: _, ...rest } = position;
    return rest as T;
  };
  return {
    board,
    moves: (text) => {
      const read = readers.moves(text);
      return read && { ...read, position: { ...read.position, ...onBoardOf({ board }) } };
    },
    retreats: (text, position) => readers.retreats(text, bare(position)),
    adjustments: (text, position) => readers.adjustments(text, bare(position)),
    centre: readers.centre,
  };
}
