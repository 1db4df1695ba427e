import type { FleetWay } from '../../trace/army-fleet/fleet-fact.ts';
import { all, any, CONVOY, MOVE, NO, not, OPEN, PATH, SUPPORT, value, YES } from '../known.ts';
import type { Known, Value } from '../known.ts';
import type { MovementTurn, See, TurnUnit } from '../turn.ts';
import { armyAboard, fleetOf, isSea } from './berths.ts';

/** What a way needs, and which decisions that reads. */
interface Needs {
  readonly path: (unit: TurnUnit, turn: MovementTurn, known: Known) => Value;
  readonly reads: (unit: TurnUnit, turn: MovementTurn, see: See) => void;
}

/** Whether a unit leaves: one that is not ordered to move does not. */
const leaves = (unit: TurnUnit | null, known: Known): Value =>
  unit?.task === 'move' ? value(known, unit, MOVE) : NO;

const readsLeaving = (unit: TurnUnit | null, see: See): void => {
  if (unit?.task === 'move') see(unit, MOVE, true);
};

/** The attacks on a fleet by other powers. */
export const hostileAttacks = (fleet: TurnUnit | null): readonly TurnUnit[] =>
  fleet?.attackers.filter(({ power }) => power !== fleet.power) ?? [];

/** The supports of an attack on a fleet by powers other than the fleet's (IV.e). */
export const hostileSupports = (
  attack: TurnUnit,
  fleet: TurnUnit,
  { law }: MovementTurn,
): readonly TurnUnit[] => law.supports(attack).filter(({ power }) => power !== fleet.power);

/** The fleets of its own power that are ordered to ferry an army (A25). */
export const ownFerries = ({ convoys, power }: TurnUnit): readonly TurnUnit[] =>
  convoys.filter((fleet) => fleet.power === power);

/** What a landing after the fleet's move waits for: the fleet, and the army's boarding if that is this turn. */
export const carriersOf = (army: TurnUnit, turn: MovementTurn): readonly (TurnUnit | null)[] =>
  army.way === 'lands-ferried'
    ? army.attackers.filter(({ way }) => way === 'ferried')
    : [
        fleetOf(army.space, turn),
        ...army.attackers.filter((boarder) => boarder.way === 'boards' && boarder.void === null),
      ];

/** An army boards unless its fleet remains in its sea and another power attacks it there (III.b, III.c). */
const boards: Needs = {
  path: (army, turn, known) => {
    const fleet = fleetOf(army.goal, turn);
    const isAttacked = any(hostileAttacks(fleet).map((attack) => value(known, attack, PATH)));
    return any([leaves(fleet, known), not(isAttacked)]);
  },
  reads: (army, turn, see) => {
    const fleet = fleetOf(army.goal, turn);
    readsLeaving(fleet, see);
    for (const attack of hostileAttacks(fleet)) see(attack, PATH, true);
  },
};

/** An army is ferried unless all ferries of its own power are dislodged (I.b, A25). */
const ferried: Needs = {
  path: (army, _, known) => any(ownFerries(army).map((fleet) => value(known, fleet, CONVOY))),
  reads: (army, _, see) => {
    for (const fleet of ownFerries(army)) see(fleet, CONVOY, true);
  },
};

/**
 * An army lands before its fleet acts, unless the fleet is dislodged; or, if the fleet is ordered away, unless another
 * power takes its sea with support by a power that is not the fleet's (IV.d to IV.f).
 */
const landsFirst: Needs = {
  path: (army, turn, known) => {
    const fleet = fleetOf(army.space, turn);
    if (fleet?.task !== 'move')
      return not(any((fleet?.attackers ?? []).map((attack) => value(known, attack, MOVE))));
    const taken = hostileAttacks(fleet).map((attack) => {
      const supports = hostileSupports(attack, fleet, turn);
      const isSupported = any(supports.map((each) => value(known, each, SUPPORT)));
      return all([value(known, attack, MOVE), isSupported]);
    });
    return not(any(taken));
  },
  reads: (army, turn, see) => {
    const fleet = fleetOf(army.space, turn);
    if (fleet?.task !== 'move') {
      for (const attack of fleet?.attackers ?? []) see(attack, MOVE, true);
      return;
    }
    for (const attack of hostileAttacks(fleet)) {
      const supports = hostileSupports(attack, fleet, turn);
      if (supports.length > 0) see(attack, MOVE, true);
      for (const each of supports) see(each, SUPPORT, true);
    }
  },
};

/** An army lands after its fleet has moved, if it boarded in time (II.a); or beyond a ferry, if it crossed (I.b). */
const landsAfter: Needs = {
  path: (army, turn, known) => all(carriersOf(army, turn).map((unit) => leaves(unit, known))),
  reads: (army, turn, see) => {
    for (const unit of carriersOf(army, turn)) readsLeaving(unit, see);
  },
};

/**
 * A fleet sails once its army has landed; with the army, if the landing was disrupted and it goes to sea; otherwise it
 * takes its army back (III.d, III.g, IV.e).
 */
const sailsOn: Needs = {
  path: (fleet, turn, known) => {
    const army = armyAboard(fleet, turn);
    if (!army) return YES;
    const landed = value(known, army, MOVE);
    if (landed === YES) return YES;
    const couldLand = value(known, army, PATH);
    if (couldLand === NO) return isSea(fleet.goal) ? YES : NO;
    return couldLand === OPEN ? OPEN : landed;
  },
  reads: (fleet, turn, see) => {
    const army = armyAboard(fleet, turn);
    if (!army) return;
    see(army, MOVE, true);
    see(army, PATH, true);
  },
};

/** The ways of the module, each with what it needs. */
export const WAYS: Readonly<Record<FleetWay, Needs>> = {
  boards,
  ferried,
  'lands-first': landsFirst,
  'lands-after': landsAfter,
  'lands-ferried': landsAfter,
  'sails-on': sailsOn,
};
