import { type AdjustmentOutcome, ADJUSTMENT_OUTCOMES } from '../trace/adjustment-ruling.ts';
import { type RetreatOutcome, RETREAT_OUTCOMES } from '../trace/retreat-ruling.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';

/** The possible outcomes of an order of a retreat phase, by its type. */
export const OUTCOMES_OF_RETREATS: Readonly<
  Record<RetreatPhaseOrder['type'], readonly RetreatOutcome[]>
> = {
  retreat: ['retreats', 'collides', 'illegal', 'ambiguous'],
  disband: ['disbands', 'illegal', 'ambiguous'],
  hold: ['illegal'],
  move: ['illegal'],
  'support-hold': ['illegal'],
  'support-move': ['illegal'],
  convoy: ['illegal'],
  board: ['illegal'],
  land: ['illegal'],
};

export const OUTCOMES_OF_ADJUSTMENTS: Readonly<
  Record<AdjustmentOrder['type'], readonly AdjustmentOutcome[]>
> = {
  build: ['builds', 'illegal'],
  remove: ['removes', 'illegal'],
  waive: ['waives', 'illegal'],
};

/** The word of this list for an outcome in a file; null: another word, which the schema has refused before. */
const wordOf =
  <T extends string>(words: readonly T[]) =>
  (said: unknown): T | null =>
    words.find((word) => word === said) ?? null;

export const parseRetreatOutcome = wordOf(RETREAT_OUTCOMES);
export const parseAdjustmentOutcome = wordOf(ADJUSTMENT_OUTCOMES);
