import { locationIndex, reachesLocation, reachesSpace, spaceIndex } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import type { Location } from '../board/board.ts';
import type { Convoy, Move, Order, SupportHold, SupportMove } from '../orders/order.ts';
import type { IllegalReason } from '../trace/fact.ts';
import type { Actor } from './actor.ts';
import { unitAt } from './field.ts';
import type { Field } from './field.ts';
import { allBut, anyFleet, hasChain, isOnRoute } from './routes.ts';
import type { Usable } from './routes.ts';

/**
 * Why an order is illegal, or null. Legal is what could be valid, knowing the units on the board
 * and no other order (1971 VII.4; DATC 3.0 4.E.1). Written kinds of units and the coasts of ordered
 * units are not judged here: whoever reads the orders repairs them. `actor`: the unit that is ordered.
 */
export function illegality(order: Order, actor: Actor | null, field: Field): IllegalReason | null {
  if (actor?.unit.power !== order.power) return 'no-unit';
  switch (order.type) {
    case 'hold':
      return null;
    case 'move':
      return illegalMove(order, actor, field);
    case 'support-hold':
      return illegalHoldSupport(order, actor, field);
    case 'support-move':
      return illegalMoveSupport(order, actor, field);
    case 'convoy':
      return illegalConvoy(order, actor, field);
  }
}

function illegalMove(order: Move, actor: Actor, field: Field): IllegalReason | null {
  const { board } = field;
  const to = spaceIndex(board, order.to);
  if (to === actor.space) return 'own-space';
  if (actor.isFleet) return illegalVoyage(order.to, to, actor, field);
  if (reachesSpace(board, actor.station, to)) return null;
  if (!isCoastal(actor.space, board) || !isCoastal(to, board)) return 'unreachable';
  return hasChain(actor.space, to, anyFleet, field) ? null : 'no-fleets';
}

/** A fleet's move: the coast must be told if two are possible (1971 VII.3.b), or always (`Choices.onlyCoast`). */
function illegalVoyage(
  written: Location,
  to: number,
  fleet: Actor,
  { board, edition }: Field,
): IllegalReason | null {
  if (!reachesSpace(board, fleet.station, to)) return 'unreachable';
  const coasts = board.coasts[to] ?? [];
  if (coasts.length === 0) return null;
  const named = locationIndex(board, written);
  if (named !== to) {
    return reachesLocation(board, fleet.station, named) ? null : 'coast-impossible';
  }
  const isTold =
    edition.choices.onlyCoast === 'taken' && reachedCoasts(to, fleet, board).length === 1;
  return isTold ? null : 'coast-missing';
}

function reachedCoasts(to: number, fleet: Actor, board: CompiledBoard): readonly number[] {
  return (board.coasts[to] ?? []).filter((coast) => reachesLocation(board, fleet.station, coast));
}

/** Where a legal move leads, as a location: the coast that was named, or the only one that is possible. */
export function destination(to: Location, mover: Actor, board: CompiledBoard): number {
  const space = spaceIndex(board, to);
  if (!mover.isFleet) return space;
  const named = locationIndex(board, to);
  return named === space ? (reachedCoasts(space, mover, board)[0] ?? space) : named;
}

function illegalHoldSupport(order: SupportHold, actor: Actor, field: Field): IllegalReason | null {
  const target = unitAt(field, order.target.at);
  if (target === actor) return 'support-itself';
  if (!target) return 'support-nobody';
  return reachesSpace(field.board, actor.station, target.space) ? null : 'support-unreachable';
}

function illegalMoveSupport(order: SupportMove, actor: Actor, field: Field): IllegalReason | null {
  const target = unitAt(field, order.target.at);
  const to = spaceIndex(field.board, order.to);
  if (target === actor || to === actor.space) return 'support-itself';
  if (!target) return 'support-nobody';
  if (!reachesSpace(field.board, actor.station, to)) return 'support-unreachable';
  return couldMove(target, order.to, to, allBut(actor), field) ? null : 'support-impossible';
}

/** Whether some legal order could bring the unit there, convoyed if need be by such fleets. */
function couldMove(
  unit: Actor,
  written: Location,
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
  const named = locationIndex(board, written);
  const isIgnored = named === to || edition.choices.supportedCoast === 'ignored';
  return isIgnored || reachesLocation(board, unit.station, named);
}

function illegalConvoy(order: Convoy, actor: Actor, field: Field): IllegalReason | null {
  const { board } = field;
  if (!actor.isFleet) return 'convoy-by-army';
  if (board.isSea[actor.space] !== 1) return 'convoy-off-sea';
  const army = unitAt(field, order.target.at);
  if (!army || army.isFleet) return 'convoy-no-army';
  const to = spaceIndex(board, order.to);
  const isCrossing = to !== army.space && isCoastal(army.space, board) && isCoastal(to, board);
  return isCrossing && isOnRoute(actor, army.space, to, anyFleet, field) ? null : 'convoy-useless';
}

function isCoastal(space: number, { isCoastal }: CompiledBoard): boolean {
  return isCoastal[space] === 1;
}
