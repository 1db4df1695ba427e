import { LAW } from '../law.ts';
import { MOVE, NO, OPEN, PATH, value } from '../known.ts';
import type { KindOfDecision, Known, Value } from '../known.ts';
import type { Law, MovementTurn, See, TurnUnit } from '../turn.ts';
import { armyAboard, isBerth } from './berths.ts';
import { illegal } from './legality.ts';
import { WAYS } from './ways.ts';

const NOBODY: readonly TurnUnit[] = [];

/** Only a fleet without an army aboard ferries (III.a). */
const isFerry = (fleet: TurnUnit, turn: MovementTurn): boolean => !armyAboard(fleet, turn);

/** An army that boards or lands meets nobody head to head, as by convoy (A9). */
const meets = (mover: TurnUnit, other: TurnUnit): boolean =>
  [mover, other].every(({ way }) => way === null || way === 'sails-on') && LAW.meets(mover, other);

const path = (unit: TurnUnit, turn: MovementTurn, known: Known): Value =>
  unit.way === null ? LAW.path(unit, turn, known) : WAYS[unit.way].path(unit, turn, known);

/** A fleet that takes its army back stays with a strength of 1, also head to head (III.d). */
function opposition(mover: TurnUnit, turn: MovementTurn, known: Known, most: boolean): number {
  const { meets: fleet } = mover;
  if (fleet?.way === 'sails-on') {
    const sails = value(known, fleet, PATH);
    if (sails === NO || (sails === OPEN && !most)) return 1;
  }
  return LAW.opposition(mover, turn, known, most);
}

/** A unit that goes aboard dislodges nobody from the berth. */
const beaters = (mover: TurnUnit, turn: MovementTurn): readonly TurnUnit[] =>
  isBerth(mover.space) ? NOBODY : LAW.beaters(mover, turn);

/** An army aboard falls with its fleet, and is not dislodged itself. */
const dislodger = (unit: TurnUnit, turn: MovementTurn, known: Known): TurnUnit | null =>
  isBerth(unit.space) ? null : LAW.dislodger(unit, turn, known);

function reads(
  unit: TurnUnit,
  kind: KindOfDecision,
  turn: MovementTurn,
  known: Known,
  see: See,
): void {
  if (kind === PATH && unit.way !== null) {
    WAYS[unit.way].reads(unit, turn, see);
    return;
  }
  LAW.reads(unit, kind, turn, known, see);
  if (kind !== MOVE || unit.meets?.way !== 'sails-on') return;
  const least = turn.law.attack(unit, turn, known, false);
  see(unit.meets, PATH, !turn.law.beats(least, opposition(unit, turn, known, true)));
}

/** The law with the module. */
export const FLEET_LAW: Law = {
  ...LAW,
  illegal,
  isFerry,
  meets,
  path,
  opposition,
  beaters,
  dislodger,
  reads,
};
