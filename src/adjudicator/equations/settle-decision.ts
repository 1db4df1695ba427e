import { countSupport, isMover } from '../unit-row.ts';
import { BLOCKED, BOUNCES, NO, NO_PATH, OPEN, STOPPED, YES } from '../decision.ts';
import type { Decision } from '../decision.ts';
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
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
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
import { defenderStays, isAgainstOwn } from './strength.ts';

/** Settling: writes a decision down, with its step, and wakes whatever reads it. A decided value never changes. */

function wake(actor: Actor, field: Field): void {
  if (pending[actor] === 0 || nextWoken[actor] !== NONE) return;
  nextWoken[actor] = NOBODY;
  if (field.lastWoken === NOBODY) field.firstWoken = actor;
  else nextWoken[field.lastWoken] = actor;
  field.lastWoken = actor;
}

/** Wakes all movers to a space. */
function wakeMovers(space: number, field: Field): void {
  for (let mover = firstAttacker[space]!; mover !== NOBODY; mover = next[mover]!)
    wake(mover, field);
}

export function settleSupport(supporter: Actor, decision: Decision, field: Field): void {
  supportOf[supporter] = decision;
  pending[supporter] = 0;
  const target = targetOf[supporter]!;
  countSupport(supporter, target);
  if (field.steps) {
    supportStep[supporter] =
      decision === YES ? recordGiven(supporter, field) : recordCut(supporter, field);
  }
  if (open[target]! > 0) return;
  wakeMovers(goalOf[target]!, field);
  if (isHeadToHead[target] === 1) wake(defenderOf[target]!, field);
}

/** `paradox`: the step of a paradox that disrupts the convoy, if no attack does. */
export function settleConvoy(
  fleet: Actor,
  decision: Decision,
  field: Field,
  paradox: number | null = null,
): void {
  convoyOf[fleet] = decision;
  pending[fleet] = 0;
  if (field.steps) convoyStep[fleet] = recordConvoy(fleet, paradox, field);
  wake(targetOf[fleet]!, field);
}

export function settlePath(army: Actor, decision: Decision, field: Field): void {
  pathOf[army] = decision;
  pending[army]! -= 1;
  field.openPaths -= 1;
  if (field.steps) pathStep[army] = recordPath(army, field);
  if (decision === NO) {
    failureOf[army] = NO_PATH;
    if (moveOf[army] === OPEN) {
      moveOf[army] = NO;
      moveStep[army] = pathStep[army]!;
      tellMove(army, field);
    }
  }
  wakeMovers(goalOf[army]!, field);
  wake(defenderOf[army]!, field);
}

export function settleMove(mover: Actor, decision: Decision, field: Field): void {
  if (decision === NO) failureOf[mover] = isBlocked(mover) ? BLOCKED : BOUNCES;
  if (field.steps) {
    moveStep[mover] = decision === YES ? recordSuccess(mover, field) : recordFailure(mover, field);
  }
  moveOf[mover] = decision;
  tellMove(mover, field);
}

/** A move that no equation decides: a rotation lets it go, a paradox may stop it. `core`: the step that says so. */
export function settleUndecided(
  mover: Actor,
  decision: Decision,
  core: number,
  field: Field,
): void {
  moveOf[mover] = decision;
  if (decision === NO) failureOf[mover] = STOPPED;
  moveStep[mover] = recordUndecided(mover, core, field);
  tellMove(mover, field);
}

function tellMove(mover: Actor, field: Field): void {
  const defender = defenderOf[mover]!;
  pending[mover]! -= 1;
  field.openMoves -= 1;
  if (moveOf[mover] === YES) {
    endsAt[mover] = goalLocation[mover]!;
    dislodge(defender, field);
  } else {
    dislodge(mover, field);
  }
  wakeMovers(goalOf[mover]!, field);
  wakeMovers(mover, field);
  wake(defender, field);
}

/** DI: notes that a unit is dislodged as soon as that follows: another enters its space, and it does not leave (1971 IX.2). */
function dislodge(unit: Actor, field: Field): void {
  if (dislodgerOf[unit] !== NOBODY || (isMover(unit) && moveOf[unit] !== NO)) return;
  let by = firstAttacker[unit]!;
  while (by !== NOBODY && moveOf[by] !== YES) by = next[by]!;
  if (by === NOBODY) return;
  dislodgerOf[unit] = by;
  if (field.steps) dislodgedStep[unit] = recordDislodged(unit, by, field);
}

/** A unit of the same power stays in the way (1971 IX.3). */
function isBlocked(mover: Actor): boolean {
  return isAgainstOwn(mover) && defenderStays(mover) === true;
}
