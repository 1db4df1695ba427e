import type { Power } from '../../../board/powers.ts';
import { errorAt } from '../../errors.ts';
import type { WrittenOrder } from '../../interpret/written-order.ts';
import type { OrderError, Span, Words } from '../../parsed-orders.ts';
import { shortLines } from '../rulebook/tokens.ts';
import { MAX_ORDERS } from '../rulebook/parse-text.ts';
import { LINE_BREAK, MAX_TEXT, plainSigns, withoutUnseen } from '../source-text.ts';
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
import { maskedLines } from './mask.ts';
import { meantHeadings } from './headings/meant-headings.ts';
import { isLongName } from './headings/power-names.ts';
import { undressed } from '../rulebook/dressed.ts';
import { isHeading } from './plain-heading.ts';
import { incompleteOrder, readLine } from './plain-line.ts';
import { endBeforeCondition, isCondition, isConditionAlone } from './condition.ts';
import { lostLines } from './lost-lines.ts';
import { leadOf, titleOf } from './title.ts';
import { plainTokens } from './tokens/plain-tokens.ts';
import { looksLikeOrder, type LineContext } from './plain-statement.ts';
import { hasPlus, withVerbs } from './signs.ts';
import { signatureOf, type PowerAlone } from './signature.ts';
import {
  beginsStatement,
  continuesLine,
  isNoWorse,
  isOpen,
  isUnit,
  type LineRead,
} from './wrapped-lines.ts';

/** Struck-out text, as chats and pages write it. */
const STRUCK =
  /<(s|del|strike)>[^]{1,300}?<\/\1>|~~[^~\n]{1,300}~~|(?<=^[ \t]{0,8})~[^~\s][^~\n]{1,300}~(?=[ \t]*$)/gim;
/** The most lines of one order. */
const MOST_LINES = 5;

/** The headers of mails, and what reports of any kind list besides orders. */
const NO_ORDERS =
  /^\s*(?:(?:From|To|Cc|Bcc|Date|Received|Message-ID|Reply-To|Return-Path|X-[\w-]+|Mime-Version|Content-[\w-]+|Sender|References|In-Reply-To|Organization|Lines|Newsgroups)\s*:\s.*@|(?:Subject|Date|Received|Message-ID|Content-[\w-]+|X-[\w-]+|Mime-Version)\s*:|Ownership of supply|The (?:next|deadline|following|game)\b)|\bcan retreat to\b|\bavailable retreats?\b|\bno valid retreats?\b|\b(?:unused|unusable) builds? pending\b|^\s*\S+:?\s+\d+ supply cent/i;

const ENDIF = /^\s*endif\b/i;

/** Reads orders of any phase as people write them: letters, mails, zines, and programs that write for people. */
export function readPlain(text: string, dialect: Dialect, hint: TextHint): WrittenText {
  const seen = plainSigns(withoutUnseen(text));
  if (seen.length > MAX_TEXT) {
    const most = `a text of at most ${String(MAX_TEXT)} characters`;
    const at = { line: 1, column: 1, length: 0, words: seen.slice(0, 100) };
    return { ...EMPTY_TEXT, errors: [errorAt(at, 'too-much', 'This text is too long', most)] };
  }
  // First of all, so that no pattern has to be quick on a line of any length.
  const { short: lines, errors: long } = shortLines(seen.split(LINE_BREAK));
  const isPower = (name: string): boolean =>
    isLongName(name) || Object.hasOwn(dialect.powers ?? {}, name.toLowerCase());
  const short = lines.map((line) => undressed(line, isPower)).join('\n');
  const skipped: Skipped[] = [];
  const isAdjusting = hint.phase === 'adjustments';
  const rewritten = withVerbs(dialect.rewrite?.(short) ?? short, isAdjusting);
  const told: NotedResults[] = [];
  const standing = hide(rewritten, STRUCK, null, skipped, []);
  const hidden = dialect.hide ? hide(standing, dialect.hide, null, skipped, []) : standing;
  const shown = (dialect.sentences ?? []).reduce(
    (words, [pattern, result]) => hide(words, pattern, result, skipped, told),
    hidden,
  );
  const hiddenParts = skipped.length;
  const { lines: left, masked: readable } = maskedLines(shown);
  const masked = [...readable];
  const { tokens: whole } = plainTokens(lines, masked, withNamesOf(seen, dialect));
  const headings = meantHeadings(whole, lines, dialect);
  const tokens = [...headings.tokens];
  const statements: Statement[] = [];
  const doubts: Doubt[] = [...headings.doubts];
  const errors: OrderError[] = [...long];
  const idle: WrittenOrder[] = [];
  const strange: Words[] = [];
  const signs = hasPlus(rewritten);
  let context: LineContext = {
    power: undefined,
    phase: hint.phase,
    asked: hint.phase,
    list: null,
    below: null,
    signs,
  };
  /** Powers without orders. */
  const alone: PowerAlone[] = [];
  /** Whether the lines belong to a block that begins with IF. */
  let isBlock = false;
  let hasOrders = false;
  /** Lists of units between two blank lines: next to orders, they are orders with something missing. */
  let listed: LineRead[] = [];
  const endBlock = (): void => {
    const units = listed.flatMap((read) => read.units);
    if (hasOrders) {
      errors.push(...units.map(incompleteOrder));
      idle.push(...listed.flatMap((read) => read.idle));
    } else for (const line of new Set(units.map((unit) => unit.line))) skipLine(line - 1);
    listed = [];
    hasOrders = false;
  };
  const isSkipped = (words: string): boolean =>
    NO_ORDERS.test(words) || dialect.skip?.test(words) === true;
  const skipLine = (index: number): void => {
    skipped.push({ line: index + 1, text: (lines[index] ?? '').trim() });
  };
  for (let index = 0; index < lines.length;) {
    const words = masked[index] ?? '';
    if (words.trim() === '') {
      if ((left[index] ?? '').trim() !== '') skipLine(index);
      const { power } = context;
      context = {
        ...context,
        list: hasOrders ? null : context.list,
        power: dialect.blankEndsPower === true && hasOrders ? undefined : power,
      };
      endBlock();
      index++;
      continue;
    }
    isBlock &&= !isHeading({ lines, tokens: tokens[index] ?? [] });
    if (isBlock || isCondition(words, tokens[index] ?? [], lines)) {
      const start = isBlock ? 0 : endBeforeCondition(words);
      const before = (tokens[index] ?? []).filter(({ column }) => column <= start);
      const isPart = before.some((_, at) => looksLikeOrder({ lines, tokens: before }, at));
      const said = (lines[index] ?? '').slice(isPart ? start : 0);
      const column = isPart ? start + 1 : 1;
      const at = { line: index + 1, column, length: said.length, words: said };
      errors.push(errorAt(at, 'order', 'This order is conditional', 'unconditional orders'));
      if (isPart) {
        tokens[index] = before;
        masked[index] = words.slice(0, start);
        continue;
      }
      context = { ...context, ...leadOf(words, hint.phase) };
      isBlock =
        (isBlock || isConditionAlone(words, tokens[index] ?? [], lines)) && !ENDIF.test(words);
      index++;
      continue;
    }
    if (isSkipped(words)) {
      skipLine(index);
      const list = dialect.listAfter?.(words) ?? null;
      const title = NO_ORDERS.test(words) ? leadOf(words, hint.phase) : titleOf(words, hint.phase);
      context = { ...context, ...title, list };
      index++;
      continue;
    }
    if (statements.length + errors.length >= MAX_ORDERS) {
      const at = { line: index + 1, column: 1, length: 0, words };
      const most = `at most ${String(MAX_ORDERS)} orders`;
      return { ...EMPTY_TEXT, errors: [errorAt(at, 'too-much', 'Too many orders', most)] };
    }
    const { read, used } = readWithNext(index);
    lostLines(read, index, tokens.slice(index, index + used)).forEach(skipLine);
    if (/\?\s*$/.test(words) && read.statements.length > 0 && !read.context.phase) {
      const at = {
        line: index + 1,
        column: 1,
        length: (lines[index] ?? '').length,
        words: lines[index] ?? '',
      };
      errors.push(errorAt(at, 'order', 'This is a question', 'an order'));
      index += used;
      continue;
    }
    addResults(statements, read.before);
    statements.push(...read.statements);
    hasOrders ||= read.statements.length > 0;
    doubts.push(...read.doubts);
    errors.push(...read.errors);
    strange.push(...read.strange);
    if (read.units.length > 0) listed.push(read);
    else idle.push(...read.idle);
    skipped.push(...read.skipped);
    const { power: named } = read.context;
    if (named && named !== context.power && read.statements.length + read.errors.length === 0) {
      const line = lines[index] ?? '';
      const said = line.trim();
      const column = line.indexOf(said) + 1;
      alone.push({ power: named, line: index + 1, column, length: said.length, words: said });
    }
    // A list continues only after a comma.
    const goesOn = /[,;:&]\s*$|\band\s*$/i.test(masked[index + used - 1] ?? '');
    context = { ...read.context, list: goesOn ? read.context.list : null };
    if (read.statements.length === 0) context = { ...context, ...titleOf(words, hint.phase) };
    index += used;
  }
  endBlock();
  const isReport = dialect.isReport?.(short) ?? false;
  const by = hint.power
    ? null
    : signatureOf(statements, alone, skipped.slice(hiddenParts), dialect.powers);
  if (by?.doubt) doubts.push(by.doubt);
  const owned = by ? statements.map((each) => ownedBy(each, by.power)) : statements;
  const marked = withNotedResults(owned, told, errors);
  const reported = isReport ? marked.map(succeeded) : marked;
  return {
    statements: (dialect.finish?.(reported, lines) ?? reported).flatMap(withRetreat),
    skipped,
    doubts,
    errors,
    ...(strange.length > 0 ? { strange } : {}),
    ...(idle.length > 0
      ? { idle: idle.map((each) => (by ? { ...each, power: by.power } : each)) }
      : {}),
    ...(dialect.asWritten === true ? { asWritten: true } : {}),
    ...(dialect.namesRoutes === true ? { namesRoutes: true } : {}),
    ...(dialect.lacksLetters === true ? { lacksLetters: true } : {}),
  };

  /** A line with those after it that belong to it: mail programs wrap long orders. */
  function readWithNext(index: number): { read: LineRead; used: number } {
    let own = tokens[index] ?? [];
    let read = readLine({ lines, tokens: own }, dialect, context);
    let used = 1;
    /** Lines that would be orders without the one before them. */
    const unsure: number[] = [];
    while (used < MOST_LINES) {
      const place = index + used;
      const next = tokens[place] ?? [];
      if (next.length === 0 || isSkipped(masked[place] ?? '')) break;
      const joined = [...own, ...next];
      const isNew =
        dialect.begins?.(masked[place] ?? '') ?? beginsStatement({ lines, tokens: next });
      const isSure = dialect.begins
        ? !isNew && isOpen(read)
        : continuesLine({ lines, tokens: next }, own);
      if (!isSure && (read.isComplete || isNew)) break;
      const together = readLine({ lines, tokens: joined }, dialect, context);
      if (!isSure && !isNoWorse(together, read)) break;
      const alone = readLine({ lines, tokens: next }, dialect, context);
      if (together.statements.length < alone.statements.length && read.statements.length === 0)
        break;
      const both = read.statements.length + alone.statements.length;
      const isBoth = read.statements.length > 0 && together.statements.length >= both;
      if (isUnit(next) && alone.isComplete && alone.errors.length === 0 && !isBoth)
        unsure.push(place);
      own = joined;
      read = together;
      used++;
    }
    return unsure.length === 0 ? { read, used } : { read: { ...read, doubts: doubted() }, used };

    function doubted(): readonly Doubt[] {
      const both = unsure.map((place): Doubt => {
        const words = (lines[place] ?? '').trim();
        const at = { line: place + 1, column: 1, length: words.length, words };
        return { ...at, readings: ['a separate order', 'the end of the line above'] };
      });
      return [...read.doubts, ...both];
    }
  }
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

/** What a sentence reports about the order before it. */
interface NotedResults {
  readonly line: number;
  readonly column: number;
  readonly result: OrderResult;
}

/** The text with blanks where it has nothing to read. */
function hide(
  text: string,
  pattern: RegExp,
  result: OrderResult | null,
  skipped: Skipped[],
  told: NotedResults[],
): string {
  let line = 1;
  let from = 0;
  let shown = '';
  for (const { 0: words, index } of text.matchAll(pattern)) {
    const before = text.slice(from, index);
    line += before.split('\n').length - 1;
    const column = index - text.lastIndexOf('\n', index - 1);
    if (result) told.push({ line, column, result });
    else skipped.push({ line, text: words.trim() });
    line += words.split('\n').length - 1;
    // A sentence ends an order.
    shown += `${before};${words.slice(1).replace(/[^\n\r]/g, ' ')}`;
    from = index + words.length;
  }
  return shown + text.slice(from);
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
    // What is said about an order that cannot be read does not apply to the one before it.
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
