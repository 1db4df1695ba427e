import type { OrderError, Words } from '../../parsed-orders.ts';
import { errorAt } from '../../errors.ts';
import { isAction } from '../rulebook/phrases.ts';
import { AN_ORDER } from '../rulebook/parse-errors.ts';
import { noOrdersAt } from '../rulebook/headings.ts';
import { idleUnitAt } from '../rulebook/idle-unit.ts';
import type { WrittenOrder, WrittenPlace } from '../../interpret/written-order.ts';
import type { Power } from '../../../board/powers.ts';
import { placeAt, powerAt } from '../rulebook/places.ts';
import { tokenAt, wordsBetween, type TokenizedText, type Token } from '../rulebook/tokens.ts';
import type { Doubt, OrderResult, Skipped, Statement } from '../written-text.ts';
import type { Dialect } from './dialect.ts';
import type { LineRead } from './wrapped-lines.ts';
import { leavesRetreat, markAt, withoutBrackets, type ResultMark } from './marks.ts';
import type { LineContext } from './line-context.ts';
import { beginsUnit, type Heading, headingIn } from './plain-heading.ts';
import { correctedAt } from './correction.ts';
import { isMinusAlone, signAt } from './signs.ts';
import { endOfFailed, endOfPart, endOfRemark, isLetterAt, isVerbAt } from './resume.ts';
import { titleInHeading } from './title.ts';
import {
  AND,
  isAttemptedOrder,
  listOf,
  looksLikeOrder,
  statementAt,
  type BareStatement,
} from './plain-statement.ts';

/** Words before orders. */
const LONGEST_PROSE = 20;

/** Matches text that speaks of a possible future order. */
const SPECULATIVE = /\b(?:will|would|should|shall|may|might|could|can|probably|hopefully)\s*$/i;

const NO_ORDER = /^no (orders?|moves?)( (processed|received|given))?$/i;

/** Reads a line: its headings, its orders, and what follows them. */
export function readLine(source: TokenizedText, dialect: Dialect, before: LineContext): LineRead {
  const { tokens, marks, remarks, failed } = withoutBrackets(source, dialect.bracketsFail === true);
  const line: TokenizedText = { lines: source.lines, tokens };
  const found: {
    read: BareStatement;
    results: readonly OrderResult[];
    retreat?: WrittenPlace | undefined;
  }[] = [];
  const skipped: Skipped[] = [...remarks];
  const doubts: Doubt[] = [];
  const errors: OrderError[] = [];
  const bare: Words[] = [];
  const idle: WrittenOrder[] = [];
  const unknownHeadings: Words[] = [];
  const laterMarks: ResultMark[] = [];
  let context = before;
  let isWhole = true;
  let hasHeading = false;
  let isFirst = true;
  let at = 0;
  while (tokenAt(line, at).kind !== 'end') {
    const token = tokenAt(line, at);
    const verb = hasOrderBefore() ? null : signAt(line, at);
    const isAdjusting = context.phase === 'adjustments' || context.signs || verb === 'build';
    if (verb && (isAdjusting || isMinusAlone(line, at))) {
      const tokensOf = tokens.toSpliced(at, 1, { ...token, kind: 'word', key: verb });
      const read = statementAt({ lines: line.lines, tokens: tokensOf }, at, context);
      if (!('failure' in read)) {
        for (const each of read.read) found.push({ read: each, results: [] });
        if (!isAdjusting)
          doubts.push({ ...wordsBetween(line, at, read.next - 1), readings: [verb] });
        isFirst = false;
        at = Math.max(read.next, at + 1);
        continue;
      }
    }
    const isNoise =
      token.kind === 'separator' ||
      token.kind === 'other' ||
      token.kind === 'close' ||
      token.kind === 'colon';
    if (isNoise || AND.test(token.words) || (token.kind === 'dash' && !hasOrderBefore())) {
      at++;
      continue;
    }
    const nothing =
      (/^nmr$/i.test(token.words) ? at + 1 : noOrdersAt(line, at)) ??
      (tokenAt(line, at - 1).kind === 'colon' ? noChangeAt(tokens, at) : null);
    if (nothing !== null) {
      skipped.push(skip(at, nothing));
      at = nothing;
      continue;
    }
    const corrected = isFirst ? correctedAt(line, at) : null;
    if (corrected !== null) {
      skipped.push(skip(at, corrected));
      at = corrected;
      isFirst = false;
      continue;
    }
    const heading = headingIn(line, at, isFirst);
    if (heading) {
      const words = wordsBetween(line, at, heading.next - 1);
      if (heading.power === null) unknownHeadings.push(words);
      context = underHeading(heading, words.words, context);
      hasHeading = true;
      at = heading.next;
      isFirst = false;
      continue;
    }
    // `Germany builds A Kie. Russia removes F Bla.`
    const owner = powerAt(line, at);
    const unchanged = owner && noChangeAt(tokens, owner.next);
    if (owner && unchanged !== null) {
      skipped.push(skip(at, unchanged));
      context = { ...context, power: owner.value, list: null };
      at = unchanged;
      hasHeading = true;
      isFirst = false;
      continue;
    }
    if (owner && isVerbAt(line, owner.next)) {
      context = { ...context, power: owner.value, list: null };
      at = owner.next;
      continue;
    }
    const isListed = context.list !== null && beginsUnit(line, at);
    if (!looksLikeOrder(line, at) && !isVerbAt(line, at) && !isListed) {
      const after = found.length === 0 && !hasHeading ? afterProse(at) : null;
      if (after !== null) {
        skipped.push(skip(at, after.next));
        context = { ...context, power: after.power ?? context.power };
        at = after.next;
        hasHeading = true;
        continue;
      }
      const first = found.length === 0 && hasHeading ? afterWords(at) : null;
      if (first !== null) {
        skipped.push(skip(at, first));
        at = first;
        continue;
      }
      if (found.length === 0 && errors.length === 0 && bare.length === 0) {
        const words = wordsBetween(line, at, tokens.length - 1);
        if (isAttemptedOrder(line, at)) {
          errors.push(errorAt(words, 'order', 'This cannot be read', AN_ORDER));
          isWhole = false;
          break;
        }
        if (!hasHeading) skipped.length = 0;
        skipped.push(hasHeading ? { line: words.line, text: words.words } : wholeLine());
        skipped.push(...linesBelow(line, at, tokens.length));
        isWhole = hasHeading && tokens.length > 0 && marks.length > 0;
        break;
      }
      const next = endOfRemark(line, at);
      remark(at, next);
      at = next;
      isWhole = false;
      continue;
    }
    isFirst = false;
    const end = endOfPart(line, at + 1);
    const without = isBare(at, end) ? noOrderAfter(end) : null;
    if (without !== null) {
      hold(at, end);
      at = without;
      continue;
    }
    const read = statementAt(line, at, context);
    if ('failure' in read) {
      const next = endOfFailed(line, at);
      const words = wordsBetween(line, at, next - 1);
      idle.push(...idleUnitAt(line, at, context.power));
      if (isBare(at, next)) bare.push(words);
      else errors.push({ ...read.failure.error });
      isWhole = false;
      at = next;
      continue;
    }
    for (const each of read.read) found.push({ read: each, results: [] });
    doubts.push(...read.doubts);
    // A unit without a verb says nothing about the next.
    const isOpen = read.doubts.some(({ readings }) => readings[1] === 'remove');
    context = { ...context, list: isOpen ? null : listOf(read.read) };
    at = Math.max(read.next, at + 1);
  }
  if (found.length > 0 || errors.length > 0) errors.push(...bare.map(incompleteOrder));
  const isBareLine = found.length === 0 && errors.length === 0;
  const { statements, results } = withMarks([...marks, ...laterMarks]);
  return {
    statements,
    skipped,
    doubts,
    errors,
    before: results,
    context,
    units: isBareLine ? bare : [],
    idle,
    unknownHeadings,
    isComplete: isWhole && (statements.length > 0 || hasHeading),
  };

  function hasOrderBefore(): boolean {
    return found.length > 0 && !beginsUnit(line, at + 1);
  }

  /** `Dear Sir, France moves as follows: A Par-Bur`: where the orders begin, and the only power named before them. */
  function afterProse(from: number): { readonly next: number; readonly power?: Power } | null {
    const powers = new Set<Power>();
    for (let index = from; index < from + LONGEST_PROSE; index++) {
      const { kind } = tokenAt(line, index);
      if (kind === 'end') return null;
      const power = powerAt(line, index);
      if (power) powers.add(power.value);
      if (kind !== 'colon' || !looksLikeOrder(line, index + 1)) continue;
      const [only, other] = powers;
      return { next: index + 1, ...(only && !other ? { power: only } : {}) };
    }
    return null;
  }

  /** `France: Ok so, A Par-Bur`: where the orders begin, after a comma. */
  function afterWords(from: number): number | null {
    for (let index = from; index < from + LONGEST_PROSE; index++) {
      const { kind } = tokenAt(line, index);
      if (kind === 'end') return null;
      if (kind === 'separator' && isVerbAt(line, index + 1)) return index + 1;
      if (kind !== 'separator' || !isLetterAt(line, index + 1)) continue;
      const place = placeAt(line, index + 2);
      return place && isAction(line, place.next) ? index + 1 : null;
    }
    return null;
  }

  function skip(from: number, next: number): Skipped {
    const { line: number, words } = wordsBetween(line, from, next - 1);
    return { line: number, text: words };
  }

  function wholeLine(): Skipped {
    const { line: number } = tokenAt(source, 0);
    return { line: number, text: (source.lines[number - 1] ?? '').trim() };
  }

  /** Words after an order: its outcome, or a remark. */
  function remark(from: number, next: number): void {
    const words = wordsBetween(line, from, next - 1);
    const before = (line.lines[words.line - 1] ?? '').slice(0, words.column - 1);
    const mark = SPECULATIVE.test(before) ? null : markAt(line, from, next, words.words);
    const last = found.at(-1);
    if (mark && last) {
      laterMarks.push({ line: words.line, column: words.column, ...mark });
      if (leavesRetreat(mark, words.words)) skipped.push({ line: words.line, text: words.words });
      return;
    }
    skipped.push({ line: words.line, text: words.words }, ...linesBelow(line, from, next));
    const { kind } = tokenAt(line, from - 1);
    const isJoined = kind === 'word' || kind === 'close';
    if (last && isJoined) doubts.push({ ...words, readings: ['nothing'] });
  }

  function isBare(from: number, next: number): boolean {
    const { key } = tokenAt(line, from);
    const place = placeAt(line, key === 'A' || key === 'F' ? from + 1 : from);
    return place?.next === next;
  }

  function noOrderAfter(next: number): number | null {
    const end = endOfPart(line, next + 1);
    return NO_ORDER.test(wordsBetween(line, next + 1, end - 1).words) ? end : null;
  }

  /** A unit without an order: it holds, or is disbanded. */
  function hold(from: number, next: number): void {
    const verb = {
      ...tokenAt(line, from),
      kind: 'word',
      words: 'H',
      key: context.phase === 'retreats' ? 'disband' : 'hold',
    } as const;
    const read = statementAt(
      {
        lines: line.lines,
        tokens: [
          ...tokens.slice(from, next),
          {
            ...verb,
            length: 0,
            column: tokenAt(line, next - 1).column + tokenAt(line, next - 1).length,
          },
        ],
      },
      0,
      context,
    );
    if ('failure' in read) return;
    for (const each of read.read) found.push({ read: each, results: [] });
    doubts.push({ ...wordsBetween(line, from, next - 1), readings: ['no order'] });
  }

  function withMarks(given: readonly ResultMark[]) {
    const results: OrderResult[] = [];
    for (const mark of given) {
      const last = found.findLast(({ read: { written } }) => isBefore(written, mark));
      const lost = errors.findLast((error) => isBefore(error, mark));
      const isLost = lost && (!last || isBefore(last.read.written, lost));
      if (mark.retreat && (isLost || !last || last.read.phase === 'adjustments'))
        skipped.push({ line: mark.line, text: mark.retreat.words });
      if (isLost) continue;
      if (last) {
        last.results = [...new Set([...last.results, ...mark.results])];
        last.retreat ??= mark.retreat;
      } else results.push(...mark.results);
    }
    const statements = found.map(({ read, results: said, retreat }): Statement => {
      const { written } = read;
      const isFailed = failed.some(
        ({ first, last }) => !isBefore(written, first) && isBefore(written, last),
      );
      const own = { ...read, results: isFailed && said.length === 0 ? ['failed' as const] : said };
      return retreat ? { ...own, retreat } : own;
    });
    return { statements, results };
  }
}

/** The error for a unit without an order, among orders. */
export const incompleteOrder = (words: Words): OrderError =>
  errorAt(words, 'order', 'This order is incomplete', 'what the unit is to do');

const isBefore = (a: Pick<Words, 'line' | 'column'>, b: Pick<Words, 'line' | 'column'>): boolean =>
  a.line < b.line || (a.line === b.line && a.column < b.column);

/** What a heading says about what follows it, on its line and below. */
function underHeading({ power }: Heading, words: string, context: LineContext): LineContext {
  const isNamed = power !== undefined;
  const title = titleInHeading(words, context.asked);
  const isOfAnother = context.isBelowOfOne && isNamed && power !== context.power;
  const before = isOfAnother ? { below: null, isBelowOfOne: false } : {};
  const after = title.phase ? { ...title, isBelowOfOne: isNamed } : {};
  return { ...context, ...before, ...after, power: isNamed ? power : context.power, list: null };
}

/** The lines of words that continue below the first. */
function linesBelow(source: TokenizedText, from: number, next: number): readonly Skipped[] {
  const numbers = new Set(source.tokens.slice(from, next).map(({ line }) => line));
  numbers.delete(tokenAt(source, from).line);
  return [...numbers].map((line) => ({ line, text: (source.lines[line - 1] ?? '').trim() }));
}

/** What is said about a power that neither builds nor removes. */
const NO_CHANGE =
  /^(?:(?:has|have|makes?) )?(?:no (?:changes?|builds?|removals?|adjustments?|retreats?)|does(?:n['’]t| not) change|(?:builds?|baut|removes?) (?:nothing|none|nichts?)|unchanged|unverändert|keine änderung|ne change pas)$/i;
const LONGEST_NO_CHANGE = 4;

/** The end of words that say that nothing is built or removed; null if there are other words. */
function noChangeAt(tokens: readonly Token[], from: number): number | null {
  for (let next = Math.min(from + LONGEST_NO_CHANGE, tokens.length); next > from; next--) {
    const words = tokens.slice(from, next).map((token) => token.words);
    if (NO_CHANGE.test(words.join(' '))) return next;
  }
  return null;
}
