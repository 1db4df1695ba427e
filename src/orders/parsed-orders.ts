import { boardIn, type Board, type Position, type Unit } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Order } from './order.ts';
import type { Repair } from './repair.ts';

/** A stretch of one line. Lines and columns count from 1, columns and lengths in UTF-16 units, as editors do. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** Words of the text and where they are. */
export interface Words extends Span {
  readonly words: string;
}

/** Comparator: what is earlier in the text comes first. */
export const inOrderOfText = (a: Span, b: Span): number => a.line - b.line || a.column - b.column;

export const ORDER_ERROR_KINDS = [
  'too-much', //   the text is longer than anybody's orders
  'power', //      whose order it is, is not stated or not known
  'space', //      a name that is not on the board
  'unit', //       army or fleet, and neither the letter nor anything else shows which
  'ambiguous', //  two meanings (1971 VII.4)
  'order', //      anything else that is not an order
] as const;
/** What is wrong with words that should be an order. */
export type OrderErrorKind = (typeof ORDER_ERROR_KINDS)[number];

/** Something that could not be read. Plain text: escape it before putting it into a page. */
export interface OrderError extends Span {
  readonly kind: OrderErrorKind;
  /** The words in question, as written. */
  readonly words: string;
  /** What is wrong with the words: the beginning of a sentence, "No space has this name". */
  readonly problem: string;
  /** What was expected there: "a space, such as Mun or North Sea". */
  readonly expected: string;
  /** `problem`, `words` and `expected` in two sentences for readers (`messageOf`). */
  readonly message: string;
}

/** A repair, and where it was made. */
export interface RepairAt extends Repair, Span {}

/** The board in a retreat phase, as far as a reader needs it: a dislodged unit and its attacker share a space. */
export interface BoardOfRetreats extends Position {
  readonly dislodged: readonly { readonly unit: Unit }[];
}

/** What a reader knows besides the text. */
export interface ReadOptions {
  /**
   * The units on the board, which settle letters, coasts and ambiguous names; in a retreat phase those that were
   * dislodged do so first. If omitted, everything is taken as written.
   */
  readonly position?: (Position & Partial<BoardOfRetreats>) | undefined;
  /** The board, if there is no position; left out for the standard one. */
  readonly board?: Board | undefined;
  /** The position is that of these orders, read without one. */
  readonly isInferred?: boolean | undefined;
  /** Whose orders these are, unless a heading says otherwise. */
  readonly power?: Power | undefined;
  /**
   * The text was written by a program or quotes a case: a support of a move that goes nowhere stays one (DATC 6.A.5).
   */
  readonly asWritten?: boolean | undefined;
}

/** The board that a text is about. */
export const boardRead = ({ position, board }: ReadOptions): Board =>
  boardIn({ ...(board ? { board } : {}), ...(position?.board ? { board: position.board } : {}) });

/** The result of reading a text. `spans[i]` is where `orders[i]` is. All lists are in the order of the text. */
export interface ParsedOrders<Read = Order> {
  readonly orders: readonly Read[];
  readonly spans: readonly Span[];
  readonly errors: readonly OrderError[];
  readonly repairs: readonly RepairAt[];
  /** The units of orders that could not be read, as if they held; omitted if there are none. They are on the board. */
  readonly idle?: readonly Order[];
  /**
   * The units of which nothing shows whether they are armies or fleets, as armies that hold; omitted if there are none.
   * Their orders are errors, but they are on the board.
   */
  readonly letterless?: readonly Order[];
}
