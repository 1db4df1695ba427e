import type { Location, SpaceId } from '../board/board.ts';
import { locationAt } from '../board/compiled.ts';
import type { Excuse } from '../trace/fact.ts';
import { isMover, YES } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Field } from './field.ts';
import { breakingFleets, neededFleets } from './path.ts';
import { bouncePremises, successPremises } from './premises.ts';
import { availableFor, shortestChain } from './routes.ts';
import { addStep } from './steps.ts';
import { threat } from './support.ts';

/** The steps of decisions, as they are settled: what each states, and the steps that it needs. */

export const destinationOf = (mover: Actor, { board }: Field): Location =>
  locationAt(board, mover.toLocation);

function attackersOf(unit: Actor): readonly Actor[] {
  const attackers: Actor[] = [];
  for (let attacker = unit.attackers; attacker; attacker = attacker.next) {
    attackers.push(attacker);
  }
  return attackers;
}

const spacesOf = (units: readonly Actor[]): readonly SpaceId[] => units.map(({ at }) => at);

export function recordGiven(supporter: Actor, field: Field): number {
  const premises: number[] = [];
  const attackers = attackersOf(supporter).map((attacker) => {
    const excuse = threat(supporter, attacker, field) as Excuse;
    if (excuse === 'no-path') premises.push(attacker.pathStep);
    else if (excuse !== 'immune') premises.push(attacker.moveStep);
    return { unit: attacker.at, excuse };
  });
  return addStep(field, { type: 'support-given', unit: supporter.at, attackers }, premises);
}

export function recordCut(supporter: Actor, field: Field): number {
  const attackers = attackersOf(supporter);
  const threats = attackers.map((attacker) => threat(supporter, attacker, field));
  const manner = threats.includes('cuts') ? 'attacked' : 'dislodged';
  const threatening = manner === 'attacked' ? 'cuts' : 'dislodges';
  const by = attackers.filter((_, place) => threats[place] === threatening);
  const premises =
    manner === 'attacked'
      ? by.filter(({ byConvoy }) => byConvoy).map(({ pathStep }) => pathStep)
      : by.map(({ moveStep }) => moveStep);
  const { at: unit } = supporter;
  return addStep(field, { type: 'support-cut', unit, manner, by: spacesOf(by) }, premises);
}

export function recordConvoy(fleet: Actor, paradox: number | null, field: Field): number {
  const { at: unit } = fleet;
  const attackers = attackersOf(fleet);
  if (fleet.convoy === YES) {
    const failures = attackers.map(({ moveStep }) => moveStep);
    const fact = { type: 'convoy-available', unit, attackers: spacesOf(attackers) } as const;
    return addStep(field, fact, failures);
  }
  if (paradox !== null) {
    return addStep(field, { type: 'convoy-disrupted', unit, by: null }, [paradox]);
  }
  const by = attackers.find(({ move }) => move === YES);
  if (!by) throw new Error(`nothing disrupts the convoy of ${unit}`);
  return addStep(field, { type: 'convoy-disrupted', unit, by: by.at }, [by.moveStep]);
}

export function recordPath(army: Actor, field: Field): number {
  const { at: unit, space, to } = army;
  if (army.path === YES) {
    const fleets =
      field.edition.choices.routes === 'one-survives'
        ? shortestChain(space, to, availableFor(army), field)
        : neededFleets(army);
    return addStep(field, { type: 'path', unit, fleets: spacesOf(fleets) }, convoySteps(fleets));
  }
  const broken = breakingFleets(army, field);
  return addStep(field, { type: 'no-path', unit, broken: spacesOf(broken) }, convoySteps(broken));
}

const convoySteps = (fleets: readonly Actor[]): readonly number[] =>
  fleets.map(({ convoyStep }) => convoyStep);

export function recordSuccess(mover: Actor, field: Field): number {
  const { attack, against, rivals, premises } = successPremises(mover, field);
  const to = destinationOf(mover, field);
  const fact = { type: 'move-succeeds', unit: mover.at, to, attack, against, rivals } as const;
  return addStep(field, fact, premises);
}

/** Of a move that bounces, or is blocked by a unit of its own power. */
export function recordFailure(mover: Actor, field: Field): number {
  const { at: unit, defender } = mover;
  const to = destinationOf(mover, field);
  if (defender && mover.failure === 'blocked') {
    const isAwaited = isMover(defender) && !mover.isHeadToHead;
    const premises = isAwaited ? [defender.moveStep] : [];
    return addStep(field, { type: 'move-blocked', unit, to, by: defender.at }, premises);
  }
  const { attack, by, garrison, premises } = bouncePremises(mover, field);
  return addStep(field, { type: 'move-bounces', unit, to, attack, by, garrison }, premises);
}

/** Of a move that no equation decides; `core`: the rotation or paradox that does. */
export function recordUndecided(mover: Actor, core: number, field: Field): number {
  const { at: unit } = mover;
  const to = destinationOf(mover, field);
  return addStep(
    field,
    mover.move === YES ? { type: 'move-rotates', unit, to } : { type: 'move-stopped', unit, to },
    [core],
  );
}

export function recordDislodged(unit: Actor, by: Actor, field: Field): number {
  const premises = isMover(unit) ? [by.moveStep, unit.moveStep] : [by.moveStep];
  return addStep(field, { type: 'dislodged', unit: unit.at, by: by.at }, premises);
}
