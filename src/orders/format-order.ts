import { canBeIn, spaceIn, spaceOf, STANDARD } from '../board/board.ts';
import type { Board, Location, Piece, SpaceId, UnitKind } from '../board/board.ts';
import { formatLocation, lookUpSpace } from '../board/names.ts';
import type { AdjustmentOrder, PlannedPiece } from './adjustment-order.ts';
import type { Order } from './order.ts';
import type { RetreatPhaseOrder } from './retreat-order.ts';

/** The words of an order as it is written. */
const WRITTEN = {
  hold: 'H',
  support: 'S',
  convoy: 'C',
  dash: '-',
  viaConvoy: 'via convoy',
  disband: 'D',
  build: 'Build',
  remove: 'Remove',
  waive: 'Waive',
} as const;

/** The short name of a space, or its full name where the short one is also used for another space (`Tyr`). */
export function clearName(space: SpaceId, board: Board = STANDARD): string {
  const { name, short } = spaceIn(space, board);
  return lookUpSpace(short, board).length > 1 ? name : short;
}

/** A short name means whatever fits the unit (`F Tyr` is the sea), so a fleet in Tyrolia needs the long one. */
function formatPlace(kind: UnitKind, at: Location, board: Board): string {
  return canBeIn(kind, spaceOf(at), board)
    ? formatLocation(at, board)
    : clearName(spaceOf(at), board);
}

/** `A Sil`, `F StP/sc`. */
export function formatPiece({ kind, at }: Piece, board: Board = STANDARD): string {
  return `${kind} ${formatPlace(kind, at, board)}`;
}

/**
 * An order in the notation of the rulebook, without its power: `A Sil S A Ber-Pru`, `A Mun H`, `A Nwy-Swe via convoy`.
 * `readOrders` reads it back; a support of a move that goes nowhere needs the option `asWritten` for that.
 */
export function formatOrder(order: Order, board: Board = STANDARD): string {
  const { hold, support, convoy, dash, viaConvoy } = WRITTEN;
  const unit = formatPiece(order.unit, board);
  switch (order.type) {
    case 'hold':
      return `${unit} ${hold}`;
    case 'move': {
      const move = unit + dash + formatPlace(order.unit.kind, order.to, board);
      return order.viaConvoy ? `${move} ${viaConvoy}` : move;
    }
    case 'support-hold':
      return `${unit} ${support} ${formatPiece(order.target, board)}`;
    case 'support-move':
    case 'convoy': {
      const { target, to } = order;
      const verb = order.type === 'convoy' ? convoy : support;
      return `${unit} ${verb} ${formatPiece(target, board)}${dash}${formatPlace(target.kind, to, board)}`;
    }
    case 'board':
      return `${unit} boards ${formatPiece({ kind: 'F', at: order.onto })}`;
    case 'land':
      return `A ${formatLocation(order.unit.at)} disembarks ${formatLocation(order.to)}${order.when === 'after' ? ' after moving' : ''}`;
  }
}

/** `A Vie-Tyr`, `A Vie D`; any other order as `formatOrder` writes it. `readRetreats` reads it back. */
export function formatRetreatOrder(order: RetreatPhaseOrder, board: Board = STANDARD): string {
  switch (order.type) {
    case 'retreat':
      return `${formatPiece(order.unit, board)}${WRITTEN.dash}${formatPlace(order.unit.kind, order.to, board)}`;
    case 'disband':
      return `${formatPiece(order.unit, board)} ${WRITTEN.disband}`;
    default:
      return formatOrder(order, board);
  }
}

function formatPlanned({ kind, at }: PlannedPiece, board: Board): string {
  if (kind !== null) return formatPiece({ kind, at }, board);
  return at === spaceOf(at) ? clearName(at, board) : formatLocation(at, board);
}

/** `Build A Par`, `Remove A Gal`, `Waive`. `readAdjustments` reads it back. */
export function formatAdjustmentOrder(order: AdjustmentOrder, board: Board = STANDARD): string {
  const { build, remove, waive } = WRITTEN;
  switch (order.type) {
    case 'build':
      return `${build} ${formatPlanned(order.unit, board)}`;
    case 'remove':
      return `${remove} ${formatPiece(order.unit, board)}`;
    case 'waive':
      return waive;
  }
}
