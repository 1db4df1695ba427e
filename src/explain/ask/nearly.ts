import type { Citation } from '../../rules/citation.ts';
import type { Step } from '../../trace/step.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Language } from '../language.ts';
import { nearMiss } from '../near-miss.ts';
import { sentence } from '../sentences.ts';

/** Something that nearly interfered. */
export interface Nearly {
  readonly step: number;
  /** What it was, and why it did not interfere. */
  readonly text: string;
  /** The rule that excused it. */
  readonly citation: Citation;
}

/**
 * What nearly interfered with some steps of the turn: excused attacks on supports, and whatever else `nearMiss` knows. The
 * sentences of the steps in `told` stand elsewhere, and are not said again.
 */
export function nearly(
  turn: Turn,
  steps: readonly Step[],
  told: ReadonlySet<number>,
  language: Language,
): readonly Nearly[] {
  return steps.flatMap((step) => {
    const { id, fact, citation } = step;
    const missed = nearMiss(step, turn, language);
    const excused = fact.type === 'support-given' && fact.attackers.length > 0 && !told.has(id);
    if (missed === null && !excused) return [];
    // Alone it would not say whose attack it was.
    const texts = told.has(id) ? [missed] : [sentence(step, turn, language), missed];
    return [{ step: id, text: texts.filter((text) => text !== null).join(' '), citation }];
  });
}
