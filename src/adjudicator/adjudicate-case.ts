import {
  caseOf,
  caseResult,
  compactResult,
  readCompact,
  type CaseError,
  type CaseLine,
  type CaseResult,
} from '../orders/case-format.ts';
import { ok, type Result } from '../result.ts';
import type { Edition } from '../rules/edition.ts';
import type { Step } from '../trace/step.ts';
import { adjudicateCompact } from './adjudicate-compact.ts';
import { adjudicate } from './adjudicate.ts';
import type { Wording } from './field.ts';
import { inWords } from './ruling.ts';

/** What comes of a case. */
export interface CaseRuling {
  readonly result: CaseResult;
  /** Empty without a trace. */
  readonly steps: readonly Step[];
}

/**
 * Rules a case of the case format. A plain one is never put into words, but for the orders that a trace must tell of.
 * Errors: those of `readCase`.
 */
export function adjudicateCase(
  line: CaseLine,
  edition: Edition,
  { trace = false } = {},
): Result<CaseRuling, CaseError> {
  const turn = readCompact(line);
  if (turn) {
    const ruling = adjudicateCompact(turn, edition, { wording: trace ? wordingOf(line) : null });
    return ok({ result: compactResult(line.id, turn, ruling), steps: ruling.steps });
  }
  const read = caseOf(line);
  if (!read.ok) return read;
  const { id, position, orders } = read.value;
  const ruling = adjudicate(position, orders, edition, { trace });
  return ok({ result: caseResult(id, position, ruling), steps: ruling.steps });
}

/** The orders of a plain case, read when the first one is asked for. */
function wordingOf(line: CaseLine): Wording {
  let orders: readonly ReturnType<Wording>[] | null = null;
  return (place) => {
    if (!orders) {
      const read = caseOf(line);
      if (!read.ok) throw new Error(read.error.message);
      ({ orders } = read.value);
    }
    return inWords(orders, place);
  };
}
