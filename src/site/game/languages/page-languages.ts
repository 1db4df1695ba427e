import { gameWords } from '../../../game/languages/game-languages.ts';
import type { LanguageTag } from '../../../explain/languages/language-tags.ts';
import { languageHere } from '../../../ui/kit/language.ts';
import { english } from './page-english.ts';
import { german } from './page-german.ts';
import type { GamePageWords } from './game-page-words.ts';

const WORDS: Readonly<Record<LanguageTag, GamePageWords>> = { en: english, de: german };

/** The words in the language of the page, reactive; call it while a component is created. */
export function wordsHere() {
  const pageLanguage = languageHere();
  return {
    get page(): GamePageWords {
      return WORDS[pageLanguage.language.tag];
    },
    get game() {
      return gameWords(pageLanguage.language);
    },
    get language() {
      return pageLanguage.language;
    },
  };
}
