import type { Power } from '../../board/powers.ts';
import type { Language } from '../../explain/languages/language.ts';
import { adjustmentShort, orderShort, retreatShort } from '../../explain/messages/notation.ts';
import type { ShownScenario } from '../shown.ts';

/** A comment and the orders it is about, as the lists of orders write them: `England: A Nwy–StP`. */
export interface OrderComment {
  readonly orders: readonly string[];
  readonly text: string;
}

/** The comments on orders of a scenario. */
export function orderComments(
  { comments, orders, retreats, adjustments }: ShownScenario,
  { study }: Language,
): readonly OrderComment[] {
  const by = (power: Power, order: string): string => `${study.power(power)}: ${order}`;
  const written = {
    movement: orders.map((order) => by(order.power, orderShort(order))),
    retreats: (retreats?.orders ?? []).map((order) => by(order.power, retreatShort(order))),
    adjustments: (adjustments?.orders ?? []).map((order) =>
      by(order.power, adjustmentShort(order)),
    ),
  };
  return comments.map(({ text, on }) => ({
    text,
    orders: on.flatMap(({ phase, order }) => written[phase][order] ?? []),
  }));
}
