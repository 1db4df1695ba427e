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

const OF_RULEBOOKS: PhaseReaders = {
  movement: rulebook.movement.read,
  retreats: rulebook.retreats.read,
  adjustments: rulebook.adjustments.read,
};

let ofArmyFleet: PhaseReaders | null = null;

/** Most pages never read orders of the Army/Fleet module, so `law/army-fleet/load.ts` provides its readers. */
export function provideFleetReaders(readers: PhaseReaders): void {
  ofArmyFleet = readers;
}

/** The readers for an edition; throws if it has the Army/Fleet module and the module is not loaded. */
export function readersFor(hasArmyFleet: boolean): PhaseReaders {
  if (!hasArmyFleet) return OF_RULEBOOKS;
  if (!ofArmyFleet) throw new Error('the Army/Fleet module is not loaded');
  return ofArmyFleet;
}
