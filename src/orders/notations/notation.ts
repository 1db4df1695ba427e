import type { Board } from '../../board/board.ts';
import type { AdjustmentOrder } from '../adjustment-order.ts';
import type { Order } from '../order.ts';
import type { ParsedOrders, ReadOptions } from '../parsed-orders.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import type { Dialect } from './plain/dialect.ts';
import type { TextHint, WrittenText } from './written-text.ts';

/** What a notation may be unable to express about an order. */
export const LOSSES = [
  'order', //      it has no words for this kind of order at all
  'power', //      whose order it is
  'kind', //       whether a unit is an army or a fleet
  'coast', //      a coast that was named
  'by-convoy', //  that a move goes by convoy
] as const;
export type Loss = (typeof LOSSES)[number];

/** How a notation treats the orders of one phase. */
export interface PhaseNotation<AnOrder> {
  /**
   * Reads any text, in time proportional to its length. Never throws: whatever it cannot read is an error at its place.
   */
  readonly read: (text: string, options?: ReadOptions) => ParsedOrders<AnOrder>;
  /** A text that `read` turns back into the same orders if given `asWritten`, except for what `cannotSay` lists. */
  readonly write: (orders: readonly AnOrder[], board?: Board) => string;
  /** One order without its power, as it appears in such a text. Only the rulebook's notation knows other boards. */
  readonly writeOrder: (order: AnOrder, board?: Board) => string;
  /** What is lost of the order when it is written. */
  readonly cannotSay: (order: AnOrder) => readonly Loss[];
}

/**
 * A way to write orders down. Each notation has its own folder and a line in `notations.ts`; nothing else knows about
 * it. Its readers split a text into written orders and pass them to `interpret/`, so that all notations understand
 * names, letters and coasts alike and report errors in the same way.
 */
export interface Notation {
  readonly id: string;
  readonly name: string;
  /** People write it, in mails and on pages: what HTML separates is put on lines of its own. */
  readonly isProse?: boolean;
  /** How it differs from what all people write; left out if a reader of its own reads it. May depend on the text. */
  readonly dialect?: Dialect | ((text: string) => Dialect);
  /** Its reports mark everything that did not succeed; in others an unmarked order may just not be reported on. */
  readonly marksAll?: boolean;
  /** How sure it is that a text is in this notation: from 0 (it is not) to 1 (no other notation looks like this). */
  readonly confidence: (text: string) => number;
  /**
   * Everything that a text says, whatever its phase: orders, results, units, and what it skips. In linear time; never
   * throws.
   */
  readonly open: (text: string, hint: TextHint) => WrittenText;
  readonly movement: PhaseNotation<Order>;
  readonly retreats: PhaseNotation<RetreatPhaseOrder>;
  readonly adjustments: PhaseNotation<AdjustmentOrder>;
}
