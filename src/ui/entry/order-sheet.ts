import { boardIn, spaceOf, type Piece, type SpaceId } from '../../board/board.ts';
import { berthIn } from '../../board/unit-at.ts';
import type { Power } from '../../board/powers.ts';
import { errorAt } from '../../orders/errors.ts';
import {
  inOrderOfText,
  type OrderError,
  type RepairAt,
  type Span,
} from '../../orders/parsed-orders.ts';
import {
  formatEntry,
  placeOf,
  readEntry,
  unitsAsked,
  type EntryOrder,
  type EntryTask,
} from './entry-task.ts';
import type { OrderSheets } from '../../game/game.ts';

/** One order of a sheet, and its place in the text. */
export interface SheetOrder {
  readonly order: EntryOrder;
  readonly span: Span;
  readonly repairs: readonly RepairAt[];
}

/** `of`: it is readable, but an order of another power. */
export type SheetError = OrderError & { readonly of?: Power };

/** The order sheet of one power as read. */
export interface SheetReading {
  readonly power: Power;
  /** In text order; all are the power's own. */
  readonly orders: readonly SheetOrder[];
  /** What could not be read, and orders under the heading of another power. */
  readonly errors: readonly SheetError[];
  /** The units without a readable order. */
  readonly silent: readonly Piece[];
}

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.line === outer.line &&
  inner.column >= outer.column &&
  inner.column + inner.length <= outer.column + outer.length;

/**
 * Reads an order sheet. A power orders only its own units: an order under another power's heading is an error. Never throws.
 */
export function readSheet(task: EntryTask, power: Power, text: string): SheetReading {
  const { orders, spans, errors, repairs } = readEntry(task, power, text);
  const lines = linesOf(text);
  const own: SheetOrder[] = [];
  const foreign: SheetError[] = [];
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

/** Whether hardly anything on the sheet of a power can be read. */
export function isLittleRead(task: EntryTask, power: Power, sheets: OrderSheets): boolean {
  const { orders, errors } = readSheet(task, power, sheets[power] ?? '');
  return errors.length > orders.length;
}

/** Whether a text of several lines has orders under the headings of other powers. */
export const namesOthers = (task: EntryTask, power: Power, text: string): boolean =>
  /[\n\r]/.test(text.trim()) &&
  readEntry(task, power, text).orders.some((order) => order.power !== power);

function notItsOwn(
  power: Power,
  other: Power,
  { line, column, length }: Span,
  lines: readonly TextLine[],
): SheetError {
  const words = (lines[line - 1]?.text ?? '').slice(column - 1, column - 1 + length);
  const problem = `This is an order of ${other}, on the order sheet of ${power}`;
  return {
    ...errorAt({ line, column, length, words }, 'power', problem, `an order of ${power}`),
    of: other,
  };
}

/** A line of a text, and its offset in the text. */
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

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function stretchOf(text: string, { line, column, length }: Span): Stretch {
  const from = (linesOf(text)[line - 1]?.start ?? 0) + column - 1;
  return { from, to: from + length };
}

const replaced = (text: string, { from, to }: Stretch, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

const isSpace = (char: string | undefined): boolean => char === ' ' || char === '\t';
const isBreak = (char: string | undefined): boolean => char === undefined || /[\n\r]/.test(char);

/**
 * The stretch to cut for an order, including what separated it from its neighbours; a line with nothing else on it goes
 * completely.
 */
function cut(text: string, { from, to }: Stretch): string {
  let [start, end] = [from, to];
  while (isSpace(text[end])) end++;
  while (isSpace(text[start - 1])) start--;
  const before = text[start - 1];
  if (text[end] === ',' || text[end] === ';') {
    end++;
    while (isSpace(text[end])) end++;
    return replaced(text, { from, to: end }, '');
  }
  if (before === ',' || before === ';') return replaced(text, { from: start - 1, to: end }, '');
  if (!isBreak(before) || !isBreak(text[end])) return replaced(text, { from, to: end }, '');
  if (text.startsWith('\r\n', end)) end += 2;
  else if (end < text.length) end++;
  else if (start > 0) start -= text.startsWith('\r\n', start - 2) ? 2 : 1;
  return replaced(text, { from: start, to: end }, '');
}

/** The orders on the sheet for a place, the last first, so that earlier offsets stay valid. */
function ordersFor(
  task: EntryTask,
  power: Power,
  text: string,
  place: SpaceId,
): readonly SheetOrder[] {
  return readSheet(task, power, text)
    .orders.filter(({ order }) => placeOf(order) === place)
    .reverse();
}

/**
 * Writes an order into the sheet of its power, in place of the order for the same unit. Everything else stays,
 * including comments and unreadable text. The result reads back as this order.
 */
export function writeInto(task: EntryTask, text: string, order: EntryOrder): string {
  const { power } = order;
  const place = placeOf(order);
  const words = formatEntry(order, boardIn(task.position));
  const known = place === null ? [] : ordersFor(task, power, text, place);
  const first = known.at(-1);
  if (!first) return added(task, power, text, words);
  const rest = known.slice(0, -1).reduce((now, { span }) => cut(now, stretchOf(now, span)), text);
  return replaced(rest, stretchOf(rest, first.span), words);
}

/** Appends the order; prepends it if a heading at the end would assign the order to another power. */
function added(task: EntryTask, power: Power, text: string, words: string): string {
  const gap = text === '' || /[\n\r]$/.test(text) ? '' : '\n';
  const below = `${text}${gap}${words}`;
  const count = (sheet: string): number => readSheet(task, power, sheet).orders.length;
  return count(below) > count(text) ? below : `${words}\n${text}`;
}

/** The sheet without any order for this place. */
export function eraseFrom(task: EntryTask, power: Power, text: string, place: SpaceId): string {
  // The army aboard a fleet is ordered with it.
  return [place, berthIn(place)]
    .flatMap((one) => ordersFor(task, power, text, one))
    .sort((one, other) => inOrderOfText(other.span, one.span))
    .reduce((now, { span }) => cut(now, stretchOf(now, span)), text);
}

/** The sheet without its last waived build. */
export function eraseWaive(task: EntryTask, power: Power, text: string): string {
  const waive = readSheet(task, power, text).orders.findLast(({ order }) => order.type === 'waive');
  return waive ? cut(text, stretchOf(text, waive.span)) : text;
}
