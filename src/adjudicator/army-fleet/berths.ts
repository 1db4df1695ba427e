import { goalOf, isFleet, NOBODY, wayOf } from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import { isMover, occupant } from '../unit-row.ts';
import { BOARDS, LANDS_FIRST } from '../ways.ts';

/** The fleet of a berth; nobody if there is no fleet in its sea. */
export function fleetOf(berth: UnitRow, { board }: TurnState): UnitRow {
  const fleet = occupant(board.seaOfBerth[berth]!);
  return fleet !== NOBODY && isFleet[fleet] === 1 ? fleet : NOBODY;
}

/** The army that is aboard a fleet at the beginning of the turn; nobody if there is none. */
export function armyAboard(fleet: UnitRow, { board }: TurnState): UnitRow {
  return occupant(board.berthOf[fleet] ?? -1);
}

export function isBerth(space: number, { board }: TurnState): boolean {
  return (board.seaOfBerth[space] ?? -1) >= 0;
}

/** Whether the army aboard the fleet lands before the fleet acts. */
export function landsFirst(army: UnitRow): boolean {
  return army !== NOBODY && isMover(army) && wayOf[army] === LANDS_FIRST;
}

/** The armies that follow an order to board the fleet of the berth, whether or not they succeed. */
export function boardersOf(berth: UnitRow, { module }: TurnState): readonly UnitRow[] {
  const ordered = module?.boarders.get(berth) ?? [];
  return ordered.filter(
    (army) => isMover(army) && wayOf[army] === BOARDS && goalOf[army] === berth,
  );
}
