import type { Fact } from '../trace/fact.ts';
import { citationOf } from '../trace/rule-of.ts';
import type { Field } from './field.ts';

/** Adds a step to the trace and answers its id; the premises may come in any order and more than once. */
export function addStep(field: Field, fact: Fact, premises: readonly number[]): number {
  if (!field.steps) return -1;
  const because = [...new Set(premises)].sort((a, b) => a - b);
  const id = field.steps.length;
  field.steps.push({ id, fact, because, citation: citationOf(fact, field.edition) });
  return id;
}
