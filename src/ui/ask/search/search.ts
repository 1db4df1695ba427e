import type { Forcing } from '../../../ask/forcing.ts';
import type { Findings } from '../../../ask/smallest-change.ts';
import type { UnitAt } from '../../../trace/fact.ts';
import type { Turn } from '../../../trace/turn.ts';

/** A question to the worker: what would change this unit's outcome, or what forced it. */
export interface SearchRequest {
  readonly type: 'change' | 'force';
  readonly turn: Turn;
  readonly unit: UnitAt;
}

/** The answer of the worker. */
export type SearchReply =
  | { readonly type: 'changes'; readonly findings: Findings }
  | { readonly type: 'forced'; readonly forcing: Forcing | null };

/** The state of a search. `slow`: it has run so long that this should be said. */
export type Search =
  | { readonly state: 'idle' }
  | { readonly state: 'failed' }
  | { readonly state: 'running'; readonly slow: boolean }
  | { readonly state: 'done'; readonly answer: SearchReply };

/** A search is slow after this many ms. */
export const SLOW = 200;
