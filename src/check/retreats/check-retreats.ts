import { boardIn, spaceOf } from '../../board/board.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { Edition } from '../../rules/edition.ts';
import { readRetreats } from './retreat-model.ts';
import { demands, entryOf, provenRows, provenUnits } from './retreat-proof.ts';
import { verifyRetreat } from './verify-retreat.ts';
import { firstWrong } from '../first-wrong-step.ts';
import type { CheckResult } from '../first-wrong-step.ts';
import type { RetreatFact } from '../../trace/retreat-fact.ts';
import type { RetreatTurn } from '../../trace/phase-turn.ts';
import { retreatFault } from '../../trace/turn-shapes.ts';
import { onPlainData } from '../plain-data.ts';
import { same, sameInAnyOrder } from '../../trace/same.ts';
import { RETREAT_FACT, RETREAT_RULING, stepOf } from '../../trace/proof-shapes.ts';
import type { RetreatPosition, RetreatRuling, RuledRetreat } from '../../trace/retreat-ruling.ts';
import type { Step } from '../../trace/step.ts';

const STEP = stepOf(RETREAT_FACT);

/**
 * Checks that the steps of a ruling of a retreat phase prove it, and that the ruling says what they say: each step
 * follows by its rule from exactly the earlier steps that it names and cites the edition's paragraph, and nothing is
 * settled twice or left open. It uses position, orders and edition only, and shares no code with the adjudicator. Each may
 * be any value: the function never throws.
 */
export const checkRetreats = (
  position: RetreatPosition,
  orders: readonly RetreatPhaseOrder[],
  edition: Edition,
  ruling: RetreatRuling,
): CheckResult => onPlainData({ position, orders, edition, ruling }, checkPhase);

function checkPhase({ position, orders, edition, ruling }: RetreatTurn): CheckResult {
  const wrong = retreatFault(position, orders, edition);
  if (wrong !== null) return { ok: false, step: 0, reason: wrong };
  const misshapen = RETREAT_RULING(ruling, boardIn(position));
  if (misshapen !== null) return { ok: false, step: 0, reason: misshapen };
  const model = readRetreats(position, orders, edition);
  const settled = new Map<string, Step<RetreatFact>>();
  const flaw = firstWrong(ruling.steps, edition, {
    shape: STEP,
    board: model.board,
    verify: (fact, premises) => verifyRetreat(model, fact, premises),
    enter: (step) => {
      const entry = entryOf(model, settled, step.fact);
      if (settled.has(entry)) return `settled before: ${entry}`;
      settled.set(entry, step);
      return null;
    },
  });
  if (flaw) return flaw;
  const refuse = (reason: string): CheckResult => ({
    ok: false,
    step: ruling.steps.length,
    reason,
  });
  const missing = demands(model).find((entry) => !settled.has(entry));
  if (missing !== undefined) return refuse(`not settled: ${missing}`);
  if (ruling.edition !== edition.id) return refuse('edition: another one');
  if (!sameRows(ruling.orders, provenRows(model, orders, settled), position))
    return refuse('orders: not what the steps say');
  return same(ruling.after, provenUnits(position, settled))
    ? { ok: true }
    : refuse('after: not where the units went');
}

/** Whether the rows are the same. Orders to units that are not there may come in any order within a space. */
function sameRows(
  told: readonly RuledRetreat[],
  said: readonly RuledRetreat[],
  { dislodged }: RetreatPosition,
): boolean {
  const isStray = ({ unit, order }: RuledRetreat): boolean =>
    order !== null &&
    !dislodged.some((one) => spaceOf(one.unit.at) === unit && one.unit.power === order.power);
  const own = said.filter((row) => !isStray(row)).length;
  const strays = said.slice(own);
  return (
    same(told.slice(0, own), said.slice(0, own)) &&
    sameInAnyOrder(told.slice(own), strays) &&
    told.slice(own).every(({ unit }, place) => unit === strays[place]?.unit)
  );
}
