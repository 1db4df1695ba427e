import { spaceOf } from '../../board/board.ts';
import type { FactOf } from '../../trace/fact.ts';
import type { TurnModel } from '../model/turn-model.ts';
import { same } from '../../trace/same.ts';
import type { Refusal } from '../premises.ts';
import { agrees, REPAIR_DISAGREES } from '../repairs-agree.ts';

/**
 * The indices in `TurnModel.repairs` of the repairs that a fact may mean: more than one if an order was given twice.
 */
export function repairsMeant(
  { repairs }: TurnModel,
  { order, repair }: FactOf<'repaired'>,
): readonly number[] {
  return repairs.flatMap((one, index) =>
    same(one.order, order) && same(one.repair, repair) ? [index] : [],
  );
}

export function verifyRepaired(model: TurnModel, fact: FactOf<'repaired'>): Refusal {
  if (repairsMeant(model, fact).length === 0) return 'repair: not one of its order';
  if (fact.unit !== spaceOf(fact.order.unit.at)) return 'unit: another one is ordered';
  return agrees(fact.order, fact.repair, model.units, model.board) ? null : REPAIR_DISAGREES;
}
