import type { Citation } from '../rules/citation.ts';
import type { AdjustmentFact } from './adjustment-fact.ts';
import type { Fact } from './fact.ts';
import type { GameFact } from './game-fact.ts';
import type { RetreatFact } from './retreat-fact.ts';

/** A fact of any phase, or of a whole game. */
export type AnyFact = Fact | RetreatFact | AdjustmentFact | GameFact;

/** One settled decision of a trace; of a movement phase unless said otherwise. */
export interface Step<F extends AnyFact = Fact> {
  /** Its place in the trace: 0, 1, 2 ... */
  readonly id: number;
  readonly fact: F;
  /** The ids of exactly the earlier steps it rests on, ascending. */
  readonly because: readonly number[];
  /** The paragraph that makes it follow from them. */
  readonly citation: Citation;
}
