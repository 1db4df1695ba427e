import type { Location } from '../board/board.ts';
import type { Citation } from '../rules/citation.ts';

/** The shapes of the texts that `in-words.ts` returns. */

/** The order list's words for an order: one for the badge, and a short explanation (may be empty). */
export interface OutcomeWords {
  readonly word: string;
  readonly detail: string;
}

/** One line of the table of retreats. */
export interface RetreatRow {
  readonly places: readonly Location[];
  readonly open: boolean;
  readonly words: string;
}

/** A stretch of steps that belong together. `from`: the id of its first step. */
export interface Chapter {
  readonly title: string;
  readonly from: number;
  /** Whether it is about which unit gets into a space, and so may be combined with others like it. */
  readonly about: 'space' | 'other';
}

/** The outcome of a turn, and why, in a sentence or two each. */
export interface VerdictText {
  readonly headline: string;
  readonly why: string;
}

/** Why an order had its outcome, in words. */
export interface WhyText {
  /** The outcome of the order, with the numbers: `Prussia bounces off Silesia, 1 against 1.` */
  readonly headline: string;
  /** The most important causes, the nearest first: one to three. */
  readonly sentences: readonly { readonly step: number; readonly text: string }[];
  /** What nearly interfered, why it did not, and the rule that excused it. */
  readonly nearly: readonly {
    readonly step: number;
    readonly text: string;
    readonly citation: Citation;
  }[];
}

/** The worlds of a cycle, in words. */
export interface CycleText {
  readonly headline: string;
  /** In the order of the worlds. */
  readonly worlds: readonly {
    /** `All three move`: short, for the head of a small board. */
    readonly title: string;
    readonly sentence: string;
    /** Each unit that is dislodged in it, by which unit, and where it may retreat. */
    readonly dislodged: readonly string[];
  }[];
  readonly walks: readonly {
    readonly supposed: string;
    readonly follows: readonly string[];
    readonly end: string;
    readonly contradicts: boolean;
  }[];
}
