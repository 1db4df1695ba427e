import { OUTCOMES, type Outcome } from '../trace/ruling.ts';
import type { OrderType } from '../orders/order.ts';
import { DISLODGED, outcomeText } from '../orders/outcome-text.ts';

export interface ExpectedOutcome {
  readonly outcome: Outcome;
  readonly dislodged: boolean;
}

/** The possible outcomes of an order of each type. */
export const OUTCOMES_OF: Readonly<Record<OrderType, readonly Outcome[]>> = {
  hold: ['holds', 'illegal', 'ambiguous'],
  move: [
    'succeeds',
    'bounces',
    'no-path',
    'blocked',
    'stopped',
    'recalled',
    'disrupted',
    'aboard',
    'void',
    'illegal',
    'ambiguous',
  ],
  'support-hold': ['given', 'cut', 'void', 'illegal', 'ambiguous'],
  'support-move': ['given', 'cut', 'void', 'illegal', 'ambiguous'],
  convoy: ['available', 'disrupted', 'void', 'illegal', 'ambiguous'],
  board: ['succeeds', 'attacked', 'stopped', 'void', 'illegal', 'ambiguous'],
  land: [
    'succeeds',
    'bounces',
    'blocked',
    'no-path',
    'disrupted',
    'stopped',
    'void',
    'illegal',
    'ambiguous',
  ],
};

/** Outcomes of units that leave, and of fleets whose convoy is available because nobody dislodges them. */
const NEVER_DISLODGED: readonly Outcome[] = ['succeeds', 'available'];

/** Reads `cut` and `cut, dislodged`; null: neither. */
export function parseOutcome(text: unknown): ExpectedOutcome | null {
  if (typeof text !== 'string') return null;
  const dislodged = text.endsWith(DISLODGED);
  const word = dislodged ? text.slice(0, -DISLODGED.length) : text;
  const outcome = OUTCOMES.find((known) => known === word);
  const isPossible = outcome && !(dislodged && NEVER_DISLODGED.includes(outcome));
  return isPossible ? { outcome, dislodged } : null;
}

export const formatOutcome = ({ outcome, dislodged }: ExpectedOutcome): string =>
  outcomeText(outcome, dislodged);
