import { reachesLocation, reachesSpace } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/compact.ts';
import type { CompactOrder } from '../orders/compact.ts';
import type { IllegalReason } from '../trace/fact.ts';
import type { Actor } from './actor.ts';
import type { Field } from './field.ts';
import { allBut, anyFleet, hasChain, isOnRoute } from './routes.ts';
import type { Usable } from './routes.ts';

/**
 * Why an order is illegal, or null. Legal is what could be valid, knowing the units on the board
 * and no other order (1971 VII.4; DATC 3.0 4.E.1). Written kinds of units and the coasts of ordered
 * units are not judged here: whoever reads the orders repairs them. `actor`: the unit that is ordered.
 */
export function illegality(
  order: CompactOrder,
  actor: Actor | null,
  field: Field,
): IllegalReason | null {
  if (actor?.power !== order.power) return 'no-unit';
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
  if (to === actor.space) return 'own-space';
  if (actor.isFleet) return illegalVoyage(written, to, actor, field);
  if (reachesSpace(board, actor.station, to)) return null;
  if (!isCoastal(actor.space, board) || !isCoastal(to, board)) return 'unreachable';
  return hasChain(actor.space, to, anyFleet, field) ? null : 'no-fleets';
}

/** A fleet's move: the coast must be told if two are possible (1971 VII.3.b), or always (`Choices.onlyCoast`). */
function illegalVoyage(
  written: number,
  to: number,
  fleet: Actor,
  { board, edition }: Field,
): IllegalReason | null {
  if (!reachesSpace(board, fleet.station, to)) return 'unreachable';
  const coasts = board.coasts[to] ?? [];
  if (coasts.length === 0) return null;
  if (written !== to) {
    return reachesLocation(board, fleet.station, written) ? null : 'coast-impossible';
  }
  const isTold =
    edition.choices.onlyCoast === 'taken' && reachedCoasts(to, fleet, board).length === 1;
  return isTold ? null : 'coast-missing';
}

function reachedCoasts(to: number, fleet: Actor, board: CompiledBoard): readonly number[] {
  return (board.coasts[to] ?? []).filter((coast) => reachesLocation(board, fleet.station, coast));
}

/** Where a legal move leads, as a location: the coast that was named, or the only one that is possible. */
export function destination(written: number, mover: Actor, board: CompiledBoard): number {
  const space = spaceIn(written, board);
  if (!mover.isFleet || written !== space) return mover.isFleet ? written : space;
  return reachedCoasts(space, mover, board)[0] ?? space;
}

function illegalHoldSupport(space: number, actor: Actor, field: Field): IllegalReason | null {
  const target = field.occupants[space];
  if (target === actor) return 'support-itself';
  if (!target) return 'support-nobody';
  return reachesSpace(field.board, actor.station, target.space) ? null : 'support-unreachable';
}

function illegalMoveSupport(order: CompactOrder, actor: Actor, field: Field): IllegalReason | null {
  const target = field.occupants[order.target];
  const to = spaceIn(order.to, field.board);
  if (target === actor || to === actor.space) return 'support-itself';
  if (!target) return 'support-nobody';
  if (!reachesSpace(field.board, actor.station, to)) return 'support-unreachable';
  return couldMove(target, order.to, to, allBut(actor), field) ? null : 'support-impossible';
}

/** Whether some legal order could bring the unit there, convoyed if need be by such fleets. */
function couldMove(
  unit: Actor,
  written: number,
  to: number,
  usable: Usable,
  field: Field,
): boolean {
  const { board, edition } = field;
  if (to === unit.space) return false;
  if (!unit.isFleet) {
    if (reachesSpace(board, unit.station, to)) return true;
    return (
      isCoastal(unit.space, board) &&
      isCoastal(to, board) &&
      hasChain(unit.space, to, usable, field)
    );
  }
  if (!reachesSpace(board, unit.station, to)) return false;
  const isIgnored = written === to || edition.choices.supportedCoast === 'ignored';
  return isIgnored || reachesLocation(board, unit.station, written);
}

function illegalConvoy(order: CompactOrder, actor: Actor, field: Field): IllegalReason | null {
  const { board } = field;
  if (!actor.isFleet) return 'convoy-by-army';
  if (board.isSea[actor.space] !== 1) return 'convoy-off-sea';
  const army = field.occupants[order.target];
  if (!army || army.isFleet) return 'convoy-no-army';
  const to = spaceIn(order.to, board);
  const isCrossing = to !== army.space && isCoastal(army.space, board) && isCoastal(to, board);
  return isCrossing && isOnRoute(actor, army.space, to, anyFleet, field) ? null : 'convoy-useless';
}

function isCoastal(space: number, { isCoastal }: CompiledBoard): boolean {
  return isCoastal[space] === 1;
}
