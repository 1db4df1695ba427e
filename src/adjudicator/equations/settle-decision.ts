import { countSupport, isMover } from '../unit-row.ts';
import { BLOCKED, BOUNCES, NO, NO_PATH, OPEN, STOPPED, YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
import {
  convoyOf,
  convoyStep,
  defenderOf,
  dislodgedStep,
  dislodgerOf,
  endsAt,
  failureOf,
  firstAttacker,
  goalLocation,
  goalOf,
  isHeadToHead,
  moveOf,
  moveStep,
  next,
  nextWoken,
  NOBODY,
  NONE,
  open,
  pathOf,
  pathStep,
  pending,
  supportOf,
  supportStep,
  targetOf,
  wayOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import {
  recordConvoy,
  recordCut,
  recordDislodged,
  recordFailure,
  recordGiven,
  recordPath,
  recordSuccess,
  recordUndecided,
} from '../record/record-decisions.ts';
import { CONVOY, goesAboard } from '../ways.ts';
import { defenderStays, isAgainstOwn } from './strength.ts';

/** Settles decisions: writes each into its column, records its step, and queues the units whose decisions read it. What is settled never changes. */

/** Queues a unit to be examined, if any decision about its order is open. */
function wake(unit: UnitRow, state: TurnState): void {
  if (pending[unit] === 0 || nextWoken[unit] !== NONE) return;
  nextWoken[unit] = NOBODY;
  if (state.lastWoken === NOBODY) state.firstWoken = unit;
  else nextWoken[state.lastWoken] = unit;
  state.lastWoken = unit;
}

/** Wakes all movers into a space. */
function wakeMovers(space: number, state: TurnState): void {
  for (let mover = firstAttacker[space]!; mover !== NOBODY; mover = next[mover]!)
    wake(mover, state);
}

export function settleSupport(supporter: UnitRow, decision: DecisionState, state: TurnState): void {
  supportOf[supporter] = decision;
  pending[supporter] = 0;
  const target = targetOf[supporter]!;
  countSupport(supporter, target);
  if (state.steps) {
    supportStep[supporter] =
      decision === YES ? recordGiven(supporter, state) : recordCut(supporter, state);
  }
  if (open[target]! > 0) return;
  wakeMovers(goalOf[target]!, state);
  if (isHeadToHead[target] === 1) wake(defenderOf[target]!, state);
}

/** `paradox`: the step of a paradox that disrupts the convoy under Szykman's rule, if no attack does. */
export function settleConvoy(
  fleet: UnitRow,
  decision: DecisionState,
  state: TurnState,
  paradox: number | null = null,
): void {
  convoyOf[fleet] = decision;
  pending[fleet] = 0;
  if (state.steps) convoyStep[fleet] = recordConvoy(fleet, paradox, state);
  wake(targetOf[fleet]!, state);
}

export function settlePath(army: UnitRow, decision: DecisionState, state: TurnState): void {
  pathOf[army] = decision;
  pending[army]! -= 1;
  state.openPaths -= 1;
  if (state.steps) pathStep[army] = recordPath(army, state);
  if (decision === NO) {
    if (wayOf[army] === CONVOY || failureOf[army] !== STOPPED) failureOf[army] = NO_PATH;
    if (moveOf[army] === OPEN) {
      moveOf[army] = NO;
      moveStep[army] = pathStep[army]!;
      applyMove(army, state);
    }
  } else if (goesAboard(army) && moveOf[army] === OPEN) {
    moveOf[army] = YES;
    moveStep[army] = pathStep[army]!;
    applyMove(army, state);
  }
  wakeMovers(goalOf[army]!, state);
  wake(defenderOf[army]!, state);
}

export function settleMove(mover: UnitRow, decision: DecisionState, state: TurnState): void {
  if (decision === NO) failureOf[mover] = isBlocked(mover) ? BLOCKED : BOUNCES;
  if (state.steps) {
    moveStep[mover] = decision === YES ? recordSuccess(mover, state) : recordFailure(mover, state);
  }
  moveOf[mover] = decision;
  applyMove(mover, state);
}

/**
 * Settles a move that no equation decides: a rotation lets it succeed, a paradox under the all-hold rule stops it.
 * `cycle`: the step of either. `failure`: for a move that fails in the only outcome of a cycle (A/F A33), that it
 * bounces.
 */
export function settleUndecided(
  mover: UnitRow,
  decision: DecisionState,
  cycle: number,
  state: TurnState,
  failure: typeof STOPPED | typeof BOUNCES = STOPPED,
): void {
  moveOf[mover] = decision;
  if (decision === NO) failureOf[mover] = failure;
  moveStep[mover] = recordUndecided(mover, cycle, state);
  applyMove(mover, state);
}

/** Applies the consequences of a move that has just been settled. */
function applyMove(mover: UnitRow, state: TurnState): void {
  const defender = defenderOf[mover]!;
  pending[mover]! -= 1;
  state.openMoves -= 1;
  if (moveOf[mover] === YES) {
    endsAt[mover] = goalLocation[mover]!;
    dislodge(defender, state);
  } else {
    dislodge(mover, state);
  }
  wakeMovers(goalOf[mover]!, state);
  wakeMovers(mover, state);
  wake(defender, state);
}

/** DI: a unit is dislodged as soon as another enters its space and it does not leave (1971 IX.2). */
function dislodge(unit: UnitRow, state: TurnState): void {
  if (dislodgerOf[unit] !== NOBODY || (isMover(unit) && moveOf[unit] !== NO)) return;
  let by = firstAttacker[unit]!;
  while (by !== NOBODY && (moveOf[by] !== YES || goesAboard(by))) by = next[by]!;
  if (by === NOBODY) return;
  dislodgerOf[unit] = by;
  if (state.steps) dislodgedStep[unit] = recordDislodged(unit, by, state);
}

/** Blocked: a unit of the same power stays in the way (1971 IX.3). */
function isBlocked(mover: UnitRow): boolean {
  return isAgainstOwn(mover) && defenderStays(mover) === true;
}
