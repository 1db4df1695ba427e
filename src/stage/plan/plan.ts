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

/** Everything there is to draw of a turn, for all of its steps, and where its units are. */
export interface Plan extends PlannedOrders {
  readonly format: Format;
  readonly positions: UnitPositions;
}

export function planOf(turn: Turn, format: Format): Plan {
  const orders = plannedOrders(turn);
  return { ...orders, format, positions: unitPositionsOf(orders, format) };
}

/** Where a unit is before the moves. */
export function homeOf({ turn, positions }: Plan, unit: UnitAt): Point {
  const piece = unitIn(turn, unit);
  return positions.of(piece?.at ?? spaceOf(unit), piece?.kind ?? 'A');
}
