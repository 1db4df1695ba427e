import { orderShort } from '../../explain/messages/notation.ts';
import type { Order } from '../../orders/order.ts';

/** An order in notation, with `via convoy` if ordered so: no two legal orders of a unit read alike. */
export const orderWords = (order: Order): string =>
  orderShort(order) + (order.type === 'move' && order.viaConvoy ? ' via convoy' : '');
