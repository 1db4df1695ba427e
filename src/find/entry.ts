/** What can be found, in the order in which pages name the kinds. */
export const KINDS = ['rule', 'word', 'example', 'lesson', 'case', 'reading', 'page'] as const;
export type FoundKind = (typeof KINDS)[number];

/** Something that can be found: a page, or a place on one. */
export interface Entry {
  readonly kind: FoundKind;
  /** Its address below the pages of its language: `rules/#support-cut`. */
  readonly href: string;
  /** Its number: `1971 IX.7`, `6.D.7`, `4.8`; empty if it has none. */
  readonly mark: string;
  readonly title: string;
  /** A sentence about it; of a rule, whether editions differ. */
  readonly line: string;
  /** What else it is found by, never shown. */
  readonly text: string;
  /** Questions of players that it answers. */
  readonly asks: readonly string[];
  /** The file with its picture; -1: it has none. */
  readonly picture: number;
}

/** All that can be found in one language, and the words of players, as the page fetches it. */
export interface FindIndex {
  readonly entries: readonly Entry[];
  readonly same: readonly (readonly string[])[];
  readonly ignored: string;
}

/** A word of the game: the glossary of the site. */
export interface GlossaryWord {
  /** Its anchor. */
  readonly id: string;
  readonly word: string;
  /** One or two sentences. */
  readonly means: string;
  /** The rule that says so, or a page: `support-cut`; `learn/`. */
  readonly see?: string;
  readonly asks?: readonly string[];
}

/** How players of a language ask. */
export interface Asking {
  readonly words: readonly GlossaryWord[];
  /** Questions, by the address of their answer. */
  readonly asks: Readonly<Record<string, readonly string[]>>;
  /** Words and phrases that mean the same here; the first is the one we use. */
  readonly same: readonly (readonly string[])[];
  /** Words that do not help to find anything. */
  readonly ignored: string;
}
