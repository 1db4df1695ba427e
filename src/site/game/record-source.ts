import type { Citation } from '../../rules/citation.ts';
import { citationNumber } from '../../rules/sections.ts';
import type { GameFactType } from '../../trace/game-fact.ts';

/** What only says what happened. A rulebook may have a paragraph for it; without one nothing is decided by a house rule. */
const REPORTS: ReadonlySet<GameFactType> = new Set<GameFactType>([
  'game-begins',
  'replaced',
  'moves-ruled',
  'retreats-ruled',
  'centres-counted',
  'adjusted',
  'corrected',
]);

/** What a line of the record names as its source: a paragraph, `house` where none decides it, null where nothing is decided. */
export const recordSource = (type: GameFactType, citation: Citation): string | null =>
  citationNumber(citation) || (REPORTS.has(type) ? null : 'house');
