import type { Location } from '../../board/board.ts';
import { locationAt } from '../../board/compiled.ts';
import { convoyOf, endsAt, goalLocation, moveOf, NOBODY, pathOf } from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { NO, YES } from '../decision.ts';
import type { TurnState } from '../turn-state.ts';
import { isMover } from '../unit-row.ts';
import { FERRIED, SAILS_ON, wayTaken } from '../ways.ts';
import { armyAboard } from './berths.ts';
import { ownFerries } from './match.ts';

/** The row of the landing of an army that is ferried. */
export function landingOf(army: UnitRow, { module }: TurnState): UnitRow {
  for (const [berth, ferried] of module!.ferried) if (ferried === army) return berth;
  return NOBODY;
}

/** Where an army that boarded this turn has landed; null if it is at sea. */
export function landedAt(army: UnitRow, state: TurnState): Location | null {
  const berth = wayTaken(army) === FERRIED ? landingOf(army, state) : berthBoarded(army, state);
  if (berth === NOBODY || moveOf[berth] !== YES) return null;
  return locationAt(state.board, endsAt[berth]!);
}

/** The berth from which an army lands that boards this turn; nobody if it has no order to land. */
function berthBoarded(army: UnitRow, { module }: TurnState): UnitRow {
  for (const berth of module!.landings)
    if ((module!.boarders.get(berth) ?? []).includes(army)) return berth;
  return NOBODY;
}

/** A25: the first surviving fleet of its own power has the ferried army aboard. */
export function carrierOf(army: UnitRow): UnitRow {
  return ownFerries(army).find((fleet) => convoyOf[fleet] === YES) ?? NOBODY;
}

/** IV.e: its landing was disrupted, and its fleet was ordered to land. */
export function isDisplacedFleet(fleet: UnitRow, state: TurnState): boolean {
  const { board } = state;
  const isAway = wayTaken(fleet) === SAILS_ON && isMover(fleet);
  const army = armyAboard(fleet, state);
  return isAway && pathOf[army] === NO && board.isSea[board.spaceOf[goalLocation[fleet]!]!] !== 1;
}
