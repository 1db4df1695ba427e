import type { Power } from '../../board/powers.ts';
import type { Language } from '../../explain/languages/language.ts';
import { adjustmentShort, orderShort, retreatShort } from '../../explain/messages/notation.ts';
import { spaceOf } from '../../board/board.ts';
import { type Rich, richOf } from '../../scenario/words/small-markdown.ts';
import { linesOf } from '../../scenario/words/words-of-scenario.ts';
import type { ShownScenario } from '../shown.ts';

/** A comment and the orders it is about, as the lists of orders write them: `England: A Nwy–StP`. */
export interface OrderComment {
  readonly orders: readonly string[];
  readonly text: readonly Rich[];
}

/** The comments on orders of a scenario, and the notes of its author. */
export function orderComments(
  { comments, orders, retreats, adjustments, ...words }: ShownScenario,
  { board }: Language,
): readonly OrderComment[] {
  const by = (power: Power, order: string): string => `${board.power(power)}: ${order}`;
  const written = {
    movement: orders.map((order) => by(order.power, orderShort(order))),
    retreats: (retreats?.orders ?? []).map((order) => by(order.power, retreatShort(order))),
    adjustments: (adjustments?.orders ?? []).map((order) =>
      by(order.power, adjustmentShort(order)),
    ),
  };
  const ofPlace = (place: string): readonly string[] =>
    orders.flatMap(({ unit }, i) =>
      place.endsWith(`.${spaceOf(unit.at)}`) ? (written.movement[i] ?? []) : [],
    );
  return [
    ...comments.map(({ text, on }) => ({
      text: [text],
      orders: on.flatMap(({ phase, order }) => written[phase][order] ?? []),
    })),
    ...linesOf(words).notes.map(({ place, text }) => ({
      text: richOf(text),
      orders: ofPlace(place),
    })),
  ];
}
