import type { Position } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import { isArmyFleet } from '../../rules/edition.ts';
import type { Edition } from '../../rules/edition.ts';
import { judgeFleetOrders } from '../army-fleet/judge-fleet-order.ts';
import type { IllegalReason } from '../../trace/fact.ts';
import { isIllegal, judge } from './judge-order.ts';
import { unitsBySpace } from '../../board/unit-at.ts';

/** Why the order is illegal in this position, whatever else is ordered; null if it is legal. */
export function legality(position: Position, order: Order, edition: Edition): IllegalReason | null {
  const units = unitsBySpace(position);
  const judgement = isArmyFleet(edition)
    ? (judgeFleetOrders([order], units, edition)[0] ?? 'no-unit')
    : judge(order, units, edition.choices);
  return isIllegal(judgement) ? judgement : null;
}
