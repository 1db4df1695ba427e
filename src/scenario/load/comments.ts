import type { Power } from '../../board/powers.ts';
import { either, nearest } from '../../orders/nearest.ts';
import { byPower, fields, oneLine, texts } from './fields.ts';
import { type ReportProblem, valueAt } from '../file-place.ts';
import { type CommentOnOrders, type Phase, PHASES } from '../scenario.ts';

/** The orders of a file by phase, as written. */
export type WrittenOrders = Readonly<
  Record<Phase, readonly { readonly text: string; readonly order: { readonly power: Power } }[]>
>;

/** The comments of a file. Reports those on orders that it does not have. */
export function loadComments(
  value: unknown,
  orders: WrittenOrders,
  report: ReportProblem,
): readonly CommentOnOrders[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, place): readonly CommentOnOrders[] => {
    const { on, text, de } = fields(entry);
    if (typeof text !== 'string') return [];
    const found = byPower(on).flatMap(({ power, list }) =>
      texts(list).flatMap(({ text: order, index }) => {
        const own = PHASES.flatMap((phase) =>
          orders[phase].flatMap((one, at) =>
            one.order.power === power ? [{ text: one.text, phase, order: at }] : [],
          ),
        );
        const meant = own.find((one) => one.text === order);
        if (meant) return [{ phase: meant.phase, order: meant.order }];
        const words = own.map((one) => one.text);
        const near = nearest(order, words);
        report(
          valueAt('comments', place, 'on', power, index),
          `${power} has no order "${order}".`,
          words.length > 0 ? either(near.length > 0 ? near : words) : 'an order of this file',
        );
        return [];
      }),
    );
    return [{ text: oneLine(text), de: typeof de === 'string' ? oneLine(de) : null, on: found }];
  });
}
