import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** What several pages say. */
export interface CommonWords {
  readonly notLoaded: string;
  /** Opens what takes a turn to another site. */
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
