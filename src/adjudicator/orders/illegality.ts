import { reachesLocation, reachesSpace } from '../../board/compiled.ts';
import type { CompiledBoard } from '../../board/compiled.ts';
import {
  BOARD,
  CONVOY,
  HOLD,
  LAND_AFTER,
  LAND_FIRST,
  MOVE,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
} from '../../orders/compact.ts';
import type { CompactOrder } from '../../orders/compact.ts';
import type { IllegalReason } from '../../trace/fact.ts';
import { occupant } from '../unit-row.ts';
import { isFleet, maySail, NOBODY, powerOf, stationOf } from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import { allBut, anyFleet, hasRoute, isOnRoute } from '../convoy-routes.ts';

/**
 * Why an order is illegal, or null. An order is legal if it could succeed, given the units on the board, whatever the
 * other orders are (1971 VII.4; DATC 3.0 4.E.1). The kind and coast written for the ordered unit are not judged here:
 * the readers of orders repair them. `unit`: the unit that is ordered, or nobody.
 */
export function illegality(
  order: CompactOrder,
  unit: UnitRow,
  state: TurnState,
): IllegalReason | null {
  if (unit === NOBODY || powerOf[unit] !== order.power) return 'no-unit';
  switch (order.task) {
    case HOLD:
      return null;
    case MOVE:
      return illegalMove(order.to, unit, state);
    case SUPPORT_HOLD:
      return illegalHoldSupport(order.target, unit, state);
    case SUPPORT_MOVE:
      return illegalMoveSupport(order, unit, state);
    case CONVOY:
      return illegalConvoy(order, unit, state);
    case BOARD:
    case LAND_FIRST:
    case LAND_AFTER:
      throw new Error('an order of the Army/Fleet module, without the module');
  }
}

/** The space of a location; -1 if it is not on the board. */
const spaceIn = (location: number, { spaceOf }: CompiledBoard): number => spaceOf[location] ?? -1;

function illegalMove(written: number, unit: UnitRow, state: TurnState): IllegalReason | null {
  const { board } = state;
  const to = spaceIn(written, board);
  if (to === unit) return 'own-space';
  if (isFleet[unit] === 1) return illegalVoyage(written, to, unit, state);
  if (reachesSpace(board, stationOf[unit]!, to)) return null;
  if (!isCoastal(unit, board) || !isCoastal(to, board)) return 'unreachable';
  maySail[unit] = 1;
  return hasRoute(unit, to, anyFleet, state) ? null : 'no-fleets';
}

/** A fleet's move must name the coast if two are possible (1971 VII.3.b), or always (`Choices.onlyCoast`, 4.B.2). */
function illegalVoyage(
  written: number,
  to: number,
  fleet: UnitRow,
  { board, edition }: TurnState,
): IllegalReason | null {
  const station = stationOf[fleet]!;
  if (!reachesSpace(board, station, to)) return 'unreachable';
  const coasts = board.coasts[to] ?? [];
  if (coasts.length === 0) return null;
  if (written !== to) {
    return reachesLocation(board, station, written) ? null : 'coast-impossible';
  }
  const isImplied =
    edition.choices.onlyCoast === 'taken' && reachedCoasts(to, station, board).length === 1;
  return isImplied ? null : 'coast-missing';
}

function reachedCoasts(to: number, station: number, board: CompiledBoard): readonly number[] {
  return (board.coasts[to] ?? []).filter((coast) => reachesLocation(board, station, coast));
}

/** The destination of a legal move, as a location: the coast that is named, or the only one possible. */
export function destination(written: number, mover: UnitRow, state: TurnState): number {
  const { board } = state;
  const space = spaceIn(written, board);
  if (isFleet[mover] === 0) return space;
  if (written !== space || board.coasts[space]?.length === 0) return written;
  return reachedCoasts(space, stationOf[mover]!, board)[0] ?? space;
}

function illegalHoldSupport(space: number, unit: UnitRow, state: TurnState): IllegalReason | null {
  const target = occupant(space);
  if (target === unit) return 'support-itself';
  if (target === NOBODY) return 'support-nobody';
  return reachesSpace(state.board, stationOf[unit]!, target) ? null : 'support-unreachable';
}

function illegalMoveSupport(
  order: CompactOrder,
  unit: UnitRow,
  state: TurnState,
): IllegalReason | null {
  const target = occupant(order.target);
  const to = spaceIn(order.to, state.board);
  if (target === unit || to === unit) return 'support-itself';
  if (target === NOBODY) return 'support-nobody';
  if (!reachesSpace(state.board, stationOf[unit]!, to)) return 'support-unreachable';
  return couldMove(target, order.to, to, unit, state) ? null : 'support-impossible';
}

/** Whether the unit could legally be ordered there, by convoy if need be, but not over the fleet `other`. */
function couldMove(
  unit: UnitRow,
  written: number,
  to: number,
  other: UnitRow,
  state: TurnState,
): boolean {
  const { board, edition } = state;
  const station = stationOf[unit]!;
  if (to === unit) return false;
  if (isFleet[unit] === 0) {
    if (reachesSpace(board, station, to)) return true;
    return (
      isCoastal(unit, board) && isCoastal(to, board) && hasRoute(unit, to, allBut(other), state)
    );
  }
  if (!reachesSpace(board, station, to)) return false;
  const isIgnored = written === to || edition.choices.supportedCoast === 'ignored';
  return isIgnored || reachesLocation(board, station, written);
}

function illegalConvoy(order: CompactOrder, unit: UnitRow, state: TurnState): IllegalReason | null {
  const { board } = state;
  if (isFleet[unit] === 0) return 'convoy-by-army';
  if (board.isSea[unit] !== 1) return 'convoy-off-sea';
  const army = occupant(order.target);
  if (army === NOBODY || isFleet[army] === 1) return 'convoy-no-army';
  const to = spaceIn(order.to, board);
  const isCrossing = to !== army && isCoastal(army, board) && isCoastal(to, board);
  return isCrossing && isOnRoute(unit, army, to, anyFleet, state) ? null : 'convoy-useless';
}

function isCoastal(space: number, { isCoastal }: CompiledBoard): boolean {
  return isCoastal[space] === 1;
}
