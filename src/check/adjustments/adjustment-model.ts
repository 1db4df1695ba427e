import type { Power } from '../../board/powers.ts';
import type { AdjustmentOrder, Build, Remove } from '../../orders/adjustment-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentIllegalReason } from '../../trace/adjustment-fact.ts';
import type { AdjustmentPosition } from '../../trace/adjustment-ruling.ts';
import { planFor } from './adjustment-plan.ts';
import type { AdjustmentPlan } from './adjustment-plan.ts';
import type { Repair } from '../../orders/repair.ts';
import { unitsAndCentres } from './units-and-centres.ts';
import type { UnitsAndCentres } from './units-and-centres.ts';

/** One repair of one order; an order that was given twice is listed twice. */
export interface RepairedAdjustment {
  readonly order: Build | Remove;
  readonly repair: Repair;
}

const repairsOf = (orders: readonly AdjustmentOrder[]): readonly RepairedAdjustment[] =>
  orders.flatMap((order) =>
    order.type === 'waive' ? [] : (order.repairs ?? []).map((repair) => ({ order, repair })),
  );

/** Orders of one power with the same wording that are not followed. */
export interface RefusedAdjustments {
  readonly power: Power;
  readonly orders: readonly AdjustmentOrder[];
  readonly reason: AdjustmentIllegalReason;
}

/** Everything that follows from position, orders and edition. */
export interface AdjustmentModel {
  readonly standings: UnitsAndCentres;
  readonly plans: ReadonlyMap<Power, AdjustmentPlan>;
  readonly refused: readonly RefusedAdjustments[];
  /** Whether distances are measured from the centres that a power owns. */
  readonly fromOwned: boolean;
  readonly repairs: readonly RepairedAdjustment[];
}

export function readAdjustments(
  position: AdjustmentPosition,
  orders: readonly AdjustmentOrder[],
  edition: Edition,
): AdjustmentModel {
  const standings = unitsAndCentres(position, edition);
  const concerned = (power: Power): boolean => {
    const { centres, units } = standings.count(power);
    const lost = standings.captures.some(({ from }) => from === power);
    return centres + units > 0 || lost || orders.some((order) => order.power === power);
  };
  const plans = new Map(
    standings.board.powers.filter(concerned).map((power) => {
      const own = orders.filter((order) => order.power === power);
      return [power, planFor(power, own, standings, edition)];
    }),
  );
  const refused = new Map<string, RefusedAdjustments>();
  for (const [power, { judged }] of plans)
    for (const { order, judgement } of judged) {
      if (judgement.reason === null) continue;
      const words = JSON.stringify([power, order.type, 'unit' in order && order.unit]);
      const same = refused.get(words)?.orders ?? [];
      refused.set(words, { power, orders: [...same, order], reason: judgement.reason });
    }
  const fromOwned = edition.choices.removal === 'owned-over-land-and-sea';
  const repairs = repairsOf(orders);
  return { standings, plans, refused: [...refused.values()], fromOwned, repairs };
}
