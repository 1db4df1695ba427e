import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** What several pages say. */
export interface CommonWords {
  readonly language: string;
  readonly languageOfExplanations: string;
  readonly notLoaded: string;
}

export const COMMON_WORDS: Readonly<Record<LanguageTag, CommonWords>> = {
  en: {
    language: 'Language',
    languageOfExplanations: 'Language of the explanations',
    notLoaded: 'Couldn’t load it. Check your connection and try again.',
  },
  de: {
    language: 'Sprache',
    languageOfExplanations: 'Sprache der Erklärungen',
    notLoaded:
      'Das konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
};
