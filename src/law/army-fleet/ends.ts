import type { Location, Unit } from '../../board/board.ts';
import { turningRight } from '../../board/clockwise.ts';
import { oneMoveMore } from '../../board/unit-at.ts';
import { dislodgedIn, openTo } from '../dislodged.ts';
import type { Retreating } from '../dislodged.ts';
import { CONVOY, MOVE, NO, PATH, value, YES } from '../known.ts';
import type { Known } from '../known.ts';
import type { TurnUnit } from '../turn.ts';
import { armyAboard, fleetOf, goesAboard, isBerth, isInTransit, isSea } from './berths.ts';
import type { FleetTurn } from './berths.ts';
import { ownFerries } from './ways.ts';

/* Where units end, once everything is decided. */

export const hasMoved = (unit: TurnUnit, known: Known): boolean =>
  unit.task === 'move' && value(known, unit, MOVE) === YES;

const LAST_MOVE = 3;

/** An army that was aboard for three moves and does not land now starves (II.b). */
export const starves = (army: TurnUnit, { fleets }: FleetTurn, known: Known): boolean =>
  fleets.rations === 'four-moves' && army.given.moves === LAST_MOVE && !hasMoved(army, known);

/** The landing, from the berth that it goes into, of an army that boards or is ferried this turn. */
export const landingOf = (army: TurnUnit, turn: FleetTurn): TurnUnit | null =>
  turn.units.find((unit) => unit.space === army.goal && isInTransit(unit, turn)) ?? null;

/** The fleet that has it aboard: of its ferries the first that survives (A25). */
const carrierOf = (army: TurnUnit, turn: FleetTurn, known: Known): TurnUnit | null =>
  army.way === 'ferried'
    ? (ownFerries(army).find((fleet) => value(known, fleet, CONVOY) === YES) ?? null)
    : fleetOf(army.goal, turn);

/** Where a unit is afterwards that was not dislodged; null if it starves, or falls with its fleet. */
export function whereAfter(unit: TurnUnit, turn: FleetTurn, known: Known): Unit | null {
  const { given } = unit;
  const { power, kind } = given;
  const at = (place: number): Location => turn.board.names[place] ?? given.at;
  const endOf = (fleet: TurnUnit): Location => at(hasMoved(fleet, known) ? fleet.goalAt : fleet.at);
  if (isInTransit(unit, turn)) return null;
  if (hasMoved(unit, known)) {
    if (!goesAboard(unit)) return { power, kind, at: at(unit.goalAt) };
    const landing = landingOf(unit, turn);
    if (landing && hasMoved(landing, known)) return { power, kind, at: at(landing.goalAt) };
    const fleet = carrierOf(unit, turn, known);
    return fleet && { power, kind, at: endOf(fleet), moves: 1 };
  }
  const fleet = isBerth(unit.space) ? fleetOf(unit.space, turn) : null;
  if (!fleet) return given;
  if (turn.law.dislodger(fleet, turn, known) || starves(unit, turn, known)) return null;
  return { ...given, at: endOf(fleet), moves: oneMoveMore(given.moves) };
}

/** A dislodged unit, with the army that falls with it, and where the Right-Hand Rule takes the two. */
export interface DislodgedFleet extends Retreating {
  readonly aboard: TurnUnit | null;
  readonly displaced: { readonly facing: Location; readonly to: Location } | null;
}

/** The dislodged units. With an army aboard, a fleet retreats to a sea as long as one is open (IV.a). */
export const dislodgedFleets = (turn: FleetTurn, known: Known): readonly DislodgedFleet[] =>
  dislodgedIn(turn, known).map((one): DislodgedFleet => {
    const army = armyAboard(one.unit, turn);
    if (!army || hasMoved(army, known) || starves(army, turn, known))
      return { ...one, aboard: null, displaced: null };
    const seas = openTo(one).filter(isSea);
    const near = one.near.map(({ at, reason }) =>
      reason === null && seas.length > 0 && !isSea(at)
        ? ({ at, reason: 'aboard' } as const)
        : { at, reason },
    );
    return { ...one, near, aboard: army, displaced: displacement(one, seas, turn, known) };
  });

/** Whether its landing was disrupted, and it was ordered to land (IV.e). */
export const isDisplaced = (fleet: TurnUnit, turn: FleetTurn, known: Known): boolean => {
  const army = armyAboard(fleet, turn);
  const isLost = army !== null && value(known, army, PATH) === NO;
  return fleet.way === 'sails-on' && isLost && !isSea(fleet.goal);
};

/** The first open sea to the right of where it was ordered, or of where its attacker came from (IV.e, A13, A14). */
function displacement(
  { unit, by }: Retreating,
  seas: readonly number[],
  turn: FleetTurn,
  known: Known,
): DislodgedFleet['displaced'] {
  const { names } = turn.board;
  const { unorderedRetreat, rightHand } = turn.fleets;
  const isDue = isDisplaced(unit, turn, known);
  if (unorderedRetreat !== 'right-hand' && !(unorderedRetreat === 'displaced-only' && isDue))
    return null;
  const facing = names[isDue && rightHand === 'from-order' ? unit.goalAt : by.from];
  if (facing === undefined) return null;
  const open: readonly (Location | undefined)[] = seas.map((sea) => names[sea]);
  const to = turningRight(unit.id, facing).find((at) => open.includes(at));
  return to === undefined ? null : { facing, to };
}
