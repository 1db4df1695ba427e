import type { Location, SpaceId } from '../../board/board.ts';
import { locationAt } from '../../board/compiled.ts';
import type { Excuse } from '../../trace/fact.ts';
import { chainOf, isMover, nameOf } from '../unit-row.ts';
import { BLOCKED, YES } from '../decision.ts';
import {
  byConvoy,
  convoyOf,
  convoyStep,
  defenderOf,
  failureOf,
  firstAttacker,
  goalLocation,
  goalOf,
  isLeaving,
  moveOf,
  moveStep,
  pathOf,
  pathStep,
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
import { breakingFleets, neededFleets } from '../equations/path.ts';
import { bouncePremises, successPremises } from './premises-of-moves.ts';
import { availableFor, shortestChain } from '../convoy-routes.ts';
import { addStep } from './add-step.ts';
import { threat } from '../equations/support.ts';

/** The steps of decisions, as they are settled: what each states, and the steps that it needs. */

export const destinationOf = (mover: Actor, { board }: Field): Location =>
  locationAt(board, goalLocation[mover]!);

const attackersOf = (unit: Actor): readonly Actor[] => chainOf(firstAttacker[unit]!);

const namesOf = (actors: readonly Actor[], field: Field): readonly SpaceId[] =>
  actors.map((actor) => nameOf(actor, field));

const stepsOf = (actors: readonly Actor[], steps: Int32Array): readonly number[] =>
  actors.map((actor) => steps[actor]!);

export function recordGiven(supporter: Actor, field: Field): number {
  const premises: number[] = [];
  const attackers = attackersOf(supporter).map((attacker) => {
    const excuse = threat(supporter, attacker, field) as Excuse;
    if (excuse === 'no-path') premises.push(pathStep[attacker]!);
    else if (excuse !== 'immune') premises.push(moveStep[attacker]!);
    return { unit: nameOf(attacker, field), excuse };
  });
  const unit = nameOf(supporter, field);
  return addStep(field, { type: 'support-given', unit, attackers }, premises);
}

export function recordCut(supporter: Actor, field: Field): number {
  const attackers = attackersOf(supporter);
  const threats = attackers.map((attacker) => threat(supporter, attacker, field));
  const manner = threats.includes('cuts') ? 'attacked' : 'dislodged';
  const threatening = manner === 'attacked' ? 'cuts' : 'dislodges';
  const by = attackers.filter((_, place) => threats[place] === threatening);
  const premises =
    manner === 'attacked'
      ? stepsOf(
          by.filter((attacker) => byConvoy[attacker] === 1),
          pathStep,
        )
      : stepsOf(by, moveStep);
  const unit = nameOf(supporter, field);
  return addStep(field, { type: 'support-cut', unit, manner, by: namesOf(by, field) }, premises);
}

export function recordConvoy(fleet: Actor, paradox: number | null, field: Field): number {
  const unit = nameOf(fleet, field);
  const attackers = attackersOf(fleet);
  if (convoyOf[fleet] === YES) {
    const fact = { type: 'convoy-available', unit, attackers: namesOf(attackers, field) } as const;
    return addStep(field, fact, stepsOf(attackers, moveStep));
  }
  if (paradox !== null) {
    return addStep(field, { type: 'convoy-disrupted', unit, by: null }, [paradox]);
  }
  const by = attackers.find((attacker) => moveOf[attacker] === YES);
  if (by === undefined) throw new Error(`nothing disrupts the convoy of ${unit}`);
  const fact = { type: 'convoy-disrupted', unit, by: nameOf(by, field) } as const;
  return addStep(field, fact, [moveStep[by]!]);
}

export function recordPath(army: Actor, field: Field): number {
  const unit = nameOf(army, field);
  if (pathOf[army] === YES) {
    const fleets =
      field.edition.choices.routes === 'one-survives'
        ? shortestChain(army, goalOf[army]!, availableFor(army), field)
        : neededFleets(army);
    const fact = { type: 'path', unit, fleets: namesOf(fleets, field) } as const;
    return addStep(field, fact, stepsOf(fleets, convoyStep));
  }
  const broken = breakingFleets(army, field);
  const fact = { type: 'no-path', unit, broken: namesOf(broken, field) } as const;
  return addStep(field, fact, stepsOf(broken, convoyStep));
}

export function recordSuccess(mover: Actor, field: Field): number {
  const { attack, against, rivals, premises } = successPremises(mover, field);
  const unit = nameOf(mover, field);
  const to = destinationOf(mover, field);
  const fact = { type: 'move-succeeds', unit, to, attack, against, rivals } as const;
  return addStep(field, fact, premises);
}

/** Of a move that bounces, or is blocked by a unit of its own power. */
export function recordFailure(mover: Actor, field: Field): number {
  const unit = nameOf(mover, field);
  const defender = defenderOf[mover]!;
  const to = destinationOf(mover, field);
  if (failureOf[mover] === BLOCKED) {
    const premises = isLeaving[mover] === 1 ? [moveStep[defender]!] : [];
    const by = nameOf(defender, field);
    return addStep(field, { type: 'move-blocked', unit, to, by }, premises);
  }
  const { attack, by, garrison, premises } = bouncePremises(mover, field);
  return addStep(field, { type: 'move-bounces', unit, to, attack, by, garrison }, premises);
}

/** Of a move that no equation decides; `core`: the rotation or paradox that does. */
export function recordUndecided(mover: Actor, core: number, field: Field): number {
  const unit = nameOf(mover, field);
  const to = destinationOf(mover, field);
  return addStep(
    field,
    moveOf[mover] === YES ? { type: 'move-rotates', unit, to } : { type: 'move-stopped', unit, to },
    [core],
  );
}

export function recordDislodged(unit: Actor, by: Actor, field: Field): number {
  const premises = isMover(unit) ? [moveStep[by]!, moveStep[unit]!] : [moveStep[by]!];
  const fact = { type: 'dislodged', unit: nameOf(unit, field), by: nameOf(by, field) } as const;
  return addStep(field, fact, premises);
}
