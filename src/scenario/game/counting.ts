import { type Board, spaceOf } from '../../board/board.ts';
import { formatOrder } from '../../orders/format-order.ts';
import type { Order } from '../../orders/order.ts';
import type { RuledOrder } from '../../trace/ruling.ts';
import type { Expected } from './expected-of.ts';

/**
 * A scenario file has one order per unit, or several that contradict each other. So repetitions are left out, and so
 * are orders that do not count next to the one that is followed.
 */
export function countedOrders(
  all: readonly Expected<Order, RuledOrder>[],
  board: Board,
): readonly Expected<Order, RuledOrder>[] {
  const isOpen = ({ ruled }: Expected<Order, RuledOrder>): boolean =>
    ruled.outcome !== 'illegal' && ruled.outcome !== 'ambiguous';
  return all.filter((one, place) => {
    const ofUnit = all
      .slice(0, place)
      .concat(one.ruled.outcome === 'ambiguous' ? all.slice(place + 1).filter(isOpen) : [])
      .filter(
        ({ order }) =>
          order.power === one.order.power && spaceOf(order.unit.at) === spaceOf(one.order.unit.at),
      );
    return !ofUnit.some(
      (other) =>
        formatOrder(other.order, board) === formatOrder(one.order, board) ||
        (one.ruled.outcome === 'ambiguous' && isOpen(other)),
    );
  });
}
