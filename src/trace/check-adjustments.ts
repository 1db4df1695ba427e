import type { Unit } from '../board/board.ts';
import { POWERS } from '../board/powers.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { Edition } from '../rules/edition.ts';
import type { AdjustmentFact } from './adjustment-fact.ts';
import type { AdjustmentPosition, AdjustmentRuling } from './adjustment-ruling.ts';
import { readAdjustments } from './check-adjustments/read.ts';
import { demands, entryOf, rowsSaid, unitsOf, unitsSaid } from './check-adjustments/said.ts';
import { verifyAdjustment } from './check-adjustments/verify.ts';
import { firstWrong } from './check/walk.ts';
import type { CheckResult } from './check/walk.ts';
import type { Step } from './step.ts';

/**
 * Checks that the steps of a ruling of an adjustment phase prove it, and that it says what they say: each follows by its
 * rule from exactly the earlier steps that it names, cites the edition's paragraph, and nothing is settled twice or left
 * open. It knows position, orders and edition, and nothing of the adjudicator.
 */
export function checkAdjustments(
  position: AdjustmentPosition,
  orders: readonly AdjustmentOrder[],
  edition: Edition,
  ruling: AdjustmentRuling,
): CheckResult {
  const { steps } = ruling;
  const field = readAdjustments(position, orders, edition);
  const settled = new Map<string, Step<AdjustmentFact>>();
  const wrong = firstWrong(steps, edition, {
    verify: (fact, premises) => verifyAdjustment(field, fact, premises),
    enter: (step) => {
      const entry = entryOf(field, step.fact, settled);
      if (settled.has(entry)) return `settled before: ${entry}`;
      settled.set(entry, step);
      return null;
    },
  });
  if (wrong) return wrong;
  const refuse = (reason: string): CheckResult => ({ ok: false, step: steps.length, reason });
  const missing = demands(field).find((entry) => !settled.has(entry));
  if (missing !== undefined) return refuse(`not settled: ${missing}`);
  if (ruling.edition !== edition.id) return refuse('edition: another one');
  if (!same(ruling.orders.map(plain), rowsSaid(field, settled).map(plain)))
    return refuse('orders: not what the steps say');
  const gone = unitsOf(steps, 'removes-unordered').toSorted(
    (one, other) => POWERS.indexOf(one.power) - POWERS.indexOf(other.power),
  );
  if (!same(ruling.removed.units.map(unit), gone.map(unit)))
    return refuse('removed: not what the steps say');
  const owned = Object.entries(ruling.owners).sort();
  if (!same(owned, [...field.standings.owners].sort()))
    return refuse('owners: not those after Fall');
  return same(ruling.after.units.map(unit), unitsSaid(field, steps).map(unit))
    ? { ok: true }
    : refuse('after: not who is left');
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const plain = ({ order, outcome, step }: AdjustmentRuling['orders'][number]) => [
  order,
  outcome,
  step,
];

const unit = ({ power, kind, at }: Unit) => [power, kind, at];
