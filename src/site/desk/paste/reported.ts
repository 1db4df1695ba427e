import { findingsOf, type RecordedOrder } from '../../../audit/audit-moves.ts';
import { findingSentence } from '../../../audit/audit-sentences.ts';
import { POWERS, type Power } from '../../../board/powers.ts';
import type { Language } from '../../../explain/languages/language.ts';
import type { TextReading } from '../../../orders/notations/read-text.ts';
import { ORDER_RESULTS, type OrderResult } from '../../../orders/notations/written-text.ts';
import type { Turn } from '../../../trace/turn.ts';
import { formatEntry } from '../../../ui/entry/entry-task.ts';

/** An order, and what a text says came of it. */
export interface ReportedOrder {
  readonly power: Power;
  /** In the rulebook's notation, as it stands on an order sheet. */
  readonly order: string;
  /** In the case format. */
  readonly text: string;
  readonly results: readonly OrderResult[];
}

/** What a pasted text says came of its orders. Plain data: survives JSON. */
export interface Reported {
  /** Those whose result it states. */
  readonly orders: readonly ReportedOrder[];
  /** The results that such a text tells apart. */
  readonly marked: readonly OrderResult[];
}

/** Their reports mark all that did not succeed; in others what is not marked may just not be said. */
const MARK_ALL: readonly string[] = ['judge', 'python', 'backstabbr'];

/** Null: the text has orders and no results. */
export function reportedIn({ orders, notation }: TextReading): Reported | null {
  const told = orders.flatMap(({ order, text, results }): readonly ReportedOrder[] =>
    order && results.length > 0
      ? [{ power: order.power, order: formatEntry(order), text, results }]
      : [],
  );
  if (told.length === 0) return null;
  const marked = MARK_ALL.includes(notation.id)
    ? ORDER_RESULTS
    : [...new Set(told.flatMap(({ results }) => results))];
  return { orders: told, marked };
}

/** As many orders as a turn may have. */
const MOST = 200;
/** Of the text of an order, in characters. */
const LONGEST = 100;

/** What a browser has kept of it; null if that is anything else. */
export function keptReported(kept: unknown): Reported | null {
  const { orders, marked } = fieldsOf(kept);
  const told = Array.isArray(orders) && orders.length <= MOST ? orders.map(keptOrder) : [];
  const own = told.filter((one) => one !== null);
  const results = resultsIn(marked);
  return own.length === 0 || own.length < told.length || !results
    ? null
    : { orders: own, marked: results };
}

function keptOrder(kept: unknown): ReportedOrder | null {
  const { power: whose, order, text, results: told } = fieldsOf(kept);
  const power = POWERS.find((one) => one === whose);
  const results = resultsIn(told);
  return power && isShort(order) && isShort(text) && results
    ? { power, order, text, results }
    : null;
}

const fieldsOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === 'object' && kept !== null ? { ...kept } : {};

const isShort = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= LONGEST;

function resultsIn(kept: unknown): readonly OrderResult[] | null {
  if (!Array.isArray(kept)) return null;
  const found = kept.flatMap((one) => ORDER_RESULTS.filter((result) => result === one));
  return found.length === kept.length ? found : null;
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
  const ruled = new Map(turn.orders.map((order) => [formatEntry(order) + order.power, order]));
  const own = orders.flatMap((told): readonly RecordedOrder[] => {
    const order = ruled.get(told.order + told.power);
    return order ? [{ power: told.power, text: told.text, order, results: told.results }] : [];
  });
  const found = findingsOf(turn, own, { edition: turn.edition, marked: new Set(marked) });
  return {
    compared: own.length,
    sentences: found.map((finding) =>
      findingSentence(finding, { phase: 'movement', turn }, language),
    ),
  };
}
