import type { Findings, Progress, Scope } from '../../explain/ask/smallest-change.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';

/** What a page asks the worker: what would turn this unit's outcome, if these orders may change? */
export interface Question {
  readonly turn: Turn;
  readonly unit: UnitAt;
  readonly scope: Scope;
}

/** What the worker says: how far it has come, from time to time, and at last what it found. */
export type Answer =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'found'; readonly findings: Findings };

/** How a search is going. `slow`: it has taken long enough for progress to be shown. */
export type Search =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly slow: boolean; readonly progress: Progress | null }
  | { readonly state: 'found'; readonly findings: Findings }
  | { readonly state: 'failed' };

/** After so many milliseconds people wonder. */
export const SLOW = 200;

export const startWorker = (): Worker =>
  new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
