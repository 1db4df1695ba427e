import { adjustmentShort, orderShort, retreatShort } from '../../explain/messages/notation.ts';
import type { Shown } from '../shown.ts';

/** A comment and the orders it speaks of, as the lists of orders write them: `England: A Nwy–StP`. */
export interface OnOrders {
  readonly orders: readonly string[];
  readonly text: string;
}

/** What is worth saying about orders of a scenario. */
export function onOrders({ comments, orders, retreats, adjustments }: Shown): readonly OnOrders[] {
  const written = {
    movement: orders.map((order) => `${order.power}: ${orderShort(order)}`),
    retreats: (retreats?.orders ?? []).map((order) => `${order.power}: ${retreatShort(order)}`),
    adjustments: (adjustments?.orders ?? []).map(
      (order) => `${order.power}: ${adjustmentShort(order)}`,
    ),
  };
  return comments.map(({ text, on }) => ({
    text,
    orders: on.flatMap(({ phase, order }) => written[phase][order] ?? []),
  }));
}
