import { boardIn } from '../../board/board.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentFact } from '../../trace/adjustment-fact.ts';
import type { AdjustmentPosition, AdjustmentRuling } from '../../trace/adjustment-ruling.ts';
import { readAdjustments } from './adjustment-model.ts';
import { demands, entryOf, provenRows, provenUnits, provenRemovals } from './adjustment-proof.ts';
import { verifyAdjustment } from './verify-adjustment.ts';
import { firstWrong } from '../first-wrong-step.ts';
import type { CheckResult } from '../first-wrong-step.ts';
import type { AdjustmentTurn } from '../../trace/phase-turn.ts';
import { adjustmentFault } from '../../trace/turn-shapes.ts';
import { onPlainData } from '../plain-data.ts';
import { same } from '../../trace/same.ts';
import { ADJUSTMENT_FACT, ADJUSTMENT_RULING, stepOf } from '../../trace/proof-shapes.ts';
import type { Step } from '../../trace/step.ts';

const STEP = stepOf(ADJUSTMENT_FACT);

/**
 * Checks that the steps of a ruling of an adjustment phase prove it, and that the ruling says what they say: each step
 * follows by its rule from exactly the earlier steps that it names and cites the edition's paragraph, and nothing is
 * settled twice or left open. It uses position, orders and edition only, and shares no code with the adjudicator. Each may
 * be any value: the function never throws.
 */
export const checkAdjustments = (
  position: AdjustmentPosition,
  orders: readonly AdjustmentOrder[],
  edition: Edition,
  ruling: AdjustmentRuling,
): CheckResult => onPlainData({ position, orders, edition, ruling }, checkPhase);

function checkPhase({ position, orders, edition, ruling }: AdjustmentTurn): CheckResult {
  const wrong = adjustmentFault(position, orders, edition);
  if (wrong !== null) return { ok: false, step: 0, reason: wrong };
  const misshapen = ADJUSTMENT_RULING(ruling, boardIn(position));
  if (misshapen !== null) return { ok: false, step: 0, reason: misshapen };
  const { steps } = ruling;
  const { powers } = boardIn(position);
  const model = readAdjustments(position, orders, edition);
  const settled = new Map<string, Step<AdjustmentFact>>();
  const flaw = firstWrong(steps, edition, {
    shape: STEP,
    board: model.standings.board,
    verify: (fact, premises) => verifyAdjustment(model, fact, premises),
    enter: (step) => {
      const entry = entryOf(model, step.fact, settled);
      if (settled.has(entry)) return `settled before: ${entry}`;
      settled.set(entry, step);
      return null;
    },
  });
  if (flaw) return flaw;
  const refuse = (reason: string): CheckResult => ({ ok: false, step: steps.length, reason });
  const missing = demands(model).find((entry) => !settled.has(entry));
  if (missing !== undefined) return refuse(`not settled: ${missing}`);
  if (ruling.edition !== edition.id) return refuse('edition: another one');
  if (!same(ruling.orders, provenRows(model, settled)))
    return refuse('orders: not what the steps say');
  const gone = provenRemovals(model, steps).toSorted(
    (one, other) => powers.indexOf(one.power) - powers.indexOf(other.power),
  );
  if (!same(ruling.removed.units, gone)) return refuse('removed: not what the steps say');
  if (!same(ruling.owners, Object.fromEntries(model.standings.owners)))
    return refuse('owners: not those after Fall');
  if (ruling.after.board !== position.board) return refuse('after: on another board');
  return same(ruling.after.units, provenUnits(model, steps))
    ? { ok: true }
    : refuse('after: not who is left');
}
