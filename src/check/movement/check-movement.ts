import type { Position } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import { verifyFact } from './verify-fact.ts';
import { dislodgerIn, enter, openLedger, outcomeIn, whatIsMissing } from './ledger.ts';
import { readTurn } from '../model/read-turn.ts';
import type { CheckResult } from '../first-wrong-step.ts';
import { firstWrong } from '../first-wrong-step.ts';
import { onPlainData } from '../plain-data.ts';
import { FACT, stepOf } from '../../trace/proof-shapes.ts';
import { turnFault } from '../../trace/turn-shapes.ts';
import type { Step } from '../../trace/step.ts';

export type { CheckResult };

const STEP = stepOf(FACT);

/**
 * Checks that the steps prove a complete ruling of the turn: each step follows by its rule from exactly the earlier
 * steps that it names and cites the edition's paragraph, and nothing is settled twice or left open. It uses position,
 * orders and edition only, and shares no reasoning with the adjudicator. Each may be any value: a wrong one is refused,
 * and the function never throws.
 */
export const check = (
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  steps: readonly Step[],
): CheckResult =>
  onPlainData({ position, orders, edition, steps }, (turn) =>
    checkSteps(turn.position, turn.orders, turn.edition, turn.steps),
  );

/** The same for plain data. */
export function checkSteps(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  steps: readonly Step[],
): CheckResult {
  const misshapen = turnFault(position, orders, edition);
  if (misshapen !== null) return { ok: false, step: 0, reason: misshapen };
  const model = readTurn(position, orders, edition);
  const ledger = openLedger();
  const wrong = firstWrong(steps, edition, {
    shape: STEP,
    board: model.board,
    verify: (fact, premises) =>
      verifyFact(
        model,
        fact,
        premises,
        (decision) => outcomeIn(ledger, decision),
        (unit) => dislodgerIn(ledger, unit),
      ),
    enter: (step) => enter(model, ledger, step),
  });
  if (wrong) return wrong;
  const missing = whatIsMissing(model, ledger);
  return missing === null
    ? { ok: true }
    : { ok: false, ...missing, step: missing.step ?? steps.length };
}
