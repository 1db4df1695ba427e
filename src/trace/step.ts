import type { Citation } from '../rules/citation.ts';
import type { AdjustmentFact } from './adjustment-fact.ts';
import type { Fact } from './fact.ts';
import type { GameFact } from './game-fact.ts';
import type { RetreatFact } from './retreat-fact.ts';

/** A fact of any phase, or of a whole game. */
export type AnyFact = Fact | RetreatFact | AdjustmentFact | GameFact;

/** One settled decision of a trace; of a movement phase unless specified otherwise. */
export interface Step<F extends AnyFact = Fact> {
  /** Its index in the trace: 0, 1, 2 ... */
  readonly id: number;
  readonly fact: F;
  /** The ids of exactly the earlier steps that it rests on, ascending. */
  readonly because: readonly number[];
  /** The paragraph by which it follows from them. */
  readonly citation: Citation;
}
