import type { Position } from '../../board/board.ts';
import { spaceIndex, STANDARD_BOARD } from '../../board/compiled.ts';
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
import { isArmyFleet } from '../../rules/edition.ts';
import type { Edition } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { armyFleetAdjudicator } from '../provided-army-fleet.ts';
import { occupant } from '../unit-row.ts';
import { isFleet, NOBODY, NONE, powerOf, stationOf, units } from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { exclusively, openTurnState } from '../turn-state.ts';
import type { TurnState } from '../turn-state.ts';
import { illegality } from './illegality.ts';
import { anyFleet, hasRoute } from '../convoy-routes.ts';

/**
 * All orders that the unit at a space could legally be given, without duplicates: the hold, then moves, supports and
 * convoys, each in board order. A fleet's move names its coast, a support of one does not; a move that could go by land
 * or by convoy is listed both ways. Empty if there is no such unit. Throws like `adjudicate`.
 *
 * Under the Army/Fleet module what a fleet with an army aboard may do depends on whether that army lands, and vice
 * versa: the list has what is legal together with the orders of the other units (`others`). Boardings and landings come
 * last; an army that is ordered to board and then to land has a second list, at the berth of its fleet's sea.
 */
export function legalOrders(
  position: Position,
  at: UnitAt,
  edition: Edition,
  others: readonly Order[] = [],
): readonly Order[] {
  if (isArmyFleet(edition))
    return armyFleetAdjudicator().legalOrders(position, at, edition, others);
  const board = STANDARD_BOARD;
  const { units } = compactTurn(position, [], board);
  const orders = exclusively(() => {
    const state = openTurnState({ units, orders: [] }, board, edition, null);
    const unit = occupant(spaceIndex(board, at));
    if (unit === NOBODY) return [];
    return candidates(unit, state).filter((order) => illegality(order, unit, state) === null);
  });
  return orders.map((_, place) => orderInWords({ units, orders }, place, board));
}

/** Every order that might be legal, and some that are not. */
function candidates(unit: UnitRow, state: TurnState): readonly CompactOrder[] {
  const order = (task: Task, target = NONE, to = NONE, viaConvoy = false): CompactOrder => ({
    power: powerOf[unit]!,
    at: unit,
    task,
    target,
    to,
    viaConvoy,
    isRepaired: false,
  });
  const { board, unitCount } = state;
  const station = stationOf[unit]!;
  const near = [...new Set(board.reachSpaces[station])];
  const everywhere = [...board.spaces.keys()];
  const everybody = [...units.subarray(0, unitCount)];
  const supports = everybody.flatMap((other) => [
    order(SUPPORT_HOLD, other),
    ...near.map((to) => order(SUPPORT_MOVE, other, to)),
  ]);
  if (isFleet[unit] === 1) {
    const moves = board.reach[station]!.map((to) => order(MOVE, NONE, to));
    // Only for speed: `illegality` refuses all others.
    const armies = board.isSea[unit] === 1 ? everybody.filter((other) => isFleet[other] === 0) : [];
    const convoys = armies.flatMap((army) => everywhere.map((to) => order(CONVOY, army, to)));
    return [order(HOLD), ...moves, ...supports, ...convoys];
  }
  const bothWays = (to: number): boolean =>
    near.includes(to) && hasRoute(unit, to, anyFleet, state);
  const moves = everywhere.flatMap((to) => [
    order(MOVE, NONE, to),
    ...(bothWays(to) ? [order(MOVE, NONE, to, true)] : []),
  ]);
  return [order(HOLD), ...moves, ...supports];
}
