import type { SpaceId } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Span } from '../../orders/parsed-orders.ts';
import { linesOf, readSlip, type SlipOrder } from './slip.ts';
import { formatEntry, placeOf, type EntryOrder, type EntryTask } from './task.ts';

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

/** The stretch without the order, with what separated it from its neighbours; a line that held nothing else goes whole. */
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

/** The orders of the slip that speak of a place, last first, so that those before stay where they are. */
function ordersFor(
  task: EntryTask,
  power: Power,
  text: string,
  place: SpaceId,
): readonly SlipOrder[] {
  return readSlip(task, power, text)
    .orders.filter(({ order }) => placeOf(order) === place)
    .reverse();
}

/**
 * Writes an order into the slip of its power, in the place of what is written for the same unit; all else, comments and what
 * cannot be read included, stays as it is. The answer reads back as this order.
 */
export function writeInto(task: EntryTask, text: string, order: EntryOrder): string {
  const { power } = order;
  const place = placeOf(order);
  const words = formatEntry(order);
  const known = place === null ? [] : ordersFor(task, power, text, place);
  const first = known.at(-1);
  if (!first) return added(task, power, text, words);
  const rest = known.slice(0, -1).reduce((now, { span }) => cut(now, stretchOf(now, span)), text);
  return replaced(rest, stretchOf(rest, first.span), words);
}

/** Below what is there; above it if a heading at the end would give the order to somebody else. */
function added(task: EntryTask, power: Power, text: string, words: string): string {
  const gap = text === '' || /[\n\r]$/.test(text) ? '' : '\n';
  const below = `${text}${gap}${words}`;
  const count = (slip: string): number => readSlip(task, power, slip).orders.length;
  return count(below) > count(text) ? below : `${words}\n${text}`;
}

/** The slip without any order for this place. */
export function eraseFrom(task: EntryTask, power: Power, text: string, place: SpaceId): string {
  return ordersFor(task, power, text, place).reduce(
    (now, { span }) => cut(now, stretchOf(now, span)),
    text,
  );
}

/** The slip without the last build that it declines. */
export function eraseWaive(task: EntryTask, power: Power, text: string): string {
  const waive = readSlip(task, power, text).orders.findLast(({ order }) => order.type === 'waive');
  return waive ? cut(text, stretchOf(text, waive.span)) : text;
}
