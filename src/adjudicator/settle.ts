import { countSupport, isMover, NO, OPEN, samePower, YES } from './actor.ts';
import type { Actor, Decision } from './actor.ts';
import type { Field } from './field.ts';
import {
  recordConvoy,
  recordCut,
  recordDislodged,
  recordFailure,
  recordGiven,
  recordPath,
  recordSuccess,
  recordUndecided,
} from './record.ts';
import { defenderStays } from './strength.ts';

/** Settling: writes a decision down, with its step, and wakes whatever reads it. A decided value never changes. */

function wake(actor: Actor | null, field: Field): void {
  if (!actor || actor.isWoken || actor.pending === 0) return;
  actor.isWoken = true;
  if (field.lastWoken) field.lastWoken.nextWoken = actor;
  else field.firstWoken = actor;
  field.lastWoken = actor;
}

/** Wakes all movers to one space: the first, and those after it. */
function wakeMovers(first: Actor | null, field: Field): void {
  for (let mover = first; mover; mover = mover.next) wake(mover, field);
}

export function settleSupport(supporter: Actor, decision: Decision, field: Field): void {
  supporter.support = decision;
  supporter.pending = 0;
  const { target } = supporter;
  if (!target) return;
  countSupport(supporter, target);
  if (field.steps) {
    supporter.supportStep =
      decision === YES ? recordGiven(supporter, field) : recordCut(supporter, field);
  }
  wakeMovers(isMover(target) ? target.contest : target.attackers, field);
  if (target.isHeadToHead) wake(target.defender, field);
}

/** `paradox`: the step of a paradox that disrupts the convoy, if no attack does. */
export function settleConvoy(
  fleet: Actor,
  decision: Decision,
  field: Field,
  paradox: number | null = null,
): void {
  fleet.convoy = decision;
  fleet.pending = 0;
  if (field.steps) fleet.convoyStep = recordConvoy(fleet, paradox, field);
  wake(fleet.target, field);
}

export function settlePath(army: Actor, decision: Decision, field: Field): void {
  army.path = decision;
  army.pending -= 1;
  field.openPaths -= 1;
  if (field.steps) army.pathStep = recordPath(army, field);
  if (decision === NO) {
    army.failure = 'no-path';
    if (army.move === OPEN) {
      army.move = NO;
      army.moveStep = army.pathStep;
      tellMove(army, field);
    }
  }
  wakeMovers(army.contest, field);
  wake(army.defender, field);
}

export function settleMove(mover: Actor, decision: Decision, field: Field): void {
  if (decision === NO) mover.failure = isBlocked(mover) ? 'blocked' : 'bounces';
  if (field.steps) {
    mover.moveStep = decision === YES ? recordSuccess(mover, field) : recordFailure(mover, field);
  }
  mover.move = decision;
  tellMove(mover, field);
}

/** A move that no equation decides: a rotation lets it go, a paradox may stop it. `core`: the step that says so. */
export function settleUndecided(
  mover: Actor,
  decision: Decision,
  core: number,
  field: Field,
): void {
  mover.move = decision;
  if (decision === NO) mover.failure = 'stopped';
  mover.moveStep = recordUndecided(mover, core, field);
  tellMove(mover, field);
}

function tellMove(mover: Actor, field: Field): void {
  mover.pending -= 1;
  field.openMoves -= 1;
  dislodge(mover, field);
  if (mover.defender) dislodge(mover.defender, field);
  wakeMovers(mover.contest, field);
  wakeMovers(mover.attackers, field);
  wake(mover.defender, field);
}

/** DI: notes that a unit is dislodged as soon as that follows: another enters its space, and it does not leave (1971 IX.2). */
function dislodge(unit: Actor, field: Field): void {
  if (unit.dislodgedBy || (isMover(unit) && unit.move !== NO)) return;
  let by = unit.attackers;
  while (by && by.move !== YES) by = by.next;
  if (!by) return;
  unit.dislodgedBy = by;
  unit.dislodgedStep = recordDislodged(unit, by, field);
}

/** A unit of the same power stays in the way (1971 IX.3). */
function isBlocked(mover: Actor): boolean {
  return (
    mover.defender !== null && samePower(mover, mover.defender) && defenderStays(mover) === true
  );
}
