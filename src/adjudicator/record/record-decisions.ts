import type { Location, SpaceId } from '../../board/board.ts';
import { locationAt } from '../../board/compiled.ts';
import type { Excuse } from '../../trace/fact.ts';
import { chainOf, isMover, nameOf } from '../unit-row.ts';
import { BLOCKED, YES } from '../decision.ts';
import {
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
  wayOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import { breakingFleets, neededFleets } from '../equations/path.ts';
import { bouncePremises, successPremises } from './premises-of-moves.ts';
import { availableFor, shortestRoute } from '../convoy-routes.ts';
import { addStep } from './add-step.ts';
import { threat } from '../equations/support.ts';
import { CONVOY, needsPath } from '../ways.ts';

/**
 * The steps of decisions, recorded as they are settled: what each states, and its premises. Every function returns the
 * id of the step.
 */

export const destinationOf = (mover: UnitRow, { board }: TurnState): Location =>
  locationAt(board, goalLocation[mover]!);

const attackersOf = (unit: UnitRow): readonly UnitRow[] => chainOf(firstAttacker[unit]!);

const namesOf = (rows: readonly UnitRow[], state: TurnState): readonly SpaceId[] =>
  rows.map((unit) => nameOf(unit, state));

const stepsOf = (rows: readonly UnitRow[], steps: Int32Array): readonly number[] =>
  rows.map((unit) => steps[unit]!);

export function recordGiven(supporter: UnitRow, state: TurnState): number {
  const premises: number[] = [];
  const attackers = attackersOf(supporter).map((attacker) => {
    const excuse = threat(supporter, attacker, state) as Excuse;
    if (excuse === 'no-path') premises.push(pathStep[attacker]!);
    else if (excuse !== 'immune') premises.push(moveStep[attacker]!);
    return { unit: nameOf(attacker, state), excuse };
  });
  const unit = nameOf(supporter, state);
  return addStep(state, { type: 'support-given', unit, attackers }, premises);
}

export function recordCut(supporter: UnitRow, state: TurnState): number {
  const attackers = attackersOf(supporter);
  const threats = attackers.map((attacker) => threat(supporter, attacker, state));
  const manner = threats.includes('cuts') ? 'attacked' : 'dislodged';
  const threatening = manner === 'attacked' ? 'cuts' : 'dislodges';
  const by = attackers.filter((_, place) => threats[place] === threatening);
  const premises =
    manner === 'attacked' ? stepsOf(by.filter(needsPath), pathStep) : stepsOf(by, moveStep);
  const unit = nameOf(supporter, state);
  return addStep(state, { type: 'support-cut', unit, manner, by: namesOf(by, state) }, premises);
}

export function recordConvoy(fleet: UnitRow, paradox: number | null, state: TurnState): number {
  const unit = nameOf(fleet, state);
  const attackers = attackersOf(fleet);
  if (convoyOf[fleet] === YES) {
    const fact = { type: 'convoy-available', unit, attackers: namesOf(attackers, state) } as const;
    return addStep(state, fact, stepsOf(attackers, moveStep));
  }
  if (paradox !== null) {
    return addStep(state, { type: 'convoy-disrupted', unit, by: null }, [paradox]);
  }
  const by = attackers.find((attacker) => moveOf[attacker] === YES);
  if (by === undefined) throw new Error(`nothing disrupts the convoy of ${unit}`);
  const fact = { type: 'convoy-disrupted', unit, by: nameOf(by, state) } as const;
  return addStep(state, fact, [moveStep[by]!]);
}

export function recordPath(army: UnitRow, state: TurnState): number {
  if (state.module && wayOf[army] !== CONVOY) return state.module.recordPath(army, state);
  const unit = nameOf(army, state);
  if (pathOf[army] === YES) {
    const fleets =
      state.edition.choices.routes === 'one-survives'
        ? shortestRoute(army, goalOf[army]!, availableFor(army), state)
        : neededFleets(army);
    const fact = { type: 'path', unit, fleets: namesOf(fleets, state) } as const;
    return addStep(state, fact, stepsOf(fleets, convoyStep));
  }
  const broken = breakingFleets(army, state);
  const fact = { type: 'no-path', unit, broken: namesOf(broken, state) } as const;
  return addStep(state, fact, stepsOf(broken, convoyStep));
}

export function recordSuccess(mover: UnitRow, state: TurnState): number {
  const { attack, against, rivals, premises } = successPremises(mover, state);
  const unit = nameOf(mover, state);
  const to = destinationOf(mover, state);
  const fact = { type: 'move-succeeds', unit, to, attack, against, rivals } as const;
  return addStep(state, fact, premises);
}

/** A move that bounces, or is blocked by a unit of its own power (1971 IX.3). */
export function recordFailure(mover: UnitRow, state: TurnState): number {
  const unit = nameOf(mover, state);
  const defender = defenderOf[mover]!;
  const to = destinationOf(mover, state);
  if (failureOf[mover] === BLOCKED) {
    const premises = isLeaving[mover] === 1 ? [moveStep[defender]!] : [];
    const by = nameOf(defender, state);
    return addStep(state, { type: 'move-blocked', unit, to, by }, premises);
  }
  const { attack, by, garrison, premises } = bouncePremises(mover, state);
  return addStep(state, { type: 'move-bounces', unit, to, attack, by, garrison }, premises);
}

/** A move that no equation decides; `cycle`: the step of the rotation or paradox that does. */
export function recordUndecided(mover: UnitRow, cycle: number, state: TurnState): number {
  const unit = nameOf(mover, state);
  const to = destinationOf(mover, state);
  const settling = state.steps?.[cycle]?.fact;
  if (settling?.type === 'cycle' && settling.end === 'one') {
    const succeeds = moveOf[mover] === YES;
    return addStep(state, { type: 'move-follows', unit, to, succeeds }, [cycle]);
  }
  return addStep(
    state,
    moveOf[mover] === YES ? { type: 'move-rotates', unit, to } : { type: 'move-stopped', unit, to },
    [cycle],
  );
}

export function recordDislodged(unit: UnitRow, by: UnitRow, state: TurnState): number {
  const premises = isMover(unit) ? [moveStep[by]!, moveStep[unit]!] : [moveStep[by]!];
  const fact = { type: 'dislodged', unit: nameOf(unit, state), by: nameOf(by, state) } as const;
  return addStep(state, fact, premises);
}
