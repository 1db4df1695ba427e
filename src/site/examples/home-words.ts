import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The words of the home page above its examples. */
export interface HeroWords {
  readonly title: string;
  readonly lead: string;
  readonly learn: string;
  readonly examples: string;
  /** For readers who have orders or a game to rule. */
  readonly settle: string;
  readonly openGame: string;
  readonly promises: readonly (readonly [what: string, more: string])[];
  readonly player: (name: string) => string;
  readonly edition: string;
  readonly inFull: (name: string) => string;
}

export const HERO_WORDS: Readonly<Record<LanguageTag, HeroWords>> = {
  en: {
    title: 'See why the orders turned out as they did.',
    lead: 'Standoff adjudicates a turn of Diplomacy and plays the reasoning back on the board, one settled step at a time. Each step names its rule.',
    learn: 'New to the game? Learn it',
    examples: 'All examples',
    settle: 'Adjudicate your turn',
    openGame: 'Open a game',
    promises: [
      ['Every order', 'what became of it, and why'],
      ['Every step', 'its premises and its paragraph'],
      ['Every edition', 'where they agree, where they differ'],
    ],
    player: (name) => `${name}: a small player`,
    edition: 'Edition',
    inFull: (name) => `${name} in full`,
  },
  de: {
    title: 'Sehen, warum die Befehle so ausgingen.',
    lead: 'Standoff entscheidet einen Zug Diplomacy und spielt die Begründung auf dem Brett ab, einen geklärten Schritt nach dem anderen. Jeder Schritt nennt seine Regel.',
    learn: 'Neu im Spiel? Lernen Sie es',
    examples: 'Alle Beispiele',
    settle: 'Eigenen Zug entscheiden',
    openGame: 'Eine Partie öffnen',
    promises: [
      ['Jeder Befehl', 'was aus ihm wurde, und warum'],
      ['Jeder Schritt', 'worauf er beruht, und sein Absatz'],
      ['Jede Ausgabe', 'worin sie einig sind, worin nicht'],
    ],
    player: (name) => `${name}: zum Abspielen`,
    edition: 'Ausgabe',
    inFull: (name) => `${name} ausführlich`,
  },
};
