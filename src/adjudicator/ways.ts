import { wayOf } from './columns.ts';
import type { UnitRow } from './columns.ts';

/**
 * How a mover goes to its goal, as a number in the column `wayOf`; what it needs on the way is its path. `STRAIGHT`: to
 * an adjacent space, which needs nothing. `CONVOY`: over sea, carried by fleets. All others belong to the Army/Fleet
 * module: `BOARDS`: from its province into the berth of a fleet. `FERRIED`: the same, with a fleet of its own power
 * that ferries it. `LANDS_FIRST`: from its berth ashore, before its fleet acts. `LANDS_AFTER`: after its fleet has
 * moved. `LANDS_FERRIED`: on the far side of a ferry. `SAILS_ON`: a fleet that moves after its army has landed.
 */
export const STRAIGHT = 0;
export const CONVOY = 1;
export const BOARDS = 2;
export const FERRIED = 3;
export const LANDS_FIRST = 4;
export const LANDS_AFTER = 5;
export const LANDS_FERRIED = 6;
export const SAILS_ON = 7;
export type Way =
  | typeof STRAIGHT
  | typeof CONVOY
  | typeof BOARDS
  | typeof FERRIED
  | typeof LANDS_FIRST
  | typeof LANDS_AFTER
  | typeof LANDS_FERRIED
  | typeof SAILS_ON;

export function wayTaken(mover: UnitRow): Way {
  return wayOf[mover] as Way;
}

/** Whether its path is a decision in its own right, with a step. */
export function needsPath(mover: UnitRow): boolean {
  return wayOf[mover] !== STRAIGHT;
}

/** Whether other units carry it, so that it meets no unit head to head (1971 VIII; XIV.5). */
export function isCarried(mover: UnitRow): boolean {
  return wayOf[mover] !== STRAIGHT && wayOf[mover] !== SAILS_ON;
}

/** Whether it goes into the berth of a fleet: it succeeds if it has its path, since a berth is never contested. */
export function goesAboard(mover: UnitRow): boolean {
  return wayOf[mover] === BOARDS || wayOf[mover] === FERRIED;
}

/** Whether it attacks from over the sea, though it counts as coming from where it began (DATC 3.0 4.A.4, 4.A.5; XII.5). */
export function attacksOverSea(mover: UnitRow): boolean {
  return wayOf[mover] === CONVOY || wayOf[mover] === LANDS_FERRIED;
}
