import { spaceOf, type Position, type SpaceId } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { adjudicate } from '../../law/adjudicate.ts';
import type { Order } from '../../orders/order.ts';
import { EDITIONS } from '../../rules/editions.ts';
import type { Turn } from '../../trace/turn.ts';

/** Who gets into a space that several powers want? */
export interface HomeQuestion {
  readonly position: Position;
  readonly orders: readonly Order[];
  readonly space: SpaceId;
}

/** Its turn, ruled. */
export function ruledQuestion({ position, orders }: HomeQuestion): Turn {
  const edition = EDITIONS['1971'];
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

/** The powers that move to the space, in the order of the orders. */
export const wantedBy = ({ orders, space }: HomeQuestion): readonly Power[] => [
  ...new Set(
    orders.flatMap((order) =>
      order.type === 'move' && spaceOf(order.to) === space ? [order.power] : [],
    ),
  ),
];

/** Who is in the space afterwards; null: nobody. */
export const wonBy = ({ space }: HomeQuestion, { ruling }: Turn): Power | null =>
  ruling.after.units.find(({ at }) => spaceOf(at) === space)?.power ?? null;
