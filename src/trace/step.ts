import type { Citation } from '../rules/citation.ts';
import type { Fact } from './fact.ts';

/** One settled decision of a trace. */
export interface Step {
  /** Its place in the trace: 0, 1, 2 ... */
  readonly id: number;
  readonly fact: Fact;
  /** The ids of exactly the earlier steps it rests on, ascending. */
  readonly because: readonly number[];
  /** The paragraph that makes it follow from them. */
  readonly citation: Citation;
}
