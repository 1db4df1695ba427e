import type { Objection } from '../objection.ts';
import type { StartProblem } from '../start/start-problem.ts';

/** What was expected at a place of a saved game. */
export type Expectation =
  | { readonly of: 'most' | 'longest' | 'most-value' | 'least-value'; readonly count: number }
  | { readonly of: 'whole-number' }
  /** One of these, as written in JSON, or kinds of values such as `Object`. */
  | { readonly of: 'one-of'; readonly values: readonly string[]; readonly more: boolean };

/** The value found there, shortened for a message. */
export type FoundValue =
  | { readonly is: 'plain'; readonly text: string }
  | { readonly is: 'text' | 'list'; readonly length: number }
  | { readonly is: 'object' };

/** What is wrong with a saved game, as a message. */
export type FileProblem =
  | { readonly say: 'too-long' | 'not-a-game' | 'not-here' | 'elsewhere' }
  | { readonly say: 'later-version'; readonly version: number }
  | { readonly say: 'odd-name' | 'unknown-name'; readonly name: string }
  | { readonly say: 'missing'; readonly expected: Expectation }
  | { readonly say: 'misfit'; readonly value: FoundValue; readonly expected: Expectation }
  /** The board has a map of its own, which is not loaded. */
  | { readonly say: 'board'; readonly board: string }
  /** The house rules are wrong, in the words of their reader. */
  | { readonly say: 'rules'; readonly message: string; readonly expected: string }
  /** No game can begin with the start that it contains. */
  | { readonly say: 'start'; readonly problem: StartProblem }
  /** An event that is refused. */
  | { readonly say: 'refused'; readonly objection: Objection };
