import { addStep } from '../record/add-step.ts';
import { moveOf, targetOf } from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { NO, OPEN, YES } from '../decision.ts';
import { propagate } from '../equations/propagate.ts';
import { settleConvoy, settleUndecided } from '../equations/settle-decision.ts';
import type { TurnState } from '../turn-state.ts';
import { nameOf } from '../unit-row.ts';
import { findCycle, listed } from './find-cycle.ts';
import type { Cycle } from './find-cycle.ts';
import { tryOutcomes } from './try-outcomes.ts';
import type { Outcomes } from './try-outcomes.ts';

/** Settles cycles under the edition's rule, one after another, up to `wanted`, and what follows from each. */
export function settleCycles(state: TurnState, wanted = Infinity): void {
  for (let settled = 0; settled < wanted; settled += 1) {
    const cycle = findCycle(state);
    if (!cycle) return;
    settleCycle(cycle, state);
    propagate(state);
  }
}

/**
 * Settles what no equation decides. A rotation (moves in a circle without a convoy) succeeds (1971 XIV.5). A convoy
 * paradox is settled as `Choices.paradox` says: under Szykman's rule its convoys are disrupted; under the all-hold rule
 * its moves fail, and so do those of the armies that its convoys were to carry.
 */
function settleCycle(cycle: Cycle, state: TurnState): void {
  const moves = listed(cycle, state);
  const { paradox } = state.edition.choices;
  const isCounted = state.steps !== null || paradox === 'convoys-fail-or-all-hold';
  const { consistent, withoutConvoys } = isCounted ? tryOutcomes(cycle, state) : UNTRIED;
  const { length: count } = consistent;
  if (cycle.convoys.length === 0) {
    const fact = {
      type: 'rotation',
      core: moves,
      outcomes: count,
    } as const;
    const step = addStep(state, fact, cycle.premises);
    for (const mover of cycle.moves) settleUndecided(mover, YES, step, state);
    return;
  }
  const convoys = cycle.convoys.map((fleet) => nameOf(fleet, state));
  const fact = { type: 'paradox', core: moves, convoys, outcomes: count } as const;
  const step = addStep(state, fact, cycle.premises);
  const bySzykman =
    paradox === 'convoys-fail' || (paradox === 'convoys-fail-or-all-hold' && withoutConvoys);
  if (bySzykman) {
    for (const fleet of cycle.convoys) settleConvoy(fleet, NO, state, step);
    return;
  }
  // The all-hold rule.
  for (const mover of [...cycle.moves, ...passengers(cycle)]) {
    if (moveOf[mover] === OPEN) settleUndecided(mover, NO, step, state);
  }
}

const UNTRIED: Outcomes = { consistent: [], withoutConvoys: false };

/** The armies that the convoys of a paradox were to carry. */
function passengers(cycle: Cycle): readonly UnitRow[] {
  return cycle.convoys.map((fleet) => targetOf[fleet]!);
}
