import { STANDARD } from '../../../board/board.ts';
import type { MovementLanguage } from '../language.ts';
import { onBoards } from '../on-boards.ts';
import { facts, nearMisses } from './facts.ts';
import { grammarOn, type EnglishGrammar } from './grammar.ts';
import { chips, topics } from './labels.ts';
import { page } from './page.ts';
import { verdicts } from './verdict.ts';

export const englishMovementWords = (g: EnglishGrammar): MovementLanguage => ({
  on: englishMovementOn,
  tag: 'en',
  facts: facts(g),
  nearMisses: nearMisses(g),
  chips,
  topics,
  verdicts: verdicts(g),
  page: page(g),
  shortName: g.shortName,
  mapWords: null,
  orderError: ({ message }) => message,
});

const englishMovementOn = onBoards((board) => englishMovementWords(grammarOn(board)));

/** English, as far as it is needed to explain a movement phase step by step. */
export const englishMovement: MovementLanguage = englishMovementOn(STANDARD);
