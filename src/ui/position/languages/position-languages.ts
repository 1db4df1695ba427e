import type { LanguageTag } from '../../../explain/languages/language-tags.ts';
import type { Language } from '../../../explain/languages/language.ts';
import { STANDARD, type Board } from '../../../board/board.ts';
import type { PositionWords } from '../position-words.ts';
import { englishOn } from './position-english.ts';
import { germanOn } from './position-german.ts';

const WORDS: Readonly<Record<LanguageTag, (board: Board) => PositionWords>> = {
  en: englishOn,
  de: germanOn,
};

/** The words with the names of a board. */
export const positionWords = ({ tag }: Language, board: Board = STANDARD): PositionWords =>
  WORDS[tag](board);
