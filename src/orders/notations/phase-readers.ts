import { openTable } from '../../open-table.ts';
import type { AdjustmentOrder } from '../adjustment-order.ts';
import type { Order } from '../order.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import type { PhaseNotation } from './notation.ts';
import { rulebook } from './rulebook/rulebook.ts';

/** How orders that are handed in for a phase are read. */
export interface PhaseReaders {
  readonly movement: PhaseNotation<Order>['read'];
  readonly retreats: PhaseNotation<RetreatPhaseOrder>['read'];
  readonly adjustments: PhaseNotation<AdjustmentOrder>['read'];
}

export type ReadersName = 'rulebook' | 'army-fleet';

/** The readers of an edition's orders (`Edition.readers`). */
export const READERS = openTable<Record<ReadersName, PhaseReaders>, 'rulebook'>({
  rulebook: {
    movement: rulebook.movement.read,
    retreats: rulebook.retreats.read,
    adjustments: rulebook.adjustments.read,
  },
});
