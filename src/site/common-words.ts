import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** The words that several pages share. */
export interface CommonWords {
  readonly notLoaded: string;
  /** The button for embedding a turn in another site. */
  readonly embed: string;
  /** About a text of which more can be read on another board. */
  readonly seemsFor: (board: string) => string;
}

export const COMMON_WORDS: Readonly<Record<LanguageTag, CommonWords>> = {
  en: {
    notLoaded: 'Couldn’t load it. Check your connection and try again.',
    embed: 'Embed',
    seemsFor: (board) => `This text seems to be for another board: ${board}.`,
  },
  de: {
    notLoaded:
      'Das konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    embed: 'Einbetten',
    seemsFor: (board) => `Dieser Text scheint zu einem anderen Brett zu gehören: ${board}.`,
  },
};
