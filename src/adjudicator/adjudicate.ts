import type { Position } from '../board/board.ts';
import { STANDARD_BOARD } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import { compactTurn } from '../orders/compact.ts';
import type { Order } from '../orders/order.ts';
import { isArmyFleet } from '../rules/edition.ts';
import type { Edition } from '../rules/edition.ts';
import type { Ruling } from '../trace/ruling.ts';
import { armyFleetAdjudicator } from './provided-army-fleet.ts';
import { resolveTurn } from './resolve-turn.ts';
import { exclusively } from './turn-state.ts';
import type { OrderAt } from './turn-state.ts';
import { rulingOf } from './ruling-in-words.ts';

/** How to adjudicate. By default with a trace, on the standard board. */
export interface Options {
  /** Record the steps (default true). The ruling is the same either way. */
  readonly trace?: boolean;
  /**
   * Only for measuring speed on large boards: the checker, the sentences and the notations support the standard board
   * only.
   */
  readonly board?: CompiledBoard;
}

/**
 * Adjudicates a movement phase: which orders are followed, the outcome of each, which units are dislodged and where
 * they may retreat. Pure; the order in which units and orders are listed does not matter, unless the edition follows
 * the first or last of several orders to one unit. Throws if the position has two units in one space, or one off the
 * board.
 */
export function adjudicate(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  { trace = true, board = STANDARD_BOARD }: Options = {},
): Ruling {
  if (isArmyFleet(edition))
    return armyFleetAdjudicator().adjudicate(position, orders, edition, trace);
  const turn = compactTurn(position, orders, board);
  const wording: OrderAt = (place) => orders[place]!;
  return exclusively(() => {
    const state = resolveTurn(turn, board, edition, trace ? wording : null);
    return rulingOf(position, orders, state);
  });
}
