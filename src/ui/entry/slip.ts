import { spaceOf, type Piece } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { errorAt } from '../../orders/errors.ts';
import {
  inOrderOfText,
  type OrderError,
  type RepairAt,
  type Span,
} from '../../orders/parsed-orders.ts';
import { placeOf, readEntry, unitsAsked, type EntryOrder, type EntryTask } from './task.ts';

/** One order of a slip, and where it is written. */
export interface SlipOrder {
  readonly order: EntryOrder;
  readonly span: Span;
  readonly repairs: readonly RepairAt[];
}

/** What the text of one power comes to. */
export interface SlipReading {
  readonly power: Power;
  /** In the order of the text; all of them the power's own. */
  readonly orders: readonly SlipOrder[];
  /** What could not be read, and orders under the heading of another power. */
  readonly errors: readonly OrderError[];
  /** The units for which no order could be read. */
  readonly silent: readonly Piece[];
}

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.line === outer.line &&
  inner.column >= outer.column &&
  inner.column + inner.length <= outer.column + outer.length;

/**
 * Reads a slip. A power speaks only for itself: what stands under another's name is an error, not an order, for else
 * anybody could order anybody's units. Never throws.
 */
export function readSlip(task: EntryTask, power: Power, text: string): SlipReading {
  const { orders, spans, errors, repairs } = readEntry(task, power, text);
  const lines = linesOf(text);
  const own: SlipOrder[] = [];
  const foreign: OrderError[] = [];
  orders.forEach((order, index) => {
    const span = spans[index];
    if (!span) return;
    if (order.power === power)
      own.push({ order, span, repairs: repairs.filter((repair) => isWithin(repair, span)) });
    else foreign.push(notItsOwn(power, order.power, span, lines));
  });
  const named = new Set(own.map(({ order }) => placeOf(order)));
  return {
    power,
    orders: own,
    errors: [...errors, ...foreign].sort(inOrderOfText),
    silent: unitsAsked(task, power).filter(({ at }) => !named.has(spaceOf(at))),
  };
}

function notItsOwn(
  power: Power,
  other: Power,
  { line, column, length }: Span,
  lines: readonly TextLine[],
): OrderError {
  const words = (lines[line - 1]?.text ?? '').slice(column - 1, column - 1 + length);
  const problem = `This is an order of ${other}, on the slip of ${power}`;
  return errorAt({ line, column, length, words }, 'power', problem, `an order of ${power}`);
}

/** A line of a text, and where it begins there. */
export interface TextLine {
  readonly text: string;
  readonly start: number;
}

const LINE = /[^\n\r\u0085\u2028\u2029]*(\r\n|[\n\r\u0085\u2028\u2029]|$)/gy;

/** The lines as readers count them. */
export function linesOf(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  for (const { 0: all, 1: end = '', index } of text.matchAll(LINE)) {
    lines.push({ text: all.slice(0, all.length - end.length), start: index });
    if (end === '') break;
  }
  return lines;
}
