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

/** Rising, and each once. Premises are few: putting each in its place is the quickest way. */
function inOrder(premises: readonly number[]): readonly number[] {
  const sorted: number[] = [];
  for (const premise of premises) {
    let place = sorted.length;
    while (place > 0 && (sorted[place - 1] ?? 0) > premise) place -= 1;
    if (sorted[place - 1] !== premise) sorted.splice(place, 0, premise);
  }
  return sorted;
}
