import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The words below a scenario. Needed only at build time. */
export interface MoreWords {
  /** Before the title of a game. */
  readonly turnOfGame: string;
  readonly toTheDesk: string;
  readonly lesson: (title: string) => string;
  readonly onTheOrders: string;
  readonly others: string;
  readonly before: string;
  readonly next: string;
}

export const MORE_WORDS: Readonly<Record<LanguageTag, MoreWords>> = {
  en: {
    turnOfGame: 'A turn from a game:',
    toTheDesk: 'Open at the desk',
    lesson: (title) => `Lesson: ${title}`,
    onTheOrders: 'On the orders',
    others: 'Other examples',
    before: 'Previous',
    next: 'Next',
  },
  de: {
    turnOfGame: 'Ein Zug aus einem Spiel:',
    toTheDesk: 'Auf den Schreibtisch legen',
    lesson: (title) => `Lektion: ${title}`,
    onTheOrders: 'Zu den Befehlen',
    others: 'Andere Beispiele',
    before: 'Davor',
    next: 'Weiter',
  },
};
