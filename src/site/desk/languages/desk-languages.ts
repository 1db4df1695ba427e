import type { LanguageTag } from '../../../explain/languages/language-tags.ts';
import { languageHere } from '../../../ui/kit/language.ts';
import { english } from './desk-english.ts';
import { german } from './desk-german.ts';
import type { DeskWords } from './desk-words.ts';

export const DESK_WORDS: Readonly<Record<LanguageTag, DeskWords>> = { en: english, de: german };

/** The words in the language of the page, reactive; call it while a component is created. */
export function deskWordsHere() {
  const pageLanguage = languageHere();
  return {
    get desk(): DeskWords {
      return DESK_WORDS[pageLanguage.language.tag];
    },
    get language() {
      return pageLanguage.language;
    },
  };
}
