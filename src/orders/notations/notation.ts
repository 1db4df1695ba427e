import type { AdjustmentOrder } from '../adjustment-order.ts';
import type { Order } from '../order.ts';
import type { ParsedOrders, ReadOptions } from '../parsed-orders.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import type { TextHint, WrittenText } from './written-text.ts';

/** What a notation may be unable to say of an order. */
export const LOSSES = [
  'order', //      it has no words for such an order at all
  'power', //      whose order it is
  'kind', //       whether a unit is an army or a fleet
  'coast', //      a coast that was named
  'by-convoy', //  that a move goes by convoy
] as const;
export type Loss = (typeof LOSSES)[number];

/** How a notation treats the orders of one phase. */
export interface PhaseNotation<AnOrder> {
  /** Reads any text, in time proportional to its length. Never throws: what it cannot read is an error at its place. */
  readonly read: (text: string, options?: ReadOptions) => ParsedOrders<AnOrder>;
  /** A text that `read` takes back to the same orders if told to take it `asWritten`, but for what `cannotSay` lists. */
  readonly write: (orders: readonly AnOrder[]) => string;
  /** One order without its power, as it stands in such a text. */
  readonly writeOrder: (order: AnOrder) => string;
  /** What of the order is lost when it is written. */
  readonly cannotSay: (order: AnOrder) => readonly Loss[];
}

/**
 * A way to write orders down. A notation has a folder of its own and a line in `notations.ts`; nothing else knows it. Its
 * readers cut a text into written orders and hand them to `interpret/`, so that all notations understand names, letters
 * and coasts alike and report errors in the same way.
 */
export interface Notation {
  readonly id: string;
  readonly name: string;
  /** People write it, in mails and on pages: what HTML parts stands on lines of its own. */
  readonly isProse?: boolean;
  /** Its reports mark all that did not succeed; in others what is not marked may just not be said. */
  readonly marksAll?: boolean;
  /** How sure it is that a text is its own: from 0, it is not, to 1, no other notation looks like this. */
  readonly confidence: (text: string) => number;
  /** All that a text says, whatever its phase: orders, results, units, and what it skips. In linear time; never throws. */
  readonly open: (text: string, hint: TextHint) => WrittenText;
  readonly movement: PhaseNotation<Order>;
  readonly retreats: PhaseNotation<RetreatPhaseOrder>;
  readonly adjustments: PhaseNotation<AdjustmentOrder>;
}
