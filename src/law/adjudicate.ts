import { onBoardOf, type Position } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import { openTable } from '../open-table.ts';
import type { Edition, LawName } from '../rules/edition.ts';
import type { Ruling } from '../trace/ruling.ts';
import { dislodgedIn } from './dislodged.ts';
import { noting, type Failures } from './failures.ts';
import { witnessOf } from './proof/decisions.ts';
import { openDraft } from './proof/draft.ts';
import { stateOrders } from './proof/orders.ts';
import { stateRetreats } from './proof/retreats.ts';
import { tell } from './proof/telling.ts';
import { rulingOf, type DecidedTurn } from './ruling.ts';
import { resolve } from './settle.ts';
import { turnOf } from './turn-of.ts';
import type { MovementTurn } from './turn.ts';

/** How to adjudicate. */
export interface Options {
  /** Record the steps (default true). The ruling is the same either way. */
  readonly trace?: boolean;
}

/** How a movement phase is ruled under each law. */
export const MOVEMENT_LAWS = openTable<
  Record<
    LawName,
    (
      position: Position,
      orders: readonly Order[],
      edition: Edition,
      options: Required<Options>,
    ) => Ruling
  >,
  'rulebook'
>({
  rulebook(position, orders, edition, { trace }) {
    const turn = turnOf(position, orders, edition.choices);
    const ruling = rulingOf(decideTurn(turn, edition, trace));
    return { ...ruling, after: { ...ruling.after, ...onBoardOf(position) } };
  },
});

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
  { trace = true }: Options = {},
): Ruling {
  return MOVEMENT_LAWS.row(edition.law)(position, orders, edition, { trace });
}

/** Decides a turn under its own law, which may be another one. */
export function decideTurn(turn: MovementTurn, edition: Edition, trace: boolean): DecidedTurn {
  const failures: Failures = new Map();
  if (!trace)
    return { turn, edition, known: resolve(turn, noting(failures)), failures, proof: null };
  const draft = openDraft(turn, edition);
  stateOrders(draft);
  const known = resolve(turn, noting(failures, witnessOf(draft)));
  for (const one of dislodgedIn(turn, known)) stateRetreats(draft, one, known);
  const told = tell(draft.statements, edition);
  return { turn, edition, known, failures, proof: { draft, told } };
}
