import type { Fact } from '../trace/fact.ts';
import { citationOf } from '../trace/rule-of.ts';
import type { Field } from './field.ts';

/** Adds a step to the trace and answers its id; the premises may come in any order and more than once. */
export function addStep(
  { steps, edition }: Field,
  fact: Fact,
  premises: readonly number[] = NONE,
): number {
  if (!steps) return -1;
  const id = steps.length;
  const because = premises.length === 0 ? NONE : inOrder(premises);
  steps.push({ id, fact, because, citation: citationOf(fact, edition) });
  return id;
}

const NONE: readonly number[] = [];

/** Rising, and each once. They mostly come so; if not, they are few. */
function inOrder(premises: readonly number[]): readonly number[] {
  let last = -1;
  for (const premise of premises) {
    if (premise <= last) return [...new Set(premises)].sort((a, b) => a - b);
    last = premise;
  }
  return premises;
}
