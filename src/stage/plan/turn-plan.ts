import { spaceOf } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Point } from '../geometry/point.ts';
import type { Format } from '../model/format.ts';
import { unitIn } from '../model/unit-in.ts';
import { plannedOrders } from './planned-orders.ts';
import type { PlannedOrders } from './planned-orders.ts';
import { unitPositionsOf } from './unit-positions.ts';
import type { UnitPositions } from './unit-positions.ts';

/** Everything to draw of a turn, for all of its steps, and the positions of its units. */
export interface TurnPlan extends PlannedOrders {
  readonly format: Format;
  readonly positions: UnitPositions;
  /** Where a unit is before the moves. */
  readonly home: (unit: UnitAt) => Point;
}

export function planOf(turn: Turn, format: Format): TurnPlan {
  const orders = plannedOrders(turn);
  return planWith(orders, format, unitPositionsOf(orders, format));
}

/** A plan for orders whose units have their positions. */
export const planWith = (
  orders: PlannedOrders,
  format: Format,
  positions: UnitPositions,
): TurnPlan => ({
  ...orders,
  format,
  positions,
  home: (unit) => {
    const piece = unitIn(orders.turn, unit);
    return positions.of(piece?.at ?? spaceOf(unit), piece?.kind ?? 'A');
  },
});
