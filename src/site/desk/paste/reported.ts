import { findingsOf } from '../../../audit/audit-moves.ts';
import { findingSentence } from '../../../audit/audit-sentences.ts';
import type { Language } from '../../../explain/languages/language.ts';
import type { TextOrder, TextReading } from '../../../orders/notations/read-text.ts';
import { ORDER_RESULTS, type OrderResult } from '../../../orders/notations/written-text.ts';
import type { Turn } from '../../../trace/turn.ts';
import { formatEntry } from '../../../ui/entry/entry-task.ts';

/** What a pasted text says came of its orders. */
export interface Reported {
  /** Those whose result it states. */
  readonly orders: readonly TextOrder[];
  /** The results that such a text tells apart. */
  readonly marked: ReadonlySet<OrderResult>;
}

/** Their reports mark all that did not succeed; in others what is not marked may just not be said. */
const MARK_ALL: readonly string[] = ['judge', 'python', 'backstabbr'];

/** Null: the text has orders and no results. */
export function reportedIn({ orders, notation }: TextReading): Reported | null {
  const told = orders.filter(({ order, results }) => order !== null && results.length > 0);
  if (told.length === 0) return null;
  const marked = MARK_ALL.includes(notation.id)
    ? ORDER_RESULTS
    : told.flatMap(({ results }) => results);
  return { orders: told, marked: new Set(marked) };
}

/** How the results of a text compare with a ruling. */
export interface ReportedApart {
  /** How many orders of the text are as they were ruled: the others were changed since. */
  readonly compared: number;
  /** A sentence for each order that came out otherwise. */
  readonly sentences: readonly string[];
}

export function reportedApart(
  { orders, marked }: Reported,
  turn: Turn,
  language: Language,
): ReportedApart {
  const ruled = new Set(turn.orders.map((order) => formatEntry(order) + order.power));
  const own = orders.filter(({ order }) => order && ruled.has(formatEntry(order) + order.power));
  const found = findingsOf(turn, own, { edition: turn.edition, marked });
  return {
    compared: own.length,
    sentences: found.map((finding) =>
      findingSentence(finding, { phase: 'movement', turn }, language),
    ),
  };
}
