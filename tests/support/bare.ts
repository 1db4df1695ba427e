import type { Order } from '../../src/orders/order.ts';

/** What the orders say, without what their reader had to repair. */
export const bare = (orders: readonly Order[]): readonly Order[] =>
  orders.map((order) => {
    const { repairs, ...rest } = order;
    // An empty list would be no list of repairs.
    if (repairs?.length === 0) throw new Error('an empty list of repairs');
    return rest;
  });
