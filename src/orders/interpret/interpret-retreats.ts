import { onBoardOf, spaceOf, type Position } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Order } from '../order.ts';
import type { BoardOfRetreats, ParsedOrders, ReadOptions, RepairAt } from '../parsed-orders.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import { interpretOrders } from './interpret-orders.ts';
import type { WrittenRetreat } from './written-order.ts';

/** The position as a power means it: where its own unit was dislodged, that is the unit it refers to. */
function seenBy(
  power: Power | null | undefined,
  board: Position & Partial<BoardOfRetreats>,
): Position {
  const dislodged = board.dislodged?.map(({ unit }) => unit) ?? [];
  const own = dislodged.filter((unit) => !power || unit.power === power);
  const spaces = new Set(own.map(({ at }) => spaceOf(at)));
  const others = board.units.filter(({ at }) => !spaces.has(spaceOf(at)));
  return { units: [...own, ...others], ...onBoardOf(board) };
}

function orderOf(order: Order, { meant }: WrittenRetreat): RetreatPhaseOrder {
  const { power, unit, repairs } = order;
  const ordered = { power, unit, ...(repairs ? { repairs } : {}) };
  if (meant === 'disband') return { ...ordered, type: 'disband' };
  if (meant === 'retreat' && order.type === 'move')
    return { ...ordered, type: 'retreat', to: order.to };
  return order;
}

/**
 * What written orders of a retreat phase mean, each as its power sees the board. `before`: what the reader itself has
 * repaired, as for `interpretOrders`.
 */
export function interpretRetreats(
  written: readonly WrittenRetreat[],
  { power: usual, position, board, asWritten }: ReadOptions,
  before: readonly RepairAt[] = [],
): ParsedOrders<RetreatPhaseOrder> {
  const parsed = written.map((each) => {
    const power = each.power === undefined ? usual : each.power;
    const seen = position && seenBy(power, position);
    const one = interpretOrders([each], { power: usual, position: seen, board, asWritten }, before);
    return { ...one, orders: one.orders.map((order) => orderOf(order, each)) };
  });
  return {
    orders: parsed.flatMap(({ orders }) => orders),
    spans: parsed.flatMap(({ spans }) => spans),
    errors: parsed.flatMap(({ errors }) => errors),
    repairs: parsed.flatMap(({ repairs }) => repairs),
  };
}
