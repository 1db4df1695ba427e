import { spaceOf } from '../../board/board.ts';
import type { SpaceId, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Refusal } from '../premises.ts';
import { agrees, REPAIR_DISAGREES } from '../repairs-agree.ts';
import type { RetreatFactOf } from '../../trace/retreat-fact.ts';
import { same } from '../../trace/same.ts';
import type { RetreatModel } from './retreat-model.ts';

/** The indices in `RetreatModel.repairs` of the repairs that a fact may mean. */
export function repairsMeant(
  { repairs }: RetreatModel,
  { order, repair }: RetreatFactOf<'retreat-repaired'>,
): readonly number[] {
  return repairs.flatMap((one, index) =>
    same(one.order, order) && same(one.repair, repair) ? [index] : [],
  );
}

/** The units that a power's orders mean: in a space where its own unit was dislodged, that one. */
function unitsSeenBy(power: Power, { dislodged, units }: RetreatModel): ReadonlyMap<SpaceId, Unit> {
  const own = [...dislodged.values()].map(({ unit }) => unit).filter((one) => one.power === power);
  return new Map([...units, ...own].map((unit) => [spaceOf(unit.at), unit]));
}

export function verifyRepaired(
  model: RetreatModel,
  fact: RetreatFactOf<'retreat-repaired'>,
): Refusal {
  const { unit, order, repair } = fact;
  if (repairsMeant(model, fact).length === 0) return 'repair: not one of its order';
  if (unit !== spaceOf(order.unit.at)) return 'unit: another one is ordered';
  return agrees(order, repair, unitsSeenBy(order.power, model), model.board)
    ? null
    : REPAIR_DISAGREES;
}
