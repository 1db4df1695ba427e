import type { Forcing } from '../../../ask/forcing.ts';
import type { Findings, Progress, Scope } from '../../../ask/smallest-change.ts';
import type { UnitAt } from '../../../trace/fact.ts';
import type { Turn } from '../../../trace/turn.ts';

/** A question to the worker. */
export type SearchRequest = { readonly turn: Turn; readonly unit: UnitAt } & (
  | /** What would change this unit's outcome, if these orders may change? */
    { readonly type: 'change'; readonly scope: Scope } /** What forced it? */
  | { readonly type: 'force' }
);

/** A message of the worker: progress, and finally the result. */
export type SearchReply =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'changes'; readonly findings: Findings }
  | { readonly type: 'forced'; readonly forcing: Forcing | null };

/** The state of a search. `slow`: it has run long enough to show progress. */
export type Search =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly slow: boolean; readonly progress: Progress | null }
  | { readonly state: 'done'; readonly answer: Exclude<SearchReply, { type: 'progress' }> }
  | { readonly state: 'failed' };

/** Progress is shown after this many ms. */
export const SLOW = 200;
