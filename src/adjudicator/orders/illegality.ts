import { reachesLocation, reachesSpace } from '../../board/compiled.ts';
import type { CompiledBoard } from '../../board/compiled.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../../orders/compact.ts';
import type { CompactOrder } from '../../orders/compact.ts';
import type { IllegalReason } from '../../trace/fact.ts';
import { occupant } from '../unit-row.ts';
import { isFleet, maySail, NOBODY, powerOf, stationOf } from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
import { allBut, anyFleet, hasChain, isOnRoute } from '../convoy-routes.ts';

/**
 * Why an order is illegal, or null. Legal is what could be valid, knowing the units on the board
 * and no other order (1971 VII.4; DATC 3.0 4.E.1). Written kinds of units and the coasts of ordered
 * units are not judged here: whoever reads the orders repairs them. `actor`: the unit that is ordered, or nobody.
 */
export function illegality(order: CompactOrder, actor: Actor, field: Field): IllegalReason | null {
  if (actor === NOBODY || powerOf[actor] !== order.power) return 'no-unit';
  switch (order.task) {
    case HOLD:
      return null;
    case MOVE:
      return illegalMove(order.to, actor, field);
    case SUPPORT_HOLD:
      return illegalHoldSupport(order.target, actor, field);
    case SUPPORT_MOVE:
      return illegalMoveSupport(order, actor, field);
    case CONVOY:
      return illegalConvoy(order, actor, field);
  }
}

/** The space of a location as written; -1 if it is none of the board. */
const spaceIn = (location: number, { spaceOf }: CompiledBoard): number => spaceOf[location] ?? -1;

function illegalMove(written: number, actor: Actor, field: Field): IllegalReason | null {
  const { board } = field;
  const to = spaceIn(written, board);
  if (to === actor) return 'own-space';
  if (isFleet[actor] === 1) return illegalVoyage(written, to, actor, field);
  if (reachesSpace(board, stationOf[actor]!, to)) return null;
  if (!isCoastal(actor, board) || !isCoastal(to, board)) return 'unreachable';
  maySail[actor] = 1;
  return hasChain(actor, to, anyFleet, field) ? null : 'no-fleets';
}

/** A fleet's move: the coast must be told if two are possible (1971 VII.3.b), or always (`Choices.onlyCoast`). */
function illegalVoyage(
  written: number,
  to: number,
  fleet: Actor,
  { board, edition }: Field,
): IllegalReason | null {
  const station = stationOf[fleet]!;
  if (!reachesSpace(board, station, to)) return 'unreachable';
  const coasts = board.coasts[to] ?? [];
  if (coasts.length === 0) return null;
  if (written !== to) {
    return reachesLocation(board, station, written) ? null : 'coast-impossible';
  }
  const isTold =
    edition.choices.onlyCoast === 'taken' && reachedCoasts(to, station, board).length === 1;
  return isTold ? null : 'coast-missing';
}

function reachedCoasts(to: number, station: number, board: CompiledBoard): readonly number[] {
  return (board.coasts[to] ?? []).filter((coast) => reachesLocation(board, station, coast));
}

/** Where a legal move leads, as a location: the coast that was named, or the only one that is possible. */
export function destination(written: number, mover: Actor, field: Field): number {
  const { board } = field;
  const space = spaceIn(written, board);
  if (isFleet[mover] === 0) return space;
  if (written !== space || board.coasts[space]?.length === 0) return written;
  return reachedCoasts(space, stationOf[mover]!, board)[0] ?? space;
}

function illegalHoldSupport(space: number, actor: Actor, field: Field): IllegalReason | null {
  const target = occupant(space);
  if (target === actor) return 'support-itself';
  if (target === NOBODY) return 'support-nobody';
  return reachesSpace(field.board, stationOf[actor]!, target) ? null : 'support-unreachable';
}

function illegalMoveSupport(order: CompactOrder, actor: Actor, field: Field): IllegalReason | null {
  const target = occupant(order.target);
  const to = spaceIn(order.to, field.board);
  if (target === actor || to === actor) return 'support-itself';
  if (target === NOBODY) return 'support-nobody';
  if (!reachesSpace(field.board, stationOf[actor]!, to)) return 'support-unreachable';
  return couldMove(target, order.to, to, actor, field) ? null : 'support-impossible';
}

/** Whether some legal order could bring the unit there, convoyed if need be, but not by that fleet. */
function couldMove(unit: Actor, written: number, to: number, other: Actor, field: Field): boolean {
  const { board, edition } = field;
  const station = stationOf[unit]!;
  if (to === unit) return false;
  if (isFleet[unit] === 0) {
    if (reachesSpace(board, station, to)) return true;
    return (
      isCoastal(unit, board) && isCoastal(to, board) && hasChain(unit, to, allBut(other), field)
    );
  }
  if (!reachesSpace(board, station, to)) return false;
  const isIgnored = written === to || edition.choices.supportedCoast === 'ignored';
  return isIgnored || reachesLocation(board, station, written);
}

function illegalConvoy(order: CompactOrder, actor: Actor, field: Field): IllegalReason | null {
  const { board } = field;
  if (isFleet[actor] === 0) return 'convoy-by-army';
  if (board.isSea[actor] !== 1) return 'convoy-off-sea';
  const army = occupant(order.target);
  if (army === NOBODY || isFleet[army] === 1) return 'convoy-no-army';
  const to = spaceIn(order.to, board);
  const isCrossing = to !== army && isCoastal(army, board) && isCoastal(to, board);
  return isCrossing && isOnRoute(actor, army, to, anyFleet, field) ? null : 'convoy-useless';
}

function isCoastal(space: number, { isCoastal }: CompiledBoard): boolean {
  return isCoastal[space] === 1;
}
