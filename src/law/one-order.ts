import type { Position } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import { isArmyFleet } from '../rules/edition.ts';
import type { Edition } from '../rules/edition.ts';
import type { IllegalReason } from '../trace/fact.ts';
import { armyFleetAdjudicator } from './provided-army-fleet.ts';
import { turnOf } from './turn-of.ts';

/** Why the order is illegal in this position, whatever else is ordered; null if it is legal. Throws like `adjudicate`. */
export function legality(position: Position, order: Order, edition: Edition): IllegalReason | null {
  const { power, unit } = order;
  const isForeign = !isArmyFleet(edition) && (order.type === 'board' || order.type === 'land');
  const given: Order = isForeign ? { power, unit, type: 'hold' } : order;
  const { units, strays } = isArmyFleet(edition)
    ? armyFleetAdjudicator().turnOf(position, [given], edition)
    : turnOf(position, [given], edition.choices);
  const [judged] = [...strays, ...units.flatMap(({ orders }) => orders)];
  return judged?.illegal ?? (isForeign ? 'not-of-the-edition' : null);
}
