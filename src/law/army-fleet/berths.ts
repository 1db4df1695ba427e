import { STANDARD } from '../../board/board.ts';
import type { ArmyFleetChoices } from '../../rules/edition.ts';
import { numbered, type NumberedBoard } from '../board.ts';
import type { MovementTurn, TurnUnit } from '../turn.ts';

/*
 * The Army/Fleet module of 1984 in the law: an army aboard is a unit in a berth, boarding is a move into a berth, landing a
 * move out of one. A ferry of an army's own power is both. Paragraphs are of the module.
 */

/** A turn of the module. */
export interface FleetTurn extends MovementTurn {
  readonly fleets: ArmyFleetChoices;
}

const board = numbered(STANDARD, true);

export const isSea = (space: number): boolean => board.kinds[space] === 'sea';

/** The standard board with a berth in each sea. A convoy goes over one sea only, so no sea is next to another (I). */
export const FLEET_BOARD: NumberedBoard = {
  ...board,
  seas: board.seas.map((near, space) => (isSea(space) ? [] : near)),
};

/** The fleet of a berth. */
export function fleetOf(berth: number, { board: { seaOf }, at }: MovementTurn): TurnUnit | null {
  const unit = at[seaOf[berth] ?? -1];
  return unit?.kind === 'F' ? unit : null;
}

/** The army that is aboard a fleet at the beginning of the turn. */
export const armyAboard = (
  { space }: TurnUnit,
  { board: { berthIn }, at }: MovementTurn,
): TurnUnit | null => at[berthIn[space] ?? -1] ?? null;

export const isBerth = (space: number): boolean => board.kinds[space] === 'berth';

/** Whether the unit is only there in the course of the turn: an army in the berth that it boarded, when it lands. */
export const isInTransit = (unit: TurnUnit, { at }: MovementTurn): boolean =>
  at[unit.space] !== unit;

/** Whether it goes into a berth, which nobody contests. */
export const goesAboard = ({ way }: TurnUnit): boolean => way === 'boards' || way === 'ferried';
