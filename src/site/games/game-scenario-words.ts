import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The words around the seasons on the page of a game in a file. Needed only at build time. */
export interface GameScenarioWords {
  readonly nobodyOrders: string;
  readonly stepByStep: string;
  readonly retreats: string;
  readonly ruledAlike: (editions: string) => string;
  readonly noOrder: string;
  readonly dislodged: string;
  /** The outcomes of a unit without an order, and of an order to enter a closed space. */
  readonly outcomes: Readonly<Record<'removed' | 'closed', string>>;
}

export const GAME_PAGE_WORDS: Readonly<Record<LanguageTag, GameScenarioWords>> = {
  en: {
    nobodyOrders: 'No orders are given.',
    stepByStep: 'Step by step',
    retreats: 'Retreats',
    ruledAlike: (editions) => `Same ruling under: ${editions}`,
    noOrder: 'no order',
    dislodged: 'dislodged',
    outcomes: { removed: 'removed', closed: 'closed' },
  },
  de: {
    nobodyOrders: 'Niemand gibt einen Befehl.',
    stepByStep: 'Schritt für Schritt',
    retreats: 'Rückzüge',
    ruledAlike: (editions) => `Gleich entschieden nach: ${editions}`,
    noOrder: 'kein Befehl',
    dislodged: 'vertrieben',
    outcomes: { removed: 'aufgelöst', closed: 'gesperrt' },
  },
};
