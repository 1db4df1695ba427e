import type { Build, Remove } from '../../orders/adjustment-order.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { Refusal } from '../premises.ts';
import { agrees, REPAIR_DISAGREES } from '../repairs-agree.ts';
import type { AdjustmentFactOf } from '../../trace/adjustment-fact.ts';
import { same } from '../../trace/same.ts';
import type { AdjustmentModel } from './adjustment-model.ts';

/** The indices in `AdjustmentModel.repairs` of the repairs that a fact may mean. */
export function repairsMeant(
  { repairs }: AdjustmentModel,
  { order, repair }: AdjustmentFactOf<'adjustment-repaired'>,
): readonly number[] {
  return repairs.flatMap((one, index) =>
    same(one.order, order) && same(one.repair, repair) ? [index] : [],
  );
}

/** A stand-in order for comparison: a removal names its unit as a hold does, a build names its place as a move does. */
function likeness(order: Build | Remove): RetreatPhaseOrder {
  const { power, unit } = order;
  if (order.type === 'remove') return { type: 'hold', power, unit: order.unit };
  const piece = { kind: unit.kind ?? 'F', at: unit.at } as const;
  return { type: 'move', power, unit: piece, to: unit.at, viaConvoy: false };
}

export function verifyRepaired(
  model: AdjustmentModel,
  fact: AdjustmentFactOf<'adjustment-repaired'>,
): Refusal {
  const { power, order, repair } = fact;
  if (repairsMeant(model, fact).length === 0) return 'repair: not one of its order';
  if (power !== order.power) return 'power: another one orders';
  const units = order.type === 'build' ? new Map() : model.standings.units;
  return agrees(likeness(order), repair, units, model.standings.board) ? null : REPAIR_DISAGREES;
}
