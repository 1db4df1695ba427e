import { spaceOf, type Location, type Position } from '../../../board/board.ts';
import type { OrderType } from '../../../orders/order.ts';
import type { UnitAt } from '../../../trace/fact.ts';
import type { Outcome, RuledOrder } from '../../../trace/ruling.ts';
import { who, type Who } from '../who.ts';

export type AnswerMessage =
  | {
      readonly say: 'fares';
      readonly unit: Who;
      readonly order: OrderType;
      readonly outcome: Outcome;
    }
  | { readonly say: 'stays'; readonly unit: Who }
  | {
      readonly say: 'falls';
      readonly unit: Who;
      readonly by: Who;
      /** Null: not asked. */
      readonly retreats: readonly Location[] | null;
    };

/** The outcome for a unit; without its retreats if only its order or its place is in question. */
export interface ToldOutcome {
  readonly outcomes: readonly Outcome[];
  readonly dislodged: {
    readonly by: UnitAt;
    readonly retreats: readonly Location[] | null;
  } | null;
}

/**
 * The result of an edition for a unit, to be read next to the result of another: `London’s move succeeds.` `orders`:
 * the rows of a ruling of the same turn, for the orders that the outcomes belong to.
 */
export function answerMessages(
  at: UnitAt,
  { outcomes, dislodged }: ToldOutcome,
  orders: readonly RuledOrder[],
  position: Position,
): readonly AnswerMessage[] {
  const units = new Map(position.units.map((one) => [spaceOf(one.at), one]));
  const unit = who(at, units);
  const own = orders.filter((ruled) => ruled.unit === at);
  const fares = own.flatMap(({ order }, place): readonly AnswerMessage[] => {
    const outcome = outcomes[place];
    if (outcome === undefined) return [];
    if (order === null || (order.type === 'hold' && outcome === 'holds')) return [];
    return [{ say: 'fares', unit, order: order.type, outcome }];
  });
  if (dislodged)
    return [
      ...fares,
      { say: 'falls', unit, by: who(dislodged.by, units), retreats: dislodged.retreats },
    ];
  return fares.length > 0 ? fares : [{ say: 'stays', unit }];
}
