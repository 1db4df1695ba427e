import {
  canBeIn,
  spaceOf,
  type Location,
  type Piece,
  type SpaceId,
  type UnitKind,
} from '../board/board.ts';
import { formatLocation, lookUpSpace } from '../board/names.ts';
import { SPACES } from '../board/spaces.ts';
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
export function clearName(space: SpaceId): string {
  const { name, short } = SPACES[space];
  return lookUpSpace(short).length > 1 ? name : short;
}

/** A short name means whatever fits the unit (`F Tyr` is the sea), so a fleet in Tyrolia needs the long one. */
function formatPlace(kind: UnitKind, at: Location): string {
  return canBeIn(kind, spaceOf(at)) ? formatLocation(at) : clearName(spaceOf(at));
}

/** `A Sil`, `F StP/sc`. */
export function formatPiece({ kind, at }: Piece): string {
  return `${kind} ${formatPlace(kind, at)}`;
}

/**
 * An order in the notation of the rulebook, without its power: `A Sil S A Ber-Pru`, `A Mun H`, `A Nwy-Swe via convoy`.
 * `readOrders` reads it back; a support of a move that goes nowhere needs the option `asWritten` for that.
 */
export function formatOrder(order: Order): string {
  const { hold, support, convoy, dash, viaConvoy } = WRITTEN;
  const unit = formatPiece(order.unit);
  switch (order.type) {
    case 'hold':
      return `${unit} ${hold}`;
    case 'move': {
      const move = unit + dash + formatPlace(order.unit.kind, order.to);
      return order.viaConvoy ? `${move} ${viaConvoy}` : move;
    }
    case 'support-hold':
      return `${unit} ${support} ${formatPiece(order.target)}`;
    case 'support-move':
    case 'convoy': {
      const { target, to } = order;
      const verb = order.type === 'convoy' ? convoy : support;
      return `${unit} ${verb} ${formatPiece(target)}${dash}${formatPlace(target.kind, to)}`;
    }
    case 'board':
      return `${unit} boards ${formatPiece({ kind: 'F', at: order.onto })}`;
    case 'land':
      return `A ${formatLocation(order.unit.at)} disembarks ${formatLocation(order.to)}${order.when === 'after' ? ' after moving' : ''}`;
  }
}

/** `A Vie-Tyr`, `A Vie D`; any other order as `formatOrder` writes it. `readRetreats` reads it back. */
export function formatRetreatOrder(order: RetreatPhaseOrder): string {
  switch (order.type) {
    case 'retreat':
      return `${formatPiece(order.unit)}${WRITTEN.dash}${formatPlace(order.unit.kind, order.to)}`;
    case 'disband':
      return `${formatPiece(order.unit)} ${WRITTEN.disband}`;
    default:
      return formatOrder(order);
  }
}

function formatPlanned({ kind, at }: PlannedPiece): string {
  if (kind !== null) return formatPiece({ kind, at });
  return at === spaceOf(at) ? clearName(at) : formatLocation(at);
}

/** `Build A Par`, `Remove A Gal`, `Waive`. `readAdjustments` reads it back. */
export function formatAdjustmentOrder(order: AdjustmentOrder): string {
  const { build, remove, waive } = WRITTEN;
  switch (order.type) {
    case 'build':
      return `${build} ${formatPlanned(order.unit)}`;
    case 'remove':
      return `${remove} ${formatPiece(order.unit)}`;
    case 'waive':
      return waive;
  }
}
