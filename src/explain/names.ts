import { type SpaceId, type Unit } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';
import { who } from './who.ts';

/** A unit in notation: `A Sil`, `F StP/sc`. */
export function pieceShort(at: UnitAt, units: ReadonlyMap<SpaceId, Unit>): string {
  return `${who(at, units).kind} ${formatLocation(units.get(at)?.at ?? at)}`;
}

/** An order in notation, with the dash of a chip: `A Sil S A Ber–Pru`. */
export function orderShort(order: Order): string {
  const piece = ({ kind, at }: Order['unit']) => `${kind} ${formatLocation(at)}`;
  const unit = piece(order.unit);
  switch (order.type) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit}–${formatLocation(order.to)}`;
    case 'support-hold':
      return `${unit} S ${piece(order.target)}`;
    case 'support-move':
      return `${unit} S ${piece(order.target)}–${formatLocation(order.to)}`;
    case 'convoy':
      return `${unit} C ${piece(order.target)}–${formatLocation(order.to)}`;
  }
}

export { spaceName } from './english/names.ts';
