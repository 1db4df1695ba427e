import type { Power } from '../../board/powers.ts';
import type { SpaceId } from '../../board/board.ts';
import type { EditionId } from '../../rules/edition.ts';
import type { Texts } from '../lesson.ts';

/** The phases of a year, in order. */
export const YEAR_PHASES = [
  'Spring',
  'Spring retreats',
  'Fall',
  'Fall retreats',
  'Winter',
] as const;
export type YearPhase = (typeof YEAR_PHASES)[number];

/** What somebody promises in a letter: what his orders must then do. */
export interface Pledge {
  /** The words of the letter that promise it. */
  readonly quote: Texts;
  /** No unit of his is ordered to move there. */
  readonly avoids: readonly SpaceId[];
  /** He gives these orders. */
  readonly orders: readonly string[];
}

/** One text of a letter: the first that fits is sent. */
export interface LetterText {
  /** Units that must be on the board, by power: `A Bur`. */
  readonly units: Readonly<Partial<Record<Power, string>>>;
  /** The reply, from 0, that an earlier letter must have got; null: any, or none. */
  readonly answered: { readonly letter: string; readonly reply: number } | null;
  readonly text: Texts;
  readonly pledge: Pledge | null;
}

export interface LetterReply {
  readonly text: Texts;
  /** What the player promises by it. */
  readonly pledge: Pledge | null;
}

export interface Letter {
  /** Unique in its story. */
  readonly name: string;
  readonly from: Power;
  readonly texts: readonly LetterText[];
  readonly replies: readonly LetterReply[];
}

/** The letter whose pledge is not kept, and an order of the player that stops what is ordered instead. */
export interface Lie {
  readonly letter: string;
  readonly remedy: string;
}

/** What happens in a phase of a story besides the orders of the player. */
export interface StoryPhase {
  readonly letters: readonly Letter[];
  /** The player's orders if somebody asks for them. */
  readonly usual: readonly string[];
  /**
   * What the others order: of several orders for one unit the first, and none for a unit that is not where the order
   * has it, since what they can do depends on what the player did.
   */
  readonly others: Readonly<Partial<Record<Power, readonly string[]>>>;
  readonly lie: Lie | null;
}

/** A year of letters: the first year of a game, played as one power. Plain data. */
export interface Story {
  readonly power: Power;
  readonly edition: EditionId;
  readonly year: Readonly<Record<YearPhase, StoryPhase>>;
}
