import type { Location } from '../board/board.ts';
import type { Citation } from '../rules/citation.ts';

/** What is told, in words: the shapes of what `tell.ts` returns. */

/** What the order list says of an order: a word for the badge, and the little that explains it (may be empty). */
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
  /** Whether it is about who gets into a space, and so may be told together with others like it. */
  readonly about: 'space' | 'other';
}

/** What a turn comes to, and why, in a sentence or two each. */
export interface VerdictText {
  readonly headline: string;
  readonly why: string;
}

/** Why an order had its outcome, in words. */
export interface WhyText {
  /** What became of the order, with the numbers: `Prussia bounces off Silesia, 1 against 1.` */
  readonly headline: string;
  /** What tells most about how it came to that, the nearest cause first: one to three. */
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
    /** Each unit that is dislodged in it, by whom, and where it may retreat. */
    readonly fallen: readonly string[];
  }[];
  readonly walks: readonly {
    readonly supposed: string;
    readonly follows: readonly string[];
    readonly end: string;
    readonly contradicts: boolean;
  }[];
}
