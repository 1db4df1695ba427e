import type { Language } from '../../../explain/languages/language.ts';
import type { LanguageTag } from '../../../explain/languages/language-tags.ts';
import { adjustmentSentence, cause, retreatSentence } from '../../../explain/in-words.ts';
import type { EntryWords } from '../entry-words.ts';
import type { SheetError } from '../order-sheet.ts';
import type { RefusalMessage } from '../choices/order-choices.ts';
import { type Board, boardIn, STANDARD } from '../../../board/board.ts';
import type { EntryTask } from '../entry-task.ts';
import { englishOn } from './entry-english.ts';
import { germanOn } from './entry-german.ts';

const WORDS: Readonly<Record<LanguageTag, (board: Board) => EntryWords>> = {
  en: englishOn,
  de: germanOn,
};

/** The words with the names of a board. */
export const entryWords = ({ tag }: Language, board: Board = STANDARD): EntryWords =>
  WORDS[tag](board);

/** Those for the board of a task. */
export const wordsForTask = (language: Language, { position }: EntryTask): EntryWords =>
  entryWords(language, boardIn(position));

/** An error on an order sheet, in two sentences. */
export const sheetErrorText = (error: SheetError, language: Language): string =>
  error.of === undefined
    ? language.orderError(error)
    : entryWords(language).orderOf(error.of, error);

/** Why an attempt is refused, as a sentence. */
export function refusalText(
  reason: RefusalMessage,
  language: Language,
  board: Board = STANDARD,
): string {
  switch (reason.say) {
    case 'illegal':
      return cause(reason.step, reason.turn, language);
    case 'illegal-retreat':
      return retreatSentence(reason.step, reason.turn, language);
    case 'illegal-adjustment':
      return adjustmentSentence(reason.step, reason.turn, language);
    default: {
      const words = entryWords(language, board).refusals[reason.say] as (
        message: RefusalMessage,
      ) => string;
      return words(reason);
    }
  }
}
