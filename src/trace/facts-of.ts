import type { FactOf, FactType } from './fact.ts';
import type { Step } from './step.ts';

/** The facts of one type among some steps. */
export function factsOf<T extends FactType>(steps: readonly Step[], type: T): readonly FactOf<T>[] {
  return steps.flatMap(({ fact }) => (fact.type === type ? [fact as FactOf<T>] : []));
}
