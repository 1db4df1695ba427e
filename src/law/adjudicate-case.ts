import {
  caseOf,
  caseResult,
  outcomesAsGiven,
  outcomesOf,
  type CaseError,
  type CaseLine,
  type CaseOutcomes,
  type CaseResult,
} from '../orders/notations/cases/case-format.ts';
import { ok, type Result } from '../result.ts';
import type { Edition } from '../rules/edition.ts';
import type { Step } from '../trace/step.ts';
import { adjudicate } from './adjudicate.ts';

/** The ruling of a case. */
export interface CaseRuling {
  readonly result: CaseResult;
  readonly outcomes: CaseOutcomes;
  /** Empty without a trace. */
  readonly steps: readonly Step[];
}

/**
 * Adjudicates a case of the case format.
 * Errors: those of `readCase`.
 */
export function adjudicateCase(
  line: CaseLine,
  edition: Edition,
  { trace = false } = {},
): Result<CaseRuling, CaseError> {
  const read = caseOf(line);
  if (!read.ok) return read;
  const { id, position, orders } = read.value;
  const ruling = adjudicate(position, orders, edition, { trace });
  const outcomes = given(line, outcomesOf(orders, ruling));
  return ok({ result: caseResult(id, position, ruling), outcomes, steps: ruling.steps });
}

/** With the orders as the line gives them, which has been read. */
const given = ({ fields }: CaseLine, outcomes: readonly string[]): CaseOutcomes =>
  outcomesAsGiven(fields['orders'] as Parameters<typeof outcomesAsGiven>[0], outcomes);
