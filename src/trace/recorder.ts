import type { Edition } from '../rules/edition.ts';
import { citationOf } from './rule-of.ts';
import type { AnyFact, Step } from './step.ts';

/** Where the steps of a phase are recorded; `steps` is null if nothing is to be recorded. */
export interface Recorder<F extends AnyFact> {
  readonly edition: Edition;
  readonly steps: Step<F>[] | null;
}

/** The id of a step; null without a trace. */
export type StepId = number | null;

export const openRecorder = <F extends AnyFact>(edition: Edition, trace: boolean): Recorder<F> => ({
  edition,
  steps: trace ? [] : null,
});

/** Adds a step and returns its id; the premises may come in any order and more than once. */
export function record<F extends AnyFact>(
  { edition, steps }: Recorder<F>,
  fact: F,
  premises: readonly StepId[] = [],
): StepId {
  if (!steps) return null;
  const because = [...new Set(premises)].filter((id) => id !== null).sort((a, b) => a - b);
  const id = steps.length;
  steps.push({ id, fact, because, citation: citationOf(fact, edition) });
  return id;
}
