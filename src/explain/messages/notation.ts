import type { AdjustmentOrder, PlannedPiece } from '../../orders/adjustment-order.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import { spaceOf, type SpaceId, type Unit } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import type { Order } from '../../orders/order.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { who } from './who.ts';

/** A unit in notation: `A Sil`, `F StP/sc`. */
export function pieceShort(at: UnitAt, units: ReadonlyMap<SpaceId, Unit>): string {
  return `${who(at, units).kind} ${formatLocation(units.get(at)?.at ?? spaceOf(at))}`;
}

/** An order in notation, with the en dash used in chips: `A Sil S A Ber–Pru`. The edition's reader reads it back. */
export function orderShort(order: Order): string {
  const piece = ({ kind, at }: Order['unit']) => `${kind} ${formatLocation(at)}`;
  const unit = piece(order.unit);
  switch (order.type) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit}–${formatLocation(order.to)}${order.viaConvoy ? ' via convoy' : ''}`;
    case 'support-hold':
      return `${unit} S ${piece(order.target)}`;
    case 'support-move':
      return `${unit} S ${piece(order.target)}–${formatLocation(order.to)}`;
    case 'convoy':
      return `${unit} C ${piece(order.target)}–${formatLocation(order.to)}`;
    case 'board':
      return `${unit} boards F ${formatLocation(order.onto)}`;
    case 'land':
      return `${unit} disembarks ${formatLocation(order.to)}${order.when === 'after' ? ' after moving' : ''}`;
  }
}

/** A unit in notation, as far as it is known. */
export const plannedShort = ({ kind, at }: PlannedPiece): string =>
  kind === null ? formatLocation(at) : `${kind} ${formatLocation(at)}`;

/** An order of a retreat phase in notation, with the en dash used in chips: `F Tri–Alb`, `F Tri D`. */
export function retreatShort(order: RetreatPhaseOrder): string {
  if (order.type === 'retreat') return `${plannedShort(order.unit)}–${formatLocation(order.to)}`;
  return order.type === 'disband' ? `${plannedShort(order.unit)} D` : orderShort(order);
}

/** An order of an adjustment phase in notation: `Build A Mun`, `Remove F Nth`, `Waive`. */
export function adjustmentShort(order: AdjustmentOrder): string {
  switch (order.type) {
    case 'build':
      return `Build ${plannedShort(order.unit)}`;
    case 'remove':
      return `Remove ${plannedShort(order.unit)}`;
    case 'waive':
      return 'Waive';
  }
}
