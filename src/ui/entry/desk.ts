import type { Piece, SpaceId } from '../../board/board.ts';
import { POWERS, type Power } from '../../board/powers.ts';
import type { Answer } from './answers.ts';
import type { EntryOrder, EntryTask } from './task.ts';

/** Where something can be ordered: a unit, or a centre in which one may be built. */
export interface EntryPlace {
  readonly space: SpaceId;
  readonly power: Power;
  /** Null: nobody stands there yet. */
  readonly piece: Piece | null;
}

/** What was tried and is not possible: an answer after others, or to begin with a place. */
export interface Tried {
  readonly place: SpaceId | null;
  readonly path: readonly Answer[];
  readonly answer: Answer | { readonly question: 'place'; readonly value: SpaceId };
}

/** All that whoever draws an order has to know of the board and the rules. */
export interface Desk {
  readonly task: EntryTask;
  /** Those of the active power first. */
  readonly places: readonly EntryPlace[];
  /** Every legal order for a place; none if nothing can be ordered there. */
  readonly ordersAt: (space: SpaceId) => readonly EntryOrder[];
  /** Why something is not possible, in a sentence. */
  readonly why: (tried: Tried) => string;
}

/** Who may be ordered: `active` is the power whose units come first. */
export interface Hands {
  readonly powers: readonly Power[];
  readonly active: Power;
}

/** The powers in the order in which their units are come to. */
export const inTurn = ({ powers, active }: Hands): readonly Power[] =>
  [active, ...POWERS.filter((power) => power !== active)].filter((power) => powers.includes(power));

/** Works out the orders of a place when somebody asks for them. */
export function askedOnce<O extends EntryOrder>(
  ordersAt: (space: SpaceId) => readonly O[],
): (space: SpaceId) => readonly O[] {
  const known = new Map<SpaceId, readonly O[]>();
  return (space) => {
    const orders = known.get(space) ?? ordersAt(space);
    known.set(space, orders);
    return orders;
  };
}
