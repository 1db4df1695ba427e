import type { Position } from '../board/board.ts';
import { openTable } from '../open-table.ts';
import type { Order } from '../orders/order.ts';
import type { Edition, LawName } from '../rules/edition.ts';
import type { IllegalReason } from '../trace/fact.ts';
import { turnOf } from './turn-of.ts';
import type { MovementTurn } from './turn.ts';

/** How a turn with this one order is read. */
export const TURNS_OF_ONE = openTable<
  Record<LawName, (position: Position, order: Order, edition: Edition) => MovementTurn>,
  'rulebook'
>({ rulebook: (position, order, { choices }) => turnOf(position, [order], choices) });

/** Why the order is illegal in this position, whatever else is ordered; null if it is legal. Throws like `adjudicate`. */
export function legality(position: Position, order: Order, edition: Edition): IllegalReason | null {
  const { power, unit } = order;
  const isForeign = !edition.armiesAboard && (order.type === 'board' || order.type === 'land');
  const given: Order = isForeign ? { power, unit, type: 'hold' } : order;
  const { units, strays } = TURNS_OF_ONE.row(edition.law)(position, given, edition);
  const [judged] = [...strays, ...units.flatMap(({ orders }) => orders)];
  return judged?.illegal ?? (isForeign ? 'not-of-the-edition' : null);
}
