import type { Location } from '../board/board.ts';
import { locationAt, spaceAt } from '../board/compiled.ts';
import type { Excuse } from '../trace/fact.ts';
import { breakingSeas, seasNeeded } from './convoy.ts';
import { countSupport, isMover, NO, OPEN, samePower, YES } from './field.ts';
import type { Actor, Decision, Field } from './field.ts';
import { bouncePremises, successPremises } from './premises.ts';
import { bitOf, shortestChain, spacesOf } from './routes.ts';
import { addStep } from './steps.ts';
import { defenderStays } from './strength.ts';
import { threat } from './support.ts';

/** Settling: writes a decision down, with its step, and wakes whatever reads it. A decided value never changes. */

function wake(actor: Actor | null, field: Field): void {
  if (!actor || actor.queued) return;
  actor.queued = true;
  field.woken.push(actor);
}

function wakeAll(actors: readonly Actor[], field: Field): void {
  for (const actor of actors) wake(actor, field);
}

export const destinationOf = (mover: Actor): Location => locationAt(mover.toLocation);

export function settleSupport(supporter: Actor, decision: Decision, field: Field): void {
  supporter.support = decision;
  const target = supporter.target;
  if (!target) return;
  countSupport(supporter, target);
  if (field.steps) {
    supporter.supportStep =
      decision === YES ? recordGiven(supporter, field) : recordCut(supporter, field);
  }
  wakeAll(isMover(target) ? target.contest : target.attackers, field);
  if (target.headToHead) wake(target.defender, field);
}

function recordGiven(supporter: Actor, field: Field): number {
  const premises: number[] = [];
  const attackers = supporter.attackers.map((attacker) => {
    const excuse = threat(supporter, attacker, field) as Excuse;
    if (excuse === 'no-path') premises.push(attacker.pathStep);
    else if (excuse !== 'immune') premises.push(attacker.moveStep);
    return { unit: attacker.at, excuse };
  });
  return addStep(field, { type: 'support-given', unit: supporter.at, attackers }, premises);
}

function recordCut(supporter: Actor, field: Field): number {
  const threats = supporter.attackers.map((attacker) => ({
    attacker,
    now: threat(supporter, attacker, field),
  }));
  const cutters = threats.filter(({ now }) => now === 'cuts').map(({ attacker }) => attacker);
  const dislodgers = threats
    .filter(({ now }) => now === 'dislodges')
    .map(({ attacker }) => attacker);
  const manner = cutters.length > 0 ? 'attacked' : 'dislodged';
  const by = manner === 'attacked' ? cutters : dislodgers;
  const premises =
    manner === 'attacked'
      ? by.filter(({ byConvoy }) => byConvoy).map(({ pathStep }) => pathStep)
      : by.map(({ moveStep }) => moveStep);
  return addStep(
    field,
    { type: 'support-cut', unit: supporter.at, manner, by: by.map(({ at }) => at) },
    premises,
  );
}

/** `paradox`: the step of a paradox that disrupts the convoy, if no attack does. */
export function settleConvoy(
  fleet: Actor,
  decision: Decision,
  field: Field,
  paradox: number | null = null,
): void {
  fleet.convoy = decision;
  const bit = bitOf(fleet.space);
  if (fleet.target) {
    if (decision === YES) fleet.target.availableSeas |= bit;
    else fleet.target.unbrokenSeas &= ~bit;
  }
  if (field.steps) fleet.convoyStep = recordConvoy(fleet, field, paradox);
  wake(fleet.target, field);
}

function recordConvoy(fleet: Actor, field: Field, paradox: number | null): number {
  const unit = fleet.at;
  if (fleet.convoy === YES) {
    const attackers = fleet.attackers.map(({ at }) => at);
    const failures = fleet.attackers.map(({ moveStep }) => moveStep);
    return addStep(field, { type: 'convoy-available', unit, attackers }, failures);
  }
  if (paradox !== null) {
    return addStep(field, { type: 'convoy-disrupted', unit, by: null }, [paradox]);
  }
  const by = fleet.attackers.find(({ move }) => move === YES);
  if (!by) throw new Error(`nothing disrupts the convoy of ${unit}`);
  return addStep(field, { type: 'convoy-disrupted', unit, by: by.at }, [by.moveStep]);
}

export function settlePath(mover: Actor, decision: Decision, field: Field): void {
  mover.path = decision;
  if (field.steps) mover.pathStep = recordPath(mover, field);
  if (decision === NO) {
    mover.failure = 'no-path';
    if (mover.move === OPEN) {
      mover.move = NO;
      mover.moveStep = mover.pathStep;
      tellMove(mover, field);
    }
  }
  wakeAll(mover.contest, field);
  wake(mover.defender, field);
}

function recordPath(mover: Actor, field: Field): number {
  const unit = mover.at;
  if (mover.path === YES) {
    const seas =
      field.edition.choices.routes === 'one-survives'
        ? shortestChain(mover.space, mover.to, mover.availableSeas)
        : spacesOf(seasNeeded(mover));
    const steps = seas.map((sea) => field.occupant[sea]?.convoyStep ?? -1);
    return addStep(field, { type: 'path', unit, fleets: seas.map(spaceAt) }, steps);
  }
  const broken = spacesOf(breakingSeas(mover, field));
  const steps = broken.map((sea) => field.occupant[sea]?.convoyStep ?? -1);
  return addStep(field, { type: 'no-path', unit, broken: broken.map(spaceAt) }, steps);
}

export function settleMove(mover: Actor, decision: Decision, field: Field): void {
  if (decision === YES) {
    if (field.steps) mover.moveStep = recordSuccess(mover, field);
  } else {
    mover.failure = isBlocked(mover) ? 'blocked' : 'bounces';
    if (field.steps) mover.moveStep = recordFailure(mover, field);
  }
  mover.move = decision;
  tellMove(mover, field);
}

/** A move that no equation decides: a rotation lets it go, a paradox may stop it. */
export function settleUndecided(
  mover: Actor,
  decision: typeof YES | typeof NO,
  core: number,
  field: Field,
): void {
  mover.move = decision;
  if (decision === NO) mover.failure = 'stopped';
  const unit = mover.at;
  const to = destinationOf(mover);
  mover.moveStep = addStep(
    field,
    decision === YES ? { type: 'move-rotates', unit, to } : { type: 'move-stopped', unit, to },
    [core],
  );
  tellMove(mover, field);
}

function tellMove(mover: Actor, field: Field): void {
  dislodge(mover, field);
  if (mover.defender) dislodge(mover.defender, field);
  wakeAll(mover.contest, field);
  wakeAll(mover.attackers, field);
  wake(mover.defender, field);
}

/** DI: notes that a unit is dislodged as soon as that follows: another enters its space, and it does not leave (1971 IX.2). */
function dislodge(unit: Actor, field: Field): void {
  if (unit.dislodgedBy || (isMover(unit) && unit.move !== NO)) return;
  const by = unit.attackers.find(({ move }) => move === YES);
  if (!by) return;
  unit.dislodgedBy = by;
  const premises = isMover(unit) ? [by.moveStep, unit.moveStep] : [by.moveStep];
  unit.dislodgedStep = addStep(field, { type: 'dislodged', unit: unit.at, by: by.at }, premises);
}

/** A unit of the same power stays in the way (1971 IX.3). */
function isBlocked(mover: Actor): boolean {
  return (
    mover.defender !== null && defenderStays(mover) === true && samePower(mover, mover.defender)
  );
}

function recordSuccess(mover: Actor, field: Field): number {
  const { attack, against, rivals, premises } = successPremises(mover, field);
  const to = destinationOf(mover);
  return addStep(
    field,
    { type: 'move-succeeds', unit: mover.at, to, attack, against, rivals },
    premises,
  );
}

function recordFailure(mover: Actor, field: Field): number {
  const unit = mover.at;
  const to = destinationOf(mover);
  const { defender } = mover;
  if (defender && isBlocked(mover)) {
    const moved = isMover(defender) && !mover.headToHead;
    return addStep(
      field,
      { type: 'move-blocked', unit, to, by: defender.at },
      moved ? [defender.moveStep] : [],
    );
  }
  const { attack, by, garrison, premises } = bouncePremises(mover, field);
  return addStep(field, { type: 'move-bounces', unit, to, attack, by, garrison }, premises);
}
