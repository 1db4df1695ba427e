import type { OrderError } from '../../parsed-orders.ts';
import type { WrittenOrder } from '../../interpret/written-order.ts';
import { errorAt } from '../../errors.ts';
import { A_POWER, AN_ORDER, fail, type Failure, type Parsed } from './parse-errors.ts';
import { orderAt } from './grammar.ts';
import { endOfLine, headingAt, mentionAt, sentenceAt, strangeHeadingAt } from './headings.ts';
import { idleUnitAt } from './idle-unit.ts';
import { isAction } from './phrases.ts';
import { powerAt } from './places.ts';
import { noOrdersAt, refusal, refusalIn, refusedHeadingAt, type UnfitOrder } from './headings.ts';
import { tokenAt, wordsBetween, type TokenizedText } from './tokens.ts';

const A_SENTENCE = 'This mentions a power but is not an order';

/** More orders than any turn has. */
export const MAX_ORDERS = 2_000;

export interface Parse<Written = WrittenOrder> {
  readonly written: readonly Written[];
  readonly errors: readonly OrderError[];
  /** The units of orders that could not be read, as if they held. */
  readonly idle: readonly WrittenOrder[];
}

/** Reads one order that begins at `start`, up to a place where it may end. */
export type OrderGrammar<Written> = (
  source: TokenizedText,
  start: number,
  power: WrittenOrder['power'],
) => Parsed<Written>;

/**
 * Whether the unit or nationality at `at` is only mentioned by an order that failed: `A Sil suports A Ber-Pru`, `A Sil
 * S RUSIAN A War-Pru`. Taking it for an order in its own right would be worse than losing one.
 */
function isMentioned(source: TokenizedText, at: number, { at: failed, isVerb }: Failure): boolean {
  const speaks = (index: number): boolean =>
    tokenAt(source, index).key === 'support' || tokenAt(source, index).key === 'convoy';
  let before = at - 1;
  while (before > failed && (tokenAt(source, before).key === 'move' || powerAt(source, before)))
    before--;
  return speaks(before) || (before === failed && (isVerb || speaks(failed - 1)));
}

/**
 * The next token after a failure at which an order or a heading can begin, or the line or the order ends. After words
 * that are not an order at all (`Build A War`, `If Germany moves A Mun-Bur`) that takes a heading with a colon.
 */
function resume(source: TokenizedText, start: number, failure: Failure): number {
  const isOrder = failure.at !== start || mayBeName(source, start);
  let isSentence = false;
  for (let at = Math.max(failure.at, start + 1); ; at++) {
    const { kind, key } = tokenAt(source, at);
    if (kind === 'end' || kind === 'separator') return at;
    const heading = headingAt(source, at);
    const mention = mentionAt(source, at);
    if (mention && tokenAt(source, mention.next).kind === 'colon') return endOfLine(source, at);
    isSentence ||= mention !== null && !isMentioned(source, at, failure);
    if (isSentence) continue;
    if (heading && tokenAt(source, heading.next - 1).kind === 'colon') return at;
    const begins = key === 'A' || key === 'F' || heading !== null;
    if (isOrder && begins && !isMentioned(source, at, failure)) return at;
  }
}

/** Whether an order may begin here with a misspelt name: a word and a verb. */
function mayBeName(source: TokenizedText, at: number): boolean {
  const { kind, key } = tokenAt(source, at);
  return kind === 'word' && key === null && isAction(source, at + 1);
}

function explain(
  source: TokenizedText,
  start: number,
  failure: Failure,
  order: string,
): OrderError {
  if (failure.at !== start || mayBeName(source, start)) return failure.error;
  return fail(source, start, start, order).error.error;
}

/**
 * Whether an error at this place was already reported: in `A fleet` for the second word, which begins no order either.
 */
const isReportedAt = ({ line, column }: OrderError, last: OrderError | undefined): boolean =>
  last?.line === line && last.column === column;

/**
 * Reads every order of a text. One that cannot be read is reported and skipped; all others are read. A heading applies
 * until the next one.
 */
export function parseOrders(source: TokenizedText): Parse {
  return parseWith(source, orderAt, AN_ORDER);
}

/** The same for the orders of any phase; `expected` is what an error asks for where there is none. */
export function parseWith<Written>(
  source: TokenizedText,
  grammar: OrderGrammar<Written>,
  expected: string,
): Parse<Written> {
  const written: Written[] = [];
  const errors: OrderError[] = [];
  const idle: WrittenOrder[] = [];
  let power: WrittenOrder['power'];
  /** Why nothing under this heading is followed. */
  let refused: UnfitOrder | null = null;
  let at = 0;
  while (at < source.tokens.length) {
    const { kind, words } = tokenAt(source, at);
    const isFirst = tokenAt(source, at - 1).kind === 'end';
    const isBullet = isFirst && (kind === 'dash' || /^\d+$/.test(words));
    if (kind === 'end' || kind === 'separator' || isBullet) {
      at++;
      continue;
    }
    const nothing = noOrdersAt(source, at);
    const refusing = refusedHeadingAt(source, at);
    const heading = refusing ? null : headingAt(source, at);
    const sentence = refusing || heading ? null : sentenceAt(source, at);
    const strange = refusing || heading || sentence ? null : strangeHeadingAt(source, at);
    if (nothing !== null) at = nothing;
    else if (refusing) {
      refused = refusing.value;
      at = refusing.next;
    } else if (heading) {
      power = heading.value;
      refused = null;
      at = heading.next;
    } else if (sentence !== null) {
      errors.push(errorAt(wordsBetween(source, at, sentence - 1), 'order', A_SENTENCE, expected));
      at = sentence;
    } else if (strange) {
      refused = null;
      errors.push(errorAt(strange.value, 'power', 'No power has this name', A_POWER));
      power = null;
      at = strange.next;
    } else if (written.length + errors.length >= MAX_ORDERS) {
      const most = `at most ${String(MAX_ORDERS)} orders`;
      return {
        written: [],
        idle: [],
        errors: [errorAt(tokenAt(source, at), 'too-much', 'Too many orders', most)],
      };
    } else {
      const order = grammar(source, at, power);
      const next = order.ok ? order.value.next : resume(source, at, order.error);
      if (refused) errors.push(refusal(refused, wordsBetween(source, at, next - 1)));
      else if (order.ok) written.push(order.value.value);
      else {
        const refusedHere = refusalIn(wordsBetween(source, at, next - 1));
        const error = refusedHere ?? explain(source, at, order.error, expected);
        if (!isReportedAt(error, errors.at(-1))) errors.push(error);
      }
      if (refused || !order.ok) idle.push(...idleUnitAt(source, at, power));
      at = next;
    }
  }
  return { written, errors, idle };
}
