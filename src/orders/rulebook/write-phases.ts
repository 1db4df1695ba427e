import { spaceOf } from '../../board/board.ts';
import { formatLocation, fullName } from '../../board/names.ts';
import type { AdjustmentOrder, PlannedPiece } from '../adjustment-order.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import { describeOrder, describePiece, formatOrder, formatPiece, formatPlace } from './write.ts';
import { clearName } from '../trouble.ts';
import { WRITTEN } from './words.ts';

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

/** In words, for people who listen: "army Vienna retreats to Tyrolia". */
export function describeRetreatOrder(order: RetreatPhaseOrder): string {
  switch (order.type) {
    case 'retreat':
      return `${describePiece(order.unit)} retreats to ${fullName(order.to)}`;
    case 'disband':
      return `${describePiece(order.unit)} disbands`;
    default:
      return describeOrder(order);
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

/** In words: "builds army Paris", "waives a build". */
export function describeAdjustmentOrder(order: AdjustmentOrder): string {
  switch (order.type) {
    case 'build': {
      const { kind, at } = order.unit;
      return `builds ${kind === null ? fullName(at) : describePiece({ kind, at })}`;
    }
    case 'remove':
      return `removes ${describePiece(order.unit)}`;
    case 'waive':
      return 'waives a build';
  }
}
