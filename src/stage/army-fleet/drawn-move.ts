import { spaceOf } from '../../board/board.ts';
import type { Boarding, Land, Move } from '../../orders/order.ts';
import type { Turn } from '../../trace/turn.ts';

/** A boarding or landing as a move, from where it starts on the board. */
export function drawnMoveOf(turn: Turn, order: Boarding | Land): Move {
  const { power, unit } = order;
  if (order.type === 'board')
    return { type: 'move', power, unit, to: order.onto, viaConvoy: false };
  const boat = spaceOf(unit.at);
  const sails = turn.ruling.orders.find((one) => one.unit === boat)?.order;
  const from = order.when === 'after' && sails?.type === 'move' ? spaceOf(sails.to) : boat;
  return { type: 'move', power, unit: { kind: 'A', at: from }, to: order.to, viaConvoy: false };
}
