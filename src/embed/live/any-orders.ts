import { STANDARD } from '../../board/board.ts';
import { lookUpSpace } from '../../board/names.ts';
import { rulingNotation } from '../../orders/notations/notations.ts';
import { readOrderSets } from '../../orders/notations/read-order-sets.ts';
import { readTurn, type TurnOfText } from '../../orders/notations/read-turn.ts';
import type { OrderError } from '../../orders/parsed-orders.ts';
import type { PhaseTextReaders } from '../phases-text.ts';

/** Reads orders in any notation; a separate file, fetched only for orders that are not plain (`exact-orders.ts`). */
export function anyOrders(text: string): TurnOfText {
  const notation = rulingNotation(text);
  return readTurn(text, (given, options) => readOrderSets(given, options, notation));
}

/** Reads orders of all phases in any notation. `errorText`: words an error for people. */
export function anyPhases(errorText: (error: OrderError) => string): PhaseTextReaders {
  const errorsOf = (errors: readonly OrderError[]) =>
    errors.map((error) => ({ line: error.line, column: error.column, message: errorText(error) }));
  return {
    board: STANDARD,
    moves: (text) => {
      const { position, orders, unread, misplaced } = anyOrders(text);
      return { position, orders, errors: [...errorsOf(unread), ...misplaced] };
    },
    retreats: (text, position) => {
      const { orders, errors } = rulingNotation(text).retreats.read(text, { position });
      return { orders, errors: errorsOf(errors) };
    },
    adjustments: (text, position) => {
      const { orders, errors } = rulingNotation(text).adjustments.read(text, { position });
      return { orders, errors: errorsOf(errors) };
    },
    centre: (name) => lookUpSpace(name)[0] ?? null,
  };
}
