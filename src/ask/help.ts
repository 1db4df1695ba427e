import { spaceOf } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { Change } from './change.ts';

/** The key under which an order can be helped: as a move to a space, or as a unit in place. */
export const keyOf = (order: Order): string =>
  order.type === 'move' || order.type === 'land'
    ? `${spaceOf(order.unit.at)} ${spaceOf(order.to)}`
    : order.type === 'hold'
      ? spaceOf(order.unit.at)
      : '';

/** The key of what an order helps; null if it helps nothing. */
export function helpOf(order: Order): string | null {
  switch (order.type) {
    case 'support-hold':
      return spaceOf(order.target.at);
    case 'support-move':
    case 'convoy':
      return `${spaceOf(order.target.at)} ${spaceOf(order.to)}`;
    case 'hold':
    case 'move':
    case 'board':
    case 'land':
      return null;
  }
}

/** Each of some orders with each that helps it: an attack with a support, an army with a convoy, a unit with a support. */
export function helpedPairs(all: readonly Change[]): readonly (readonly [Change, Change])[] {
  const helpers = new Map<string, Change[]>();
  for (const change of all) {
    const key = helpOf(change.order);
    if (key !== null) helpers.set(key, [...(helpers.get(key) ?? []), change]);
  }
  return all.flatMap((change) =>
    (helpers.get(keyOf(change.order)) ?? []).map((helper) => [change, helper] as const),
  );
}
