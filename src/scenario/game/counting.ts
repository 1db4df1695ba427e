import { spaceOf } from '../../board/board.ts';
import { formatOrder } from '../../orders/format-order.ts';
import type { Order } from '../../orders/order.ts';
import type { RuledOrder } from '../../trace/ruling.ts';
import type { Expected } from './expected-of.ts';

/**
 * A file has one order a unit, or several that contradict each other. So what says the same again is left out, and what
 * does not count beside the order that is followed.
 */
export function counting(
  all: readonly Expected<Order, RuledOrder>[],
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
        formatOrder(other.order) === formatOrder(one.order) ||
        (one.ruled.outcome === 'ambiguous' && isOpen(other)),
    );
  });
}
