import { orderShort } from '../../explain/messages/notation.ts';
import type { Order } from '../../orders/order.ts';

/** An order in notation, with `via convoy` or `after moving` if ordered so: no two legal orders of a unit read alike. */
export function orderWords(order: Order): string {
  const isAfter = order.type === 'land' && order.when === 'after';
  const isVia = order.type === 'move' && order.viaConvoy;
  return orderShort(order) + (isAfter ? ' after moving' : isVia ? ' via convoy' : '');
}
