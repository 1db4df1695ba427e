import { spaceOf } from '../board/board.ts';
import { unitAt } from '../board/unit-at.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import { unitNamed } from '../trace/unit-name.ts';

/** Another order for a unit, replacing whatever it was given. */
export interface Change {
  readonly unit: UnitAt;
  readonly order: Order;
}

/** The orders of a turn with some of them changed; those of other units stay as they are and in the same order. */
export function withChanges(
  orders: readonly Order[],
  changes: readonly Change[],
  edition: Edition,
): readonly Order[] {
  const changed = new Set(changes.map(({ unit }) => unit));
  return [
    ...orders.filter(({ unit }) => !changed.has(unitNamed(unit, edition))),
    ...changes.map(({ order }) => order),
  ];
}

/** Whether two legal orders to one unit say the same, whatever coasts they name. */
export function isSameOrder(one: Order, other: Order): boolean {
  if (one.type === 'move' && other.type === 'move') {
    return one.to === other.to && one.viaConvoy === other.viaConvoy;
  }
  return gist(one) === gist(other);
}

function gist(order: Order): string {
  const target = 'target' in order ? unitAt(order.target) : '';
  const to = 'to' in order ? spaceOf(order.to) : order.type === 'board' ? order.onto : '';
  return [order.type, target, to, order.type === 'land' ? order.when : ''].join(' ');
}
