import { STANDARD } from '../../../board/board.ts';
import type { MovementLanguage } from '../language.ts';
import { onBoards } from '../on-boards.ts';
import { facts, nearMisses } from './facts.ts';
import { grammarOn, type GermanGrammar } from './grammar.ts';
import { chips, topics } from './labels.ts';
import { orderError } from './order-errors.ts';
import { page } from './page.ts';
import { verdicts } from './verdict.ts';

export const germanMovementWords = (g: GermanGrammar): MovementLanguage => ({
  on: germanMovementOn,
  tag: 'de',
  facts: facts(g),
  nearMisses: nearMisses(g),
  chips,
  topics,
  verdicts: verdicts(g),
  page: page(g),
  shortName: g.shortName,
  mapWords: {
    name: g.mapName,
    // No German word is as short as “cut”; two strokes show it instead.
    signs: { cut: '', disrupted: 'unterbrochen', 'stand-off': 'Patt' },
  },
  orderError,
});

const germanMovementOn = onBoards((board) => germanMovementWords(grammarOn(board)));

/** German, as far as it is needed to explain a movement phase step by step. */
export const germanMovement: MovementLanguage = germanMovementOn(STANDARD);
