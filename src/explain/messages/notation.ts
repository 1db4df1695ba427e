import type { AdjustmentOrder, PlannedPiece } from '../../orders/adjustment-order.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import { spaceOf, STANDARD } from '../../board/board.ts';
import type { Board, Location, SpaceId, Unit } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import type { Order } from '../../orders/order.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { who } from './who.ts';

/** A unit in notation: `A Sil`, `F StP/sc`. */
export function pieceShort(
  at: UnitAt,
  units: ReadonlyMap<SpaceId, Unit>,
  board: Board = STANDARD,
): string {
  const { kind } = who(at, units, board);
  return `${kind} ${formatLocation(units.get(at)?.at ?? spaceOf(at), board)}`;
}

/** An order in notation, with the en dash used in chips: `A Sil S A Ber–Pru`. The edition's reader reads it back. */
export function orderShort(order: Order, board: Board = STANDARD): string {
  const name = (at: Location): string => formatLocation(at, board);
  const piece = ({ kind, at }: Order['unit']) => `${kind} ${name(at)}`;
  const unit = piece(order.unit);
  switch (order.type) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit}–${name(order.to)}${order.viaConvoy ? ' via convoy' : ''}`;
    case 'support-hold':
      return `${unit} S ${piece(order.target)}`;
    case 'support-move':
      return `${unit} S ${piece(order.target)}–${name(order.to)}`;
    case 'convoy':
      return `${unit} C ${piece(order.target)}–${name(order.to)}`;
    case 'board':
      return `${unit} boards F ${name(order.onto)}`;
    case 'land':
      return `${unit} disembarks ${name(order.to)}${order.when === 'after' ? ' after moving' : ''}`;
  }
}

/** A unit in notation, as far as it is known. */
export const plannedShort = ({ kind, at }: PlannedPiece, board: Board = STANDARD): string =>
  kind === null ? formatLocation(at, board) : `${kind} ${formatLocation(at, board)}`;

/** An order of a retreat phase in notation, with the en dash used in chips: `F Tri–Alb`, `F Tri D`. */
export function retreatShort(order: RetreatPhaseOrder, board: Board = STANDARD): string {
  const unit = plannedShort(order.unit, board);
  if (order.type === 'retreat') return `${unit}–${formatLocation(order.to, board)}`;
  return order.type === 'disband' ? `${unit} D` : orderShort(order, board);
}

/** An order of an adjustment phase in notation: `Build A Mun`, `Remove F Nth`, `Waive`. */
export function adjustmentShort(order: AdjustmentOrder, board: Board = STANDARD): string {
  switch (order.type) {
    case 'build':
      return `Build ${plannedShort(order.unit, board)}`;
    case 'remove':
      return `Remove ${plannedShort(order.unit, board)}`;
    case 'waive':
      return 'Waive';
  }
}
