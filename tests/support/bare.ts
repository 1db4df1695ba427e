import type { Order } from '../../src/orders/order.ts';

/** The orders without the repairs that their reader made. */
export const bare = (orders: readonly Order[]): readonly Order[] =>
  orders.map((order) => {
    const { repairs, ...rest } = order;
    // An empty list of repairs must not occur.
    if (repairs?.length === 0) throw new Error('an empty list of repairs');
    return rest;
  });
