import type { CompiledBoard } from '../board/compiled.ts';
import type { CompactTurn } from '../orders/compact.ts';
import type { Edition } from '../rules/edition.ts';
import { nameOf } from './unit-row.ts';
import { NO, OPEN, YES } from './decision.ts';
import { moveOf, targetOf } from './columns.ts';
import type { Actor } from './columns.ts';
import { findCore, listed } from './cycle/find-cycle.ts';
import type { Core } from './cycle/find-cycle.ts';
import { openField } from './turn-state.ts';
import type { Field, Wording } from './turn-state.ts';
import { followOrders } from './orders/follow-orders.ts';
import { matchOrders } from './orders/match-orders.ts';
import { tryOutcomes } from './cycle/try-outcomes.ts';
import type { Outcomes } from './cycle/try-outcomes.ts';
import { begin, propagate } from './equations/propagate.ts';
import { settleConvoy, settleUndecided } from './equations/settle-decision.ts';
import { addStep } from './record/add-step.ts';

/**
 * Decides everything about a turn (algorithm: legality, matching, the equations, then core by core what they leave
 * open). `wording`: the orders in words, if a trace is wanted. The field is good until the next turn on this board.
 */
export function resolve(
  turn: CompactTurn,
  board: CompiledBoard,
  edition: Edition,
  wording: Wording | null,
): Field {
  const field = decideAll(turn, board, edition, wording);
  settleCores(field);
  return field;
}

/** Legality, matching and the equations: as far as they go. */
export function decideAll(
  turn: CompactTurn,
  board: CompiledBoard,
  edition: Edition,
  wording: Wording | null,
): Field {
  const field = openField(turn, board, edition, wording);
  followOrders(field);
  matchOrders(field);
  begin(field);
  propagate(field);
  return field;
}

/** Core by core, as many as are wanted. */
export function settleCores(field: Field, wanted = Infinity): void {
  for (let settled = 0; settled < wanted; settled += 1) {
    const core = findCore(field);
    if (!core) return;
    settleCore(core, field);
    propagate(field);
  }
}

/**
 * What no equation decides: moves in a circle all go (1971 XIV.5); a convoy paradox is
 * settled by the edition's rule.
 */
function settleCore(core: Core, field: Field): void {
  const moves = listed(core, field);
  const { paradox } = field.edition.choices;
  const isCounted = field.steps !== null || paradox === 'convoys-fail-or-all-hold';
  const { consistent, withoutConvoys } = isCounted ? tryOutcomes(core, field) : UNTRIED;
  const { length: count } = consistent;
  if (core.convoys.length === 0) {
    const fact = {
      type: 'rotation',
      core: moves,
      outcomes: count,
    } as const;
    const step = addStep(field, fact, core.premises);
    for (const mover of core.moves) settleUndecided(mover, YES, step, field);
    return;
  }
  const convoys = core.convoys.map((fleet) => nameOf(fleet, field));
  const fact = { type: 'paradox', core: moves, convoys, outcomes: count } as const;
  const step = addStep(field, fact, core.premises);
  const convoysFail =
    paradox === 'convoys-fail' || (paradox === 'convoys-fail-or-all-hold' && withoutConvoys);
  if (convoysFail) {
    for (const fleet of core.convoys) settleConvoy(fleet, NO, field, step);
    return;
  }
  for (const mover of [...core.moves, ...passengers(core)]) {
    if (moveOf[mover] === OPEN) settleUndecided(mover, NO, step, field);
  }
}

const UNTRIED: Outcomes = { consistent: [], withoutConvoys: false };

/** The armies that the convoys of a core are to carry. */
function passengers(core: Core): readonly Actor[] {
  return core.convoys.map((fleet) => targetOf[fleet]!);
}
