import type { Repair } from './repair.ts';

/** The order with these repairs after its own; the same order if there are none. */
export function withRepairs<T extends { readonly repairs?: readonly Repair[] }>(
  order: T,
  repairs: readonly Repair[],
): T {
  if (repairs.length === 0) return order;
  const plain = repairs.map(({ what, from, to }): Repair => ({ what, from, to }));
  return { ...order, repairs: [...(order.repairs ?? []), ...plain] };
}
