import type { Power } from '../../board/powers.ts';

/** An order as ruled; without an order, the ruling of a unit that has none. */
interface Ruled<Order> {
  readonly order: Order | null;
}

/** An order, its text, and its outcome. */
export interface Expected<Order, R> {
  readonly text: string;
  readonly order: Order;
  readonly ruled: R;
}

/**
 * The orders of a phase in the order of writing, each with its ruling. If a power writes the same order twice, one of
 * the texts gets an extra space, because texts in a file are unique. Throws if the rulings are of other orders.
 */
export function expectedOf<Order extends { readonly power: Power }, R extends Ruled<Order>>(
  orders: readonly Order[],
  ruled: readonly R[],
  format: (order: Order) => string,
): readonly Expected<Order, R>[] {
  const left = [...ruled];
  const written = new Set<string>();
  return orders.map((order) => {
    const words = format(order);
    const place = left.findIndex(
      (one) => one.order && one.order.power === order.power && format(one.order) === words,
    );
    const [found] = place < 0 ? [] : left.splice(place, 1);
    if (!found) throw new Error(`no ruling of ${order.power}: ${words}`);
    let text = words;
    while (written.has(`${order.power}: ${text}`)) text = text.replace(' ', '  ');
    written.add(`${order.power}: ${text}`);
    return { text, order, ruled: found };
  });
}
