import type { Position } from '../../board/board.ts';
import { STANDARD_BOARD } from '../../board/compiled.ts';
import type { CompiledBoard } from '../../board/compiled.ts';
import { compactTurn } from '../../orders/compact.ts';
import type { Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Ruling } from '../../trace/ruling.ts';
import { nameOf } from '../unit-row.ts';
import { YES } from '../decision.ts';
import type { Decision } from '../decision.ts';
import { moveOf } from '../columns.ts';
import { findCore, listed } from './find-cycle.ts';
import type { Core } from './find-cycle.ts';
import { exclusively } from '../turn-state.ts';
import type { Field } from '../turn-state.ts';
import { tryOutcomes } from './try-outcomes.ts';
import { propagate } from '../equations/propagate.ts';
import { decideAll, settleCores } from '../resolve-turn.ts';
import { rulingOf } from '../ruling-in-words.ts';
import { settleMove } from '../equations/settle-decision.ts';
import { walks } from './walk-round.ts';
import type { Walk } from './walk-round.ts';

/** One way in which the moves of a knot can all be as their equations say. */
export interface World {
  /** The moves of the knot that succeed in it, in board order. */
  readonly moves: readonly UnitAt[];
  /** What the whole turn comes to in it, without steps. */
  readonly ruling: Ruling;
}

/** Moves that wait for one another: in a circle, or in a convoy paradox. */
export interface Knot {
  readonly core: readonly UnitAt[];
  /** The convoys among what they wait for: none in a circle. */
  readonly convoys: readonly UnitAt[];
  /** None: whatever is assumed contradicts itself. */
  readonly worlds: readonly World[];
  /** What follows if its first move succeeds, and what if it fails. */
  readonly walks: readonly Walk[];
}

/**
 * The knots of a turn, in the order in which the edition's rule settles them (steps `rotation` and `paradox`), each with
 * all its worlds; later knots are settled by the edition in each. Empty for nearly every turn. Throws like `adjudicate`.
 */
export function knotsOf(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  board: CompiledBoard = STANDARD_BOARD,
): readonly Knot[] {
  const turn = compactTurn(position, orders, board);
  /** The turn with so many knots settled. */
  const after = (settled: number): Field => {
    const field = decideAll(turn, board, edition, null);
    settleCores(field, settled);
    return field;
  };
  return exclusively(() => allKnots(after, position, orders));
}

function allKnots(
  after: (settled: number) => Field,
  position: Position,
  orders: readonly Order[],
): readonly Knot[] {
  const knots: Knot[] = [];
  for (;;) {
    const settled = knots.length;
    const field = after(settled);
    const core = findCore(field);
    if (!core) return knots;
    const { consistent } = tryOutcomes(core, field);
    const knot = { ...named(core, field), walks: walks(core, field) };
    // Each world begins from the same knot anew: there is but one field.
    const worlds = consistent.map((decisions): World => {
      const again = after(settled);
      const moves = assume(decisions, again);
      return { moves, ruling: rulingOf(position, orders, again) };
    });
    knots.push({ ...knot, worlds });
  }
}

const named = (core: Core, field: Field): Pick<Knot, 'core' | 'convoys'> => ({
  core: listed(core, field),
  convoys: core.convoys.map((fleet) => nameOf(fleet, field)),
});

/** Decides the moves of the field's next knot so, and then whatever is left. Answers those that succeed. */
function assume(decisions: readonly Decision[], field: Field): readonly UnitAt[] {
  const { moves } = findCore(field)!;
  for (const [place, mover] of moves.entries()) settleMove(mover, decisions[place]!, field);
  propagate(field);
  settleCores(field);
  return moves.filter((mover) => moveOf[mover] === YES).map((mover) => nameOf(mover, field));
}
