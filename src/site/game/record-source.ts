import type { Citation } from '../../rules/citation.ts';
import { citationNumber } from '../../rules/sections.ts';
import type { GameFactType } from '../../trace/game-fact.ts';

/**
 * Facts that only report what happened. A rulebook may have a paragraph for them; without one, they are not decided by
 * a house rule either.
 */
const REPORTS: ReadonlySet<GameFactType> = new Set<GameFactType>([
  'game-begins',
  'replaced',
  'moves-ruled',
  'retreats-ruled',
  'centres-counted',
  'adjusted',
  'corrected',
]);

/**
 * The source that a line of the record names: a paragraph, `house` if no paragraph decides it, null if nothing is
 * decided.
 */
export const recordSource = (type: GameFactType, citation: Citation): string | null =>
  citationNumber(citation) || (REPORTS.has(type) ? null : 'house');
