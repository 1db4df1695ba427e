import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** The words that several pages share. */
export interface CommonWords {
  readonly notLoaded: string;
  /** The button for embedding a turn in another site. */
  readonly embed: string;
}

export const COMMON_WORDS: Readonly<Record<LanguageTag, CommonWords>> = {
  en: {
    notLoaded: 'Couldn’t load it. Check your connection and try again.',
    embed: 'Embed',
  },
  de: {
    notLoaded:
      'Das konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    embed: 'Einbetten',
  },
};
