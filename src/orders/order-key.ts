import type { AdjustmentOrder } from './adjustment-order.ts';
import type { Order } from './order.ts';
import type { RetreatPhaseOrder } from './retreat-order.ts';

/** An order of any phase. */
export type AnyOrder = Order | RetreatPhaseOrder | AdjustmentOrder;

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The identity of an order: two orders have the same key if they say the same, repairs included. Facts and rulings
 * carry orders as data, so the same order is often another object, with its fields in another order.
 */
export const orderKey = (order: AnyOrder): string =>
  JSON.stringify(order, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value,
  );

/** The orders, each once: an order that is written twice is one order (4.D.3). */
export function eachOnce<T extends AnyOrder>(orders: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return orders.filter((order) => {
    const key = orderKey(order);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
