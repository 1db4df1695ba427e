import {
  caseOf,
  caseResult,
  compactResult,
  readCompact,
  type CaseError,
  type CaseLine,
  type CaseResult,
} from '../orders/notations/cases/case-format.ts';
import { ok, type Result } from '../result.ts';
import type { Edition } from '../rules/edition.ts';
import type { Step } from '../trace/step.ts';
import { adjudicateCompact } from './adjudicate-compact.ts';
import { adjudicate } from './adjudicate.ts';

/** The ruling of a case. */
export interface CaseRuling {
  readonly result: CaseResult;
  /** Empty without a trace. */
  readonly steps: readonly Step[];
}

/**
 * Adjudicates a case of the case format. A plain case stays in numbers: only a trace puts its orders into words.
 * Errors: those of `readCase`.
 */
export function adjudicateCase(
  line: CaseLine,
  edition: Edition,
  { trace = false } = {},
): Result<CaseRuling, CaseError> {
  const turn = readCompact(line);
  if (turn) {
    const ruling = adjudicateCompact(turn, edition, { trace });
    return ok({ result: compactResult(line.id, turn, ruling), steps: ruling.steps });
  }
  const read = caseOf(line);
  if (!read.ok) return read;
  const { id, position, orders } = read.value;
  const ruling = adjudicate(position, orders, edition, { trace });
  return ok({ result: caseResult(id, position, ruling), steps: ruling.steps });
}
