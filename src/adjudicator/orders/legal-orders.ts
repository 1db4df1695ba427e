import type { Position } from '../../board/board.ts';
import { spaceIndex, STANDARD_BOARD } from '../../board/compiled.ts';
import type { CompiledBoard } from '../../board/compiled.ts';
import {
  compactTurn,
  CONVOY,
  HOLD,
  MOVE,
  orderInWords,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
} from '../../orders/compact.ts';
import type { CompactOrder, Task } from '../../orders/compact.ts';
import type { Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { occupant } from '../unit-row.ts';
import { isFleet, NOBODY, NONE, powerOf, stationOf, units } from '../columns.ts';
import type { Actor } from '../columns.ts';
import { exclusively, openField } from '../turn-state.ts';
import type { Field } from '../turn-state.ts';
import { illegality } from './illegality.ts';
import { anyFleet, hasChain } from '../convoy-routes.ts';

/**
 * All orders that the unit could legally be given, each once: the hold first, then moves, supports, convoys, by the order
 * of the board. A fleet's move names its coast, a support for one does not; a move that could go by land or by sea comes
 * in both ways. Empty if there is no such unit. Throws like `adjudicate`.
 */
export function legalOrders(
  position: Position,
  unit: UnitAt,
  edition: Edition,
  board: CompiledBoard = STANDARD_BOARD,
): readonly Order[] {
  const { units } = compactTurn(position, [], board);
  const orders = exclusively(() => {
    const field = openField({ units, orders: [] }, board, edition, null);
    const actor = occupant(spaceIndex(board, unit));
    if (actor === NOBODY) return [];
    return candidates(actor, field).filter((order) => illegality(order, actor, field) === null);
  });
  return orders.map((_, place) => orderInWords({ units, orders }, place, board));
}

/** Whatever might be legal, and some that is not. */
function candidates(actor: Actor, field: Field): readonly CompactOrder[] {
  const order = (task: Task, target = NONE, to = NONE, viaConvoy = false): CompactOrder => ({
    power: powerOf[actor]!,
    at: actor,
    task,
    target,
    to,
    viaConvoy,
    isRepaired: false,
  });
  const { board, unitCount } = field;
  const station = stationOf[actor]!;
  const near = [...new Set(board.reachSpaces[station])];
  const everywhere = [...board.spaces.keys()];
  const everybody = [...units.subarray(0, unitCount)];
  const supports = everybody.flatMap((other) => [
    order(SUPPORT_HOLD, other),
    ...near.map((to) => order(SUPPORT_MOVE, other, to)),
  ]);
  if (isFleet[actor] === 1) {
    const moves = board.reach[station]!.map((to) => order(MOVE, NONE, to));
    // A shortcut: the law turns all others away, and there are many.
    const armies =
      board.isSea[actor] === 1 ? everybody.filter((other) => isFleet[other] === 0) : [];
    const convoys = armies.flatMap((army) => everywhere.map((to) => order(CONVOY, army, to)));
    return [order(HOLD), ...moves, ...supports, ...convoys];
  }
  const bothWays = (to: number): boolean =>
    near.includes(to) && hasChain(actor, to, anyFleet, field);
  const moves = everywhere.flatMap((to) => [
    order(MOVE, NONE, to),
    ...(bothWays(to) ? [order(MOVE, NONE, to, true)] : []),
  ]);
  return [order(HOLD), ...moves, ...supports];
}
