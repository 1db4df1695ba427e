import {
  BLOCKED,
  BOUNCES,
  countSupport,
  isMover,
  NO,
  NO_PATH,
  NOBODY,
  OPEN,
  STOPPED,
  YES,
} from './actor.ts';
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
import { defenderStays, isAgainstOwn } from './strength.ts';

/** Settling: writes a decision down, with its step, and wakes whatever reads it. A decided value never changes. */

function wake(actor: Actor, field: Field): void {
  const { isWoken, nextWoken, pending } = field;
  if (actor === NOBODY || isWoken[actor] === 1 || pending[actor] === 0) return;
  isWoken[actor] = 1;
  if (field.lastWoken === NOBODY) field.firstWoken = actor;
  else nextWoken[field.lastWoken] = actor;
  field.lastWoken = actor;
}

/** Wakes all movers to a space. */
function wakeMovers(space: number, field: Field): void {
  const { attackers, next } = field;
  for (let mover = attackers[space]!; mover !== NOBODY; mover = next[mover]!) wake(mover, field);
}

export function settleSupport(supporter: Actor, decision: Decision, field: Field): void {
  field.support[supporter] = decision;
  field.pending[supporter] = 0;
  const target = field.target[supporter]!;
  countSupport(supporter, target, field);
  if (field.steps) {
    field.supportStep[supporter] =
      decision === YES ? recordGiven(supporter, field) : recordCut(supporter, field);
  }
  wakeMovers(isMover(target, field) ? field.to[target]! : target, field);
  if (field.isHeadToHead[target] === 1) wake(field.defender[target]!, field);
}

/** `paradox`: the step of a paradox that disrupts the convoy, if no attack does. */
export function settleConvoy(
  fleet: Actor,
  decision: Decision,
  field: Field,
  paradox: number | null = null,
): void {
  field.convoy[fleet] = decision;
  field.pending[fleet] = 0;
  if (field.steps) field.convoyStep[fleet] = recordConvoy(fleet, paradox, field);
  wake(field.target[fleet]!, field);
}

export function settlePath(army: Actor, decision: Decision, field: Field): void {
  field.path[army] = decision;
  field.pending[army]! -= 1;
  field.openPaths -= 1;
  if (field.steps) field.pathStep[army] = recordPath(army, field);
  if (decision === NO) {
    field.failure[army] = NO_PATH;
    if (field.move[army] === OPEN) {
      field.move[army] = NO;
      field.moveStep[army] = field.pathStep[army]!;
      tellMove(army, field);
    }
  }
  wakeMovers(field.to[army]!, field);
  wake(field.defender[army]!, field);
}

export function settleMove(mover: Actor, decision: Decision, field: Field): void {
  if (decision === NO) field.failure[mover] = isBlocked(mover, field) ? BLOCKED : BOUNCES;
  if (field.steps) {
    field.moveStep[mover] =
      decision === YES ? recordSuccess(mover, field) : recordFailure(mover, field);
  }
  field.move[mover] = decision;
  tellMove(mover, field);
}

/** A move that no equation decides: a rotation lets it go, a paradox may stop it. `core`: the step that says so. */
export function settleUndecided(
  mover: Actor,
  decision: Decision,
  core: number,
  field: Field,
): void {
  field.move[mover] = decision;
  if (decision === NO) field.failure[mover] = STOPPED;
  field.moveStep[mover] = recordUndecided(mover, core, field);
  tellMove(mover, field);
}

function tellMove(mover: Actor, field: Field): void {
  const defender = field.defender[mover]!;
  field.pending[mover]! -= 1;
  field.openMoves -= 1;
  dislodge(mover, field);
  if (defender !== NOBODY) dislodge(defender, field);
  wakeMovers(field.to[mover]!, field);
  wakeMovers(mover, field);
  wake(defender, field);
}

/** DI: notes that a unit is dislodged as soon as that follows: another enters its space, and it does not leave (1971 IX.2). */
function dislodge(unit: Actor, field: Field): void {
  const { attackers, next, move, dislodgedBy } = field;
  if (dislodgedBy[unit] !== NOBODY || (isMover(unit, field) && move[unit] !== NO)) return;
  let by = attackers[unit]!;
  while (by !== NOBODY && move[by] !== YES) by = next[by]!;
  if (by === NOBODY) return;
  dislodgedBy[unit] = by;
  if (field.steps) field.dislodgedStep[unit] = recordDislodged(unit, by, field);
}

/** A unit of the same power stays in the way (1971 IX.3). */
function isBlocked(mover: Actor, field: Field): boolean {
  return isAgainstOwn(mover, field) && defenderStays(mover, field) === true;
}
