import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** What the page of a game in a file says around its seasons. Nobody but the build needs it. */
export interface GamePageWords {
  readonly nobodyOrders: string;
  readonly stepByStep: string;
  readonly retreats: string;
  readonly ruledAlike: (editions: string) => string;
  readonly noOrder: string;
  readonly dislodged: string;
  /** What becomes of a unit that goes without an order, and of an order for a space that is closed. */
  readonly outcomes: Readonly<Record<'removed' | 'closed', string>>;
}

export const GAME_PAGE_WORDS: Readonly<Record<LanguageTag, GamePageWords>> = {
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
