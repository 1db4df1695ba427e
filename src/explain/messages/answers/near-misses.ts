import type { Citation } from '../../../rules/citation.ts';
import type { Step } from '../../../trace/step.ts';
import type { Turn } from '../../../trace/turn.ts';
import { factMessage, type FactMessage } from '../fact.ts';
import { nearMissMessage, type NearMissMessage } from '../near-miss.ts';

/** Something that nearly interfered, and why it did not. */
export interface NearMiss {
  readonly step: number;
  /** What the step says, unless that is shown elsewhere. */
  readonly fact: FactMessage | null;
  readonly missed: NearMissMessage | null;
  /** The rule that excused it. */
  readonly citation: Citation;
}

/**
 * What nearly interfered with some steps of the turn: excused attacks on supports, and every other near miss. The
 * sentences of the steps in `told` are shown elsewhere, and are not repeated.
 */
export function nearlyMessages(
  turn: Turn,
  steps: readonly Step[],
  told: ReadonlySet<number>,
): readonly NearMiss[] {
  return steps.flatMap((step) => {
    const { id, fact, citation } = step;
    const missed = nearMissMessage(step, turn);
    const excused = fact.type === 'support-given' && fact.attackers.length > 0 && !told.has(id);
    if (missed === null && !excused) return [];
    // By itself it would not say whose attack it was.
    return [{ step: id, fact: told.has(id) ? null : factMessage(step, turn), missed, citation }];
  });
}
