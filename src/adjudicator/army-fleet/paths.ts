import {
  convoyOf,
  firstAttacker,
  firstSupport,
  goalOf,
  moveOf,
  NOBODY,
  pathOf,
  powerOf,
  supportOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
import type { TurnState } from '../turn-state.ts';
import { chainOf, isMover, samePower } from '../unit-row.ts';
import {
  BOARDS,
  CONVOY,
  FERRIED,
  LANDS_AFTER,
  LANDS_FERRIED,
  LANDS_FIRST,
  SAILS_ON,
  STRAIGHT,
  wayTaken,
} from '../ways.ts';
import { armyAboard, boardersOf, fleetOf } from './berths.ts';
import { ownFerries } from './match.ts';
import type { PathReader } from '../turn-state.ts';

/** Whether a mover of the Army/Fleet module has what it needs on its way. */
export function pathDecision(mover: UnitRow, state: TurnState): DecisionState {
  switch (wayTaken(mover)) {
    case STRAIGHT:
    case CONVOY:
      throw new Error('no way of the module');
    case BOARDS:
      return boarding(mover, state);
    case FERRIED:
      return anyOf(ownFerries(mover).map((fleet) => convoyOf[fleet] as DecisionState));
    case LANDS_FIRST:
      return not(disruption(mover, state));
    case LANDS_AFTER:
      return carrying(mover, state);
    case LANDS_FERRIED:
      return moveOf[ferriedInto(mover, state)] as DecisionState;
    case SAILS_ON:
      return sailing(mover, state);
  }
}

const ferriedInto = (berth: UnitRow, { module }: TurnState): UnitRow =>
  module!.ferried.get(berth) ?? NOBODY;

const not = (decision: DecisionState): DecisionState =>
  decision === OPEN ? OPEN : decision === YES ? NO : YES;

function anyOf(decisions: readonly DecisionState[]): DecisionState {
  if (decisions.includes(YES)) return YES;
  return decisions.includes(OPEN) ? OPEN : NO;
}

const allOf = (decisions: readonly DecisionState[]): DecisionState =>
  not(anyOf(decisions.map(not)));

/** The attackers of a sea that belong to another power than the unit. */
export function foreignAttackers(sea: UnitRow, unit: UnitRow): readonly UnitRow[] {
  return chainOf(firstAttacker[sea]!).filter((attacker) => !samePower(attacker, unit));
}

/** III.b, III.c: an army boards unless its fleet remains in its sea and another power attacks it there. */
function boarding(army: UnitRow, state: TurnState): DecisionState {
  const fleet = fleetOf(goalOf[army]!, state);
  const stays = isMover(fleet) ? not(moveOf[fleet] as DecisionState) : YES;
  const attacked = anyOf(
    foreignAttackers(fleet, fleet).map((each) => pathOf[each] as DecisionState),
  );
  return not(allOf([stays, attacked]));
}

/**
 * IV.d to IV.f: an army cannot land if its fleet is dislodged; or, if the fleet is ordered away, if another power takes
 * its sea with a support by another power than the fleet's.
 */
function disruption(army: UnitRow, state: TurnState): DecisionState {
  const fleet = fleetOf(army, state);
  if (!isMover(fleet))
    return anyOf(chainOf(firstAttacker[fleet]!).map((each) => moveOf[each] as DecisionState));
  return anyOf(
    foreignAttackers(fleet, fleet).map((attacker) =>
      allOf([moveOf[attacker] as DecisionState, isSupported(attacker, powerOf[fleet]!)]),
    ),
  );
}

/** Whether the attacker has a support by a power other than this one. */
function isSupported(attacker: UnitRow, power: number): DecisionState {
  const supports = chainOf(firstSupport[attacker]!);
  return anyOf(
    supports
      .filter((each) => powerOf[each] !== power)
      .map((each) => supportOf[each] as DecisionState),
  );
}

/**
 * III.d, III.g, IV.e: the fleet sails on if its army has landed, or with the army aboard if the landing was disrupted
 * and the fleet goes to sea.
 */
function sailing(fleet: UnitRow, state: TurnState): DecisionState {
  const army = armyAboard(fleet, state);
  const isForSea = state.board.isSea[goalOf[fleet]!] === 1;
  if (moveOf[army] === YES) return YES;
  if (pathOf[army] === OPEN) return OPEN;
  if (pathOf[army] === NO) return isForSea ? YES : NO;
  return moveOf[army] as DecisionState;
}

/** II.a: an army lands after its fleet has moved, if it boarded in time. */
function carrying(berth: UnitRow, state: TurnState): DecisionState {
  const fleet = fleetOf(berth, state);
  const units = [fleet, ...boardersOf(berth, state)];
  return allOf(units.map((unit) => (isMover(unit) ? (moveOf[unit] as DecisionState) : NO)));
}

/** Notes what an open path waits for. */
export function readPath(mover: UnitRow, reader: PathReader, state: TurnState): void {
  switch (wayTaken(mover)) {
    case STRAIGHT:
    case CONVOY:
      return;
    case BOARDS: {
      const fleet = fleetOf(goalOf[mover]!, state);
      if (isMover(fleet)) reader.move(fleet);
      for (const attacker of foreignAttackers(fleet, fleet)) reader.path(attacker);
      return;
    }
    case FERRIED:
      for (const fleet of ownFerries(mover)) reader.convoy(fleet);
      return;
    case LANDS_FIRST:
      reader.disruption(mover);
      return;
    case LANDS_AFTER:
      for (const unit of [fleetOf(mover, state), ...boardersOf(mover, state)]) reader.move(unit);
      return;
    case LANDS_FERRIED:
      reader.move(ferriedInto(mover, state));
      return;
    case SAILS_ON: {
      const army = armyAboard(mover, state);
      reader.move(army);
      reader.path(army);
      return;
    }
  }
}

/** What the disruption of a landing waits for. */
export function readDisruption(army: UnitRow, reader: PathReader, state: TurnState): void {
  const fleet = fleetOf(army, state);
  if (!isMover(fleet)) {
    for (const attacker of chainOf(firstAttacker[fleet]!)) reader.move(attacker);
    return;
  }
  for (const attacker of foreignAttackers(fleet, fleet)) {
    const supports = chainOf(firstSupport[attacker]!).filter((each) => !samePower(each, fleet));
    if (supports.length > 0) reader.move(attacker);
    for (const supporter of supports) reader.support(supporter);
  }
}
