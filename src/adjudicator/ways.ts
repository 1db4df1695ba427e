import { wayOf } from './columns.ts';
import type { UnitRow } from './columns.ts';

/**
 * How a mover goes to its goal, as a number in the column `wayOf`; what it needs on the way is its path. `STRAIGHT`: to a
 * space next to it, which needs nothing. `CONVOY`: over sea, carried by fleets.
 */
export const STRAIGHT = 0;
export const CONVOY = 1;
export type Way = typeof STRAIGHT | typeof CONVOY;

/** Whether its path is a decision of its own, with a step. */
export function needsPath(mover: UnitRow): boolean {
  return wayOf[mover] !== STRAIGHT;
}

/** Whether other units carry it: then it meets nobody head to head (1971 VIII; XIV.5). */
export function isCarried(mover: UnitRow): boolean {
  return wayOf[mover] === CONVOY;
}

/** Whether it attacks from over the sea, though it counts as coming from where it began (DATC 3.0 4.A.4, 4.A.5; XII.5). */
export function attacksOverSea(mover: UnitRow): boolean {
  return wayOf[mover] === CONVOY;
}
