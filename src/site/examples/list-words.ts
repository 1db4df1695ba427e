import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The words around lists of examples. Needed only at build time. */
export interface ListWords {
  readonly examples: string;
  readonly more: (count: number) => string;
  /** Before the name of a whole game. */
  readonly game: string;
  readonly datc: (count: number) => string;
  readonly allEditions: string;
  readonly lost: readonly [before: string, link: string];
}

export const LIST_WORDS: Readonly<Record<LanguageTag, ListWords>> = {
  en: {
    examples: 'The rulebook’s examples',
    more: (count) => `${String(count)} more`,
    game: 'Game',
    datc: (count) =>
      `The Diplomacy Adjudicator Test Cases, version 3.0, by Lucas Kruijswijk: all ${String(count)} cases, from orders to retreats, builds and removals. Where editions differ, each verdict has its own line. An edition for which the document gives no answer, or a doubtful one, is not listed.`,
    allEditions: 'all editions',
    lost: ['This page is not on the board. The rulebook’s examples are', 'all on one page'],
  },
  de: {
    examples: 'Die Beispiele des Regelhefts',
    more: (count) => `${String(count)} weitere`,
    game: 'Spiel',
    datc: (count) =>
      `Die Diplomacy Adjudicator Test Cases, Fassung 3.0, von Lucas Kruijswijk: alle ${String(count)} Fälle, von Befehlen bis zu Rückzügen, Aufbau und Auflösung. Wo Ausgaben voneinander abweichen, hat jede Entscheidung eine eigene Zeile. Eine Ausgabe, für die das Dokument keine oder nur eine fragliche Antwort hat, steht bei keiner.`,
    allEditions: 'alle Ausgaben',
    lost: [
      'Diese Seite steht nicht auf dem Brett. Die Beispiele des Regelhefts stehen',
      'alle auf einer Seite',
    ],
  },
};
