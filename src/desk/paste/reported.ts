import { retreatPosition } from '../../law/retreats/retreat-position.ts';
import { findingsOf, type RecordedOrder } from '../../audit/audit-moves.ts';
import { findingSentence } from '../../audit/audit-sentences.ts';
import { closedRetreats } from '../../audit/closed-retreats.ts';
import { boardIn, type Board } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Language } from '../../explain/languages/language.ts';
import { formatCaseOrder } from '../../orders/notations/cases/write-case.ts';
import type { TextReading } from '../../orders/notations/read-text.ts';
import {
  ORDER_RESULTS,
  type ListedRetreats,
  type OrderResult,
} from '../../orders/notations/written-text.ts';
import type { Turn } from '../../trace/turn.ts';
import { formatEntry } from '../../ui/entry/entry-task.ts';

/** An order, and the results that a text states for it. */
export interface ReportedOrder {
  readonly power: Power;
  /** In the rulebook's notation, as on an order sheet. */
  readonly order: string;
  readonly results: readonly OrderResult[];
}

/** The results that a pasted text states; links contain them. */
export interface Reported {
  /** The orders whose result it states. */
  readonly orders: readonly ReportedOrder[];
  /** The results that such a text distinguishes. */
  readonly marked: readonly OrderResult[];
  /** Where it lets dislodged units go, if it lists that; links do not contain this. */
  readonly retreats?: readonly ListedRetreats[];
}

/**
 * Null: the text has no results, or a line that cannot be read. Without that line the others may turn out differently.
 */
export function reportedIn(reading: TextReading, board: Board): Reported | null {
  if (reading.errors.length > 0 || !hasResults(reading)) return null;
  const { orders, notation } = reading;
  const reported = orders.flatMap(({ order, results }): readonly ReportedOrder[] =>
    order && results.length > 0
      ? [{ power: order.power, order: formatEntry(order, board), results }]
      : [],
  );
  const marked = notation.marksAll
    ? ORDER_RESULTS
    : [...new Set(reported.flatMap(({ results }) => results))];
  const { retreats } = reading;
  return { orders: reported, marked, ...(retreats.length > 0 ? { retreats } : {}) };
}

/** Whether a text states results of its orders. */
export const hasResults = ({ orders }: TextReading): boolean =>
  orders.some(({ order, results }) => order !== null && results.length > 0);

/** How the results in a text compare with a ruling. */
export interface ReportedComparison {
  /** How many orders of the text are still as ruled; the others were changed since. */
  readonly compared: number;
  /** A sentence for each order whose result differs. */
  readonly sentences: readonly string[];
}

export function compareReported(
  { orders, marked, retreats = [] }: Reported,
  turn: Turn,
  language: Language,
): ReportedComparison {
  const resultsOf = new Map(orders.map(({ order, power, results }) => [order + power, results]));
  const own = turn.orders.flatMap((order): readonly RecordedOrder[] => {
    const { power } = order;
    const results = resultsOf.get(formatEntry(order, boardIn(turn.position)) + power);
    return results ? [{ power, text: formatCaseOrder(order), order, results }] : [];
  });
  const auditing = { edition: turn.edition, marked: new Set(marked) };
  const ruled = { phase: 'movement', turn } as const;
  const { dislodged } = retreatPosition(turn.position, turn.ruling);
  // Other orders may let other units go elsewhere.
  const isWhole = own.length === orders.length;
  const found = [
    ...findingsOf(turn, own, auditing),
    ...(isWhole ? closedRetreats(retreats, dislodged, ruled, turn.edition) : []),
  ];
  return {
    compared: own.length,
    sentences: found.map((finding) => findingSentence(finding, ruled, language)),
  };
}
