import type { Position } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import { verifyFact } from './check/facts.ts';
import type { Field } from './check/field.ts';
import type { Ledger } from './check/ledger.ts';
import { enter, openLedger, outcomeIn, whatIsMissing } from './check/ledger.ts';
import type { Premises, Refusal } from './check/premises.ts';
import { premisesOf } from './check/premises.ts';
import { readField } from './check/read.ts';
import { citationOf } from './rule-of.ts';
import type { Step } from './step.ts';

/** Whether the steps are a proof; if not, the first wrong step, or their number if one is missing, and why. */
export type CheckResult =
  { readonly ok: true } | { readonly ok: false; readonly step: number; readonly reason: string };

/**
 * Checks that the steps prove a whole ruling of the turn: each follows by its rule from exactly the earlier steps
 * that it names, cites the edition's paragraph, and nothing is settled twice or left open. It knows position,
 * orders and edition, and nothing of the adjudicator.
 */
export function check(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  steps: readonly Step[],
): CheckResult {
  const field = readField(position, orders, edition);
  const ledger = openLedger();
  for (const [index, step] of steps.entries()) {
    const reason = checkStep(field, edition, steps, index, step, ledger);
    if (reason !== null) return { ok: false, step: index, reason };
  }
  const missing = whatIsMissing(field, ledger);
  return missing === null
    ? { ok: true }
    : { ok: false, ...missing, step: missing.step ?? steps.length };
}

function checkStep(
  field: Field,
  edition: Edition,
  steps: readonly Step[],
  index: number,
  step: Step,
  ledger: Ledger,
): Refusal {
  if (step.id !== index) return 'id: not its place';
  const { because } = step;
  const rising = because.every(
    (id, place) => Number.isInteger(id) && id > (because[place - 1] ?? -1),
  );
  if (!rising) return 'because: not rising';
  const premises: Premises = premisesOf(
    because.flatMap((id) => (id < index ? (steps[id]?.fact ?? []) : [])),
  );
  if (premises.facts.length < because.length) return 'because: not an earlier step';
  const refusal = verifyFact(field, step.fact, premises, (decision) => outcomeIn(ledger, decision));
  if (refusal !== null) return refusal;
  const place = premises.superfluous();
  if (place !== null) return `because: superfluous premise ${String(because[place])}`;
  const { source, paragraph } = citationOf(step.fact, edition);
  if (step.citation.source !== source || step.citation.paragraph !== paragraph)
    return 'citation: not the paragraph of this edition';
  return enter(field, ledger, step);
}
