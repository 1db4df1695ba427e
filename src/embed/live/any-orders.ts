import { rulingNotation } from '../../orders/notations/notations.ts';
import { readOrderSets } from '../../orders/notations/read-order-sets.ts';
import { readTurn, type TurnOfText } from '../../orders/notations/read-turn.ts';

/** Reads orders in any notation; a file of its own, fetched only for orders that are not plain (`exact-orders.ts`). */
export function anyOrders(text: string): TurnOfText {
  const notation = rulingNotation(text);
  return readTurn(text, (given, options) => readOrderSets(given, options, notation));
}
