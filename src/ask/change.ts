import { spaceOf } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';

/** Another order for a unit in place of whatever it was given. */
export interface Change {
  readonly unit: UnitAt;
  readonly order: Order;
}

/** The orders of a turn with some of them changed; those of other units stay as they are and where they are. */
export function withChanges(
  orders: readonly Order[],
  changes: readonly Change[],
): readonly Order[] {
  const changed = new Set(changes.map(({ unit }) => unit));
  return [
    ...orders.filter(({ unit }) => !changed.has(spaceOf(unit.at))),
    ...changes.map(({ order }) => order),
  ];
}
