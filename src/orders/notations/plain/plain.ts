import type { Power } from '../../../board/powers.ts';
import { errorAt } from '../../errors.ts';
import type { WrittenOrder } from '../../interpret/written-order.ts';
import type { OrderError, Span, Words } from '../../parsed-orders.ts';
import type { Token } from '../rulebook/tokens.ts';
import { MAX_ORDERS } from '../rulebook/parse-text.ts';
import { MAX_TEXT, withoutUnseen } from '../source-text.ts';
import { EMPTY_TEXT } from '../written-text.ts';
import type {
  Doubt,
  OrderResult,
  Skipped,
  Statement,
  TextHint,
  WrittenText,
} from '../written-text.ts';
import { withNamesOf, type Dialect } from './dialect.ts';
import { withRetreat } from './noted-retreat.ts';
import { meantHeadings } from './headings/meant-headings.ts';
import { isHeading } from './plain-heading.ts';
import { incompleteOrder, readLine } from './plain-line.ts';
import { endBeforeCondition, isCondition, isConditionAlone } from './condition.ts';
import { lostLines } from './lost-lines.ts';
import { leadOf, titleOf } from './title.ts';
import { plainTokens } from './tokens/plain-tokens.ts';
import { firstContext, type LineContext } from './line-context.ts';
import { looksLikeOrder } from './plain-statement.ts';
import { passesOf, type NotedResults } from './passes.ts';
import { hasPlus } from './signs.ts';
import { signatureOf, type PowerAlone } from './signature.ts';
import {
  beginsStatement,
  continuesLine,
  isNoWorse,
  isOpen,
  isUnit,
  type LineRead,
} from './wrapped-lines.ts';

/** The headers of mails, and what reports of any kind list besides orders. */
const NO_ORDERS =
  /^\s*(?:(?:From|To|Cc|Bcc|Date|Received|Message-ID|Reply-To|Return-Path|X-[\w-]+|Mime-Version|Content-[\w-]+|Sender|References|In-Reply-To|Organization|Lines|Newsgroups)\s*:\s.*@|(?:Subject|Date|Received|Message-ID|Content-[\w-]+|X-[\w-]+|Mime-Version)\s*:|Ownership of supply|The (?:next|deadline|following|game)\b)|\bcan retreat to\b|\bavailable retreats?\b|\bno valid retreats?\b|\b(?:unused|unusable) builds? pending\b|^\s*\S+:?\s+\d+ supply cent/i;

/** The most lines of one order. */
const MOST_LINES = 5;

const ENDIF = /^\s*endif\b/i;

/** The lines of a text, all lists by line, and how they are to be read. */
interface PlainText {
  /** As they were written. */
  readonly lines: readonly string[];
  /** What is left to read of them, place for place, and as tokens. */
  readonly masked: readonly string[];
  readonly tokens: readonly (readonly Token[])[];
  readonly dialect: Dialect;
  readonly hint: TextHint;
}

/** What the lines so far say; each adds to it. */
interface Reading {
  readonly statements: Statement[];
  readonly doubts: Doubt[];
  readonly errors: OrderError[];
  readonly skipped: Skipped[];
  readonly idle: WrittenOrder[];
  readonly unknownHeadings: Words[];
  readonly alone: PowerAlone[];
  context: LineContext;
  /** Whether the lines belong to a block that begins with IF. */
  isBlock: boolean;
  /** Since the last blank line. */
  hasOrders: boolean;
  /** Lists of units between two blank lines: next to orders, they are orders with something missing. */
  listed: LineRead[];
}

/** Reads orders of any phase as people write them, and programs that write for people. */
export function readPlain(text: string, dialect: Dialect, hint: TextHint): WrittenText {
  // What is unseen does not count.
  if (text.length > MAX_TEXT && withoutUnseen(text).length > MAX_TEXT) {
    const words = withoutUnseen(text.slice(0, 100));
    return tooMuch(
      1,
      words,
      'This text is too long',
      `a text of at most ${String(MAX_TEXT)} characters`,
    );
  }
  const { signs: seen, headings, verbs, outcomes, marks } = passesOf(text, dialect, hint.phase);
  const { lines, told } = marks;
  const masked = marks.text.split('\n');
  const cut = plainTokens(lines, masked, withNamesOf(seen.text, dialect));
  const meant = meantHeadings(cut.tokens, lines, dialect);
  const plain: PlainText = { lines, masked, tokens: meant.tokens, dialect, hint };
  const signs = hasPlus(verbs.text);
  const reading: Reading = {
    ...{ statements: [], doubts: [...meant.doubts], errors: [...marks.errors], skipped: [] },
    ...{ idle: [], unknownHeadings: [], alone: [], isBlock: false, hasOrders: false, listed: [] },
    context: firstContext(hint.phase, signs),
  };
  const unmarked = outcomes.text.split('\n');
  for (let index = 0; index < lines.length;) {
    const words = masked[index] ?? '';
    if (words.trim() === '') {
      if ((unmarked[index] ?? '').trim() !== '') reading.skipped.push(wholeLine(plain, index));
      endOfList(plain, reading);
      index++;
      continue;
    }
    const left = conditional(plain, reading, index);
    if (left === null || isPassedOver(left, reading, index)) {
      index++;
      continue;
    }
    if (reading.statements.length + reading.errors.length >= MAX_ORDERS) {
      return tooMuch(index + 1, words, 'Too many orders', `at most ${String(MAX_ORDERS)} orders`);
    }
    index += ordersAt(left, reading, index);
  }
  endOfList(plain, reading);
  const { statements, doubts, errors, skipped, idle, unknownHeadings, alone } = reading;
  const by = hint.power ? null : signatureOf(statements, alone, skipped, dialect.powers);
  const owned = by ? statements.map((each) => ownedBy(each, by.power)) : statements;
  const marked = withNotedResults(owned, told, errors);
  const isReport = dialect.isReport?.(headings.text) ?? false;
  const reported = isReport ? marked.map(succeeded) : marked;
  return {
    statements: (dialect.finish?.(reported, lines) ?? reported).flatMap(withRetreat),
    skipped: [...marks.skipped, ...skipped],
    doubts: by?.doubt ? [...doubts, by.doubt] : doubts,
    errors,
    ...(unknownHeadings.length > 0 ? { unknownHeadings } : {}),
    ...(idle.length > 0
      ? { idle: idle.map((each) => (by ? { ...each, power: by.power } : each)) }
      : {}),
    ...(dialect.asWritten === true ? { asWritten: true } : {}),
    ...(dialect.namesRoutes === true ? { namesRoutes: true } : {}),
    ...(dialect.lacksLetters === true ? { lacksLetters: true } : {}),
  };
}

const tooMuch = (line: number, words: string, problem: string, most: string): WrittenText => ({
  ...EMPTY_TEXT,
  errors: [errorAt({ line, column: 1, length: 0, words }, 'too-much', problem, most)],
});

const wholeLine = ({ lines }: PlainText, index: number): Skipped => ({
  line: index + 1,
  text: (lines[index] ?? '').trim(),
});

/** A blank line, or the end: what lists of units were there for is known now. */
function endOfList(plain: PlainText, reading: Reading): void {
  const { listed, hasOrders, context } = reading;
  const units = listed.flatMap((read) => read.units);
  if (hasOrders) {
    reading.errors.push(...units.map(incompleteOrder));
    reading.idle.push(...listed.flatMap((read) => read.idle));
  } else
    for (const line of new Set(units.map((unit) => unit.line)))
      reading.skipped.push(wholeLine(plain, line - 1));
  reading.context = {
    ...context,
    list: hasOrders ? null : context.list,
    power: plain.dialect.blankEndsPower === true && hasOrders ? undefined : context.power,
  };
  reading.listed = [];
  reading.hasOrders = false;
}

/**
 * Refuses what a line orders on a condition. Returns what is left of the text: the sentences before the condition; null if
 * nothing is left of the line.
 */
function conditional(plain: PlainText, reading: Reading, index: number): PlainText | null {
  const { lines, masked, tokens, hint } = plain;
  const words = masked[index] ?? '';
  const own = tokens[index] ?? [];
  reading.isBlock &&= !isHeading({ lines, tokens: own });
  const { isBlock } = reading;
  if (!isBlock && !isCondition(words, own, lines)) return plain;
  const start = isBlock ? 0 : endBeforeCondition(words);
  const before = own.filter(({ column }) => column <= start);
  const isPart = before.some((_, at) => looksLikeOrder({ lines, tokens: before }, at));
  const said = (lines[index] ?? '').slice(isPart ? start : 0);
  const column = isPart ? start + 1 : 1;
  const at = { line: index + 1, column, length: said.length, words: said };
  reading.errors.push(errorAt(at, 'order', 'This order is conditional', 'unconditional orders'));
  if (isPart)
    return {
      ...plain,
      masked: masked.with(index, words.slice(0, start)),
      tokens: tokens.with(index, before),
    };
  reading.context = { ...reading.context, ...leadOf(words, hint.phase) };
  reading.isBlock = (isBlock || isConditionAlone(words, own, lines)) && !ENDIF.test(words);
  return null;
}

const hasNoOrders = (words: string, { skip }: Dialect): boolean =>
  NO_ORDERS.test(words) || skip?.test(words) === true;

/** Whether a line has no orders; it may say something of those below. */
function isPassedOver(plain: PlainText, reading: Reading, index: number): boolean {
  const { masked, dialect, hint } = plain;
  const words = masked[index] ?? '';
  if (!hasNoOrders(words, dialect)) return false;
  reading.skipped.push(wholeLine(plain, index));
  const title = NO_ORDERS.test(words) ? leadOf(words, hint.phase) : titleOf(words, hint.phase);
  reading.context = { ...reading.context, ...title, list: dialect.listAfter?.(words) ?? null };
  return true;
}

/** Reads a line, with those after it that belong to it. Returns how many. */
function ordersAt(plain: PlainText, reading: Reading, index: number): number {
  const { lines, masked, tokens, hint } = plain;
  const { statements, context } = reading;
  const words = masked[index] ?? '';
  const { read, used } = wrappedAt(plain, context, index);
  const lost = lostLines(read, index, tokens.slice(index, index + used));
  reading.skipped.push(...lost.map((line) => wholeLine(plain, line)));
  if (/\?\s*$/.test(words) && read.statements.length > 0 && !read.context.phase) {
    const said = lines[index] ?? '';
    const at = { line: index + 1, column: 1, length: said.length, words: said };
    reading.errors.push(errorAt(at, 'order', 'This is a question', 'an order'));
    return used;
  }
  addResults(statements, read.before);
  statements.push(...read.statements);
  reading.hasOrders ||= read.statements.length > 0;
  reading.doubts.push(...read.doubts);
  reading.errors.push(...read.errors);
  reading.unknownHeadings.push(...read.unknownHeadings);
  if (read.units.length > 0) reading.listed.push(read);
  else reading.idle.push(...read.idle);
  reading.skipped.push(...read.skipped);
  const { power: named } = read.context;
  const title = read.statements.length === 0 ? titleOf(words, hint.phase) : {};
  if (named && named !== context.power && read.statements.length + read.errors.length === 0) {
    const line = lines[index] ?? '';
    const said = line.trim();
    const column = line.indexOf(said) + 1;
    reading.alone.push({ power: named, line: index + 1, column, length: said.length, words: said });
  }
  // A list continues only after a comma.
  const goesOn = /[,;:&]\s*$|\band\s*$/i.test(masked[index + used - 1] ?? '');
  reading.context = {
    ...read.context,
    list: goesOn ? read.context.list : null,
    ...(title.phase ? { ...title, isBelowOfOne: named !== context.power } : {}),
  };
  return used;
}

/** A line with those after it that belong to it: mail programs wrap long orders. */
function wrappedAt(
  { lines, masked, tokens, dialect }: PlainText,
  context: LineContext,
  index: number,
): { readonly read: LineRead; readonly used: number } {
  let own = tokens[index] ?? [];
  let read = readLine({ lines, tokens: own }, dialect, context);
  let used = 1;
  /** Lines that would be orders without the one before them. */
  const unsure: number[] = [];
  while (used < MOST_LINES) {
    const place = index + used;
    const next = tokens[place] ?? [];
    if (next.length === 0 || hasNoOrders(masked[place] ?? '', dialect)) break;
    const joined = [...own, ...next];
    const isNew = dialect.begins?.(masked[place] ?? '') ?? beginsStatement({ lines, tokens: next });
    const isSure = dialect.begins
      ? !isNew && isOpen(read)
      : continuesLine({ lines, tokens: next }, own);
    if (!isSure && (read.isComplete || isNew)) break;
    const together = readLine({ lines, tokens: joined }, dialect, context);
    if (!isSure && !isNoWorse(together, read)) break;
    const alone = readLine({ lines, tokens: next }, dialect, context);
    if (together.statements.length < alone.statements.length && read.statements.length === 0) break;
    const both = read.statements.length + alone.statements.length;
    const isBoth = read.statements.length > 0 && together.statements.length >= both;
    if (isUnit(next) && alone.isComplete && alone.errors.length === 0 && !isBoth)
      unsure.push(place);
    own = joined;
    read = together;
    used++;
  }
  const doubts = unsure.map((place): Doubt => {
    const words = (lines[place] ?? '').trim();
    const at = { line: place + 1, column: 1, length: words.length, words };
    return { ...at, readings: ['a separate order', 'the end of the line above'] };
  });
  return { read: { ...read, doubts: [...read.doubts, ...doubts] }, used };
}

/** A statement of a power. */
export function ownedBy(statement: Statement, power: Power): Statement {
  switch (statement.phase) {
    case 'movement':
      return { ...statement, written: { ...statement.written, power } };
    case 'retreats':
      return { ...statement, written: { ...statement.written, power } };
    case 'adjustments':
      return { ...statement, written: { ...statement.written, power } };
  }
}

const succeeded = (statement: Statement): Statement =>
  statement.results.length > 0 ? statement : { ...statement, results: ['succeeded'] };

function addResults(statements: Statement[], results: readonly OrderResult[]): void {
  const last = statements.pop();
  if (last)
    statements.push(
      results.length > 0 ? { ...last, results: [...new Set([...last.results, ...results])] } : last,
    );
}

function withNotedResults(
  statements: readonly Statement[],
  told: readonly NotedResults[],
  errors: readonly OrderError[],
): readonly Statement[] {
  if (told.length === 0) return statements;
  const results = statements.map((): OrderResult[] => []);
  const sorted = told.toSorted((a, b) => a.line - b.line || a.column - b.column);
  let at = 0;
  for (const { line, column, result } of sorted) {
    while (isBefore(statements[at + 1]?.written, line, column)) at++;
    const last = statements[at]?.written;
    // What is said of an order that cannot be read is not said of the one before it.
    const lost = errors.findLast((error) => isBefore(error, line, column));
    if (lost && last && isBefore(last, lost.line, lost.column)) continue;
    if (isBefore(last, line, column)) results[at]?.push(result);
  }
  return statements.map((each, index) => ({
    ...each,
    results: [...new Set([...each.results, ...(results[index] ?? [])])],
  }));
}

const isBefore = (at: Span | undefined, line: number, column: number): boolean =>
  at !== undefined && (at.line < line || (at.line === line && at.column < column));
