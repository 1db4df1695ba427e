import type { Piece, SpaceId, Unit } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { AdjustmentFact } from '../../../trace/adjustment-fact.ts';
import type { AdjustmentTurn, RetreatTurn } from '../../../trace/phase-turn.ts';
import type { RetreatFact } from '../../../trace/retreat-fact.ts';
import type { Step } from '../../../trace/step.ts';
import type { Turn } from '../../../trace/turn.ts';
import type { OrderAnswer } from '../order-answers.ts';
import type { EntryOrder, EntryTask } from '../entry-task.ts';

/** A place that can be ordered: a unit, or a centre in which a unit may be built. */
export interface EntryPlace {
  readonly space: SpaceId;
  readonly power: Power;
  /** Null: there is no unit yet. */
  readonly piece: Piece | null;
}

/** An attempt: an answer after others, or a place to begin with. */
export interface Attempt {
  readonly place: SpaceId | null;
  readonly path: readonly OrderAnswer[];
  readonly answer: OrderAnswer | { readonly question: 'place'; readonly value: SpaceId };
}

/** Why an attempt is refused, as a message. */
export type RefusalMessage =
  | { readonly say: 'not-possible' }
  | { readonly say: 'not-yours'; readonly unit: Unit; readonly powers: readonly Power[] }
  | { readonly say: 'neutral'; readonly power: Power }
  | { readonly say: 'no-unit'; readonly space: SpaceId }
  | { readonly say: 'not-dislodged'; readonly space: SpaceId }
  | { readonly say: 'none-to-support'; readonly unit: Unit }
  | { readonly say: 'none-to-convoy'; readonly fleet: Unit }
  | { readonly say: 'no-convoy-of'; readonly fleet: Unit; readonly army: SpaceId }
  | { readonly say: 'no-retreat'; readonly unit: Unit }
  /** The step that finds the order illegal, and its turn. */
  | { readonly say: 'illegal'; readonly step: Step; readonly turn: Turn }
  | {
      readonly say: 'illegal-retreat';
      readonly step: Step<RetreatFact>;
      readonly turn: RetreatTurn;
    }
  | {
      readonly say: 'illegal-adjustment';
      readonly step: Step<AdjustmentFact>;
      readonly turn: AdjustmentTurn;
    };

export const NOT_POSSIBLE: RefusalMessage = { say: 'not-possible' };

/** Everything about the board and the rules that is needed to draw an order. */
export interface OrderChoices {
  readonly task: EntryTask;
  /** The places of the active power come first. */
  readonly places: readonly EntryPlace[];
  /** Every legal order for a place; none if nothing can be ordered there. */
  readonly ordersAt: (space: SpaceId) => readonly EntryOrder[];
  /** Why something is not possible. */
  readonly why: (attempt: Attempt) => RefusalMessage;
}

/** The powers that may be ordered here: the units of `active` come first. */
export interface ControlledPowers {
  readonly powers: readonly Power[];
  readonly active: Power;
}

/** The powers in the order in which their units are offered. */
export const activeFirst = ({ powers, active }: ControlledPowers): readonly Power[] =>
  [active, ...powers.filter((power) => power !== active)].filter((power) => powers.includes(power));

/** Computes the orders of a place on first use, and caches them. */
export function keptOrders<O extends EntryOrder>(
  ordersAt: (space: SpaceId) => readonly O[],
): (space: SpaceId) => readonly O[] {
  const cache = new Map<SpaceId, readonly O[]>();
  return (space) => {
    const orders = cache.get(space) ?? ordersAt(space);
    cache.set(space, orders);
    return orders;
  };
}
