import type {
  WrittenAdjustment,
  WrittenPiece,
  WrittenRetreat,
} from '../../interpret/written-order.ts';
import type { Doubt, Statement } from '../written-text.ts';
import { orderAt, retreatAt } from '../rulebook/grammar.ts';
import { suggestSpaces, type Failure } from '../rulebook/parse-errors.ts';
import { destinationAt, isAction, pieceAt } from '../rulebook/phrases.ts';
import { attempt, LONGEST, SHORT_NAME } from './attempt.ts';
import { belowFor, type LineContext } from './line-context.ts';
import { placeAt, powerAt } from '../rulebook/places.ts';
import { tokenAt, wordsBetween, type TokenizedText } from '../rulebook/tokens.ts';

/** A statement without its results. */
type Bare<S> = S extends Statement ? Omit<S, 'results'> : never;
export type BareStatement = Bare<Statement>;

export interface StatementRead {
  readonly read: readonly BareStatement[];
  readonly next: number;
  readonly doubts: readonly Doubt[];
}

/** Words that join two orders. */
export const AND = /^(and|und|et|then|&)$/i;

/** A statement that begins at `start`. */
export function statementAt(
  source: TokenizedText,
  start: number,
  context: LineContext,
): StatementRead | { readonly failure: Failure } {
  const { key } = tokenAt(source, start);
  switch (key) {
    case 'build':
    case 'remove':
      if (tokenAt(source, start + 1).key === 'waive') return waived(source, start + 1, context);
      return listed(source, start + 1, context, key) ?? plainOrder(source, start, context);
    case 'waive':
      return waived(source, start, context);
    case 'retreat': {
      const piece = pieceOf(source, start + 1);
      const goes = piece && goesOn(source, piece.next);
      if (piece && !goes && context.phase !== 'retreats')
        return listed(source, start + 1, context, 'remove') ?? plainOrder(source, start, context);
      return retreat(source, start, context);
    }
    case 'disband': {
      const piece = pieceOf(source, start + 1);
      if (!piece) return plainOrder(source, start, context);
      const isList = context.phase !== 'retreats' && isUnitListed(source, piece.next);
      return context.phase === 'adjustments' || isList
        ? (listed(source, start + 1, context, 'remove') ?? plainOrder(source, start, context))
        : retreat(source, start, context);
    }
    case 'move':
      return plainOrder(source, start + 1, context);
    case 'hold':
      return holdFirst(source, start, context);
    default:
      return isWaivedAfter(source, start)
        ? waived(source, start, context, start)
        : unitFirst(source, start, context);
  }
}

function pieceOf(source: TokenizedText, at: number) {
  const window = { lines: source.lines, tokens: source.tokens.slice(at, at + LONGEST) };
  const piece = pieceAt(window, 0, 0, 'target');
  return piece.ok ? { value: piece.value.value, next: at + piece.value.next } : null;
}

/** A piece whose name is misspelt, and what its unit then does. */
function misspeltPieceOf(source: TokenizedText, at: number) {
  const found = attempt((all, start) => pieceAt(all, start, start, 'target'), source, at, null);
  return found.ok ? found : null;
}

/** Whether another unit follows, about which nothing more is said: `disbands A Vie, F Alb`. */
function isUnitListed(source: TokenizedText, at: number): boolean {
  let next = at;
  while (tokenAt(source, next).words === ',' || AND.test(tokenAt(source, next).words)) next++;
  const { key } = tokenAt(source, next);
  if (next === at || (key !== 'A' && key !== 'F')) return false;
  const piece = pieceOf(source, next);
  return piece !== null && !isAction(source, piece.next) && !goesOn(source, piece.next);
}

/** Whether a destination follows, or one that is misspelt. */
function goesOn(source: TokenizedText, at: number): boolean {
  const { kind, key } = tokenAt(source, at);
  if (kind === 'dash' || key === 'move') return true;
  const window = { lines: source.lines, tokens: source.tokens.slice(at, at + LONGEST) };
  const found = destinationAt(window, 0, 0);
  return found?.ok === true;
}

function unitFirst(source: TokenizedText, start: number, context: LineContext) {
  const piece = pieceOf(source, start);
  const { key } = piece ? tokenAt(source, piece.next) : { key: null };
  if (piece) {
    const at = piece.next;
    if (key === 'build') return adjusted(source, start, at + 1, context, 'build', piece.value);
    if (key === 'remove') return adjusted(source, start, at + 1, context, 'remove', piece.value);
    if (key === 'disband' && context.phase === 'adjustments')
      return adjusted(source, start, at + 1, context, 'remove', piece.value);
    const goal = tokenAt(source, at + 1);
    const isOff =
      key === 'retreat' || (tokenAt(source, at).kind === 'dash' && /^otb$/i.test(goal.words));
    if (isOff && goal.key === 'disband')
      return retreat({ ...source, tokens: source.tokens.toSpliced(at, 1) }, start, context, 1);
    if (key === 'retreat' || key === 'disband') return retreat(source, start, context);
    const after = tokenAt(source, at);
    const ends =
      after.kind === 'end' ||
      after.kind === 'separator' ||
      after.key === 'A' ||
      after.key === 'F' ||
      (powerAt(source, at) !== null && placeAt(source, at) === null) ||
      tokenAt(source, at + 1).kind === 'colon' ||
      AND.test(after.words);
    const isAdjusting = context.phase === 'adjustments';
    const list = context.list ?? (isAdjusting ? belowFor(piece.value, context) : null);
    if (ends && list && piece.value.kind)
      return adjusted(source, start, at, context, list, piece.value);
    if (ends && isAdjusting && piece.value.kind) {
      const words = wordsBetween(source, start, at - 1);
      const { read, next } = adjusted(source, start, at, context, 'build', piece.value);
      return { read, next, doubts: [{ ...words, readings: ['build', 'remove'] }] };
    }
  }
  const isUnit = tokenAt(source, start).key === 'A' || tokenAt(source, start).key === 'F';
  const near = piece || !isUnit ? null : misspeltPieceOf(source, start);
  const after = near && tokenAt(source, near.next).key;
  if (near && (after === 'build' || after === 'remove')) {
    const { doubts, next, value } = near;
    return { ...adjusted(source, start, next + 1, context, after, value), doubts };
  }
  return context.phase === 'retreats' || after === 'retreat' || after === 'disband'
    ? retreat(source, start, context)
    : plainOrder(source, start, context);
}

function plainOrder(
  source: TokenizedText,
  start: number,
  { power }: LineContext,
): StatementRead | { readonly failure: Failure } {
  const found = attempt(orderAt, source, start, power);
  if (!found.ok) return { failure: found.failure };
  const { value, next, doubts } = found;
  const viaConvoy = value.viaConvoy || (value.type === 'move' && value.route !== undefined);
  return { read: [{ phase: 'movement', written: { ...value, viaConvoy } }], next, doubts };
}

function retreat(
  source: TokenizedText,
  start: number,
  { power }: LineContext,
  more = 0,
): StatementRead | { readonly failure: Failure } {
  const found = attempt<WrittenRetreat>(retreatAt, source, start, power);
  if (!found.ok) return { failure: found.failure };
  return {
    read: [{ phase: 'retreats', written: found.value }],
    next: found.next + more,
    doubts: found.doubts,
  };
}

/** `hold A Par` */
function holdFirst(
  source: TokenizedText,
  start: number,
  context: LineContext,
): StatementRead | { readonly failure: Failure } {
  const piece = pieceOf(source, start + 1);
  if (!piece) return plainOrder(source, start, context);
  const words = wordsBetween(source, start, piece.next - 1);
  const plain = { target: null, to: null, viaConvoy: false, lostDash: false } as const;
  const written = {
    ...words,
    ...plain,
    power: context.power,
    unit: piece.value,
    type: 'hold',
  } as const;
  return { read: [{ phase: 'movement', written }], next: piece.next, doubts: [] };
}

/** `Build A Par`, `build london f`; null if no unit follows. */
function listed(
  source: TokenizedText,
  at: number,
  context: LineContext,
  verb: 'build' | 'remove',
): StatementRead | null {
  const isUnit = tokenAt(source, at).key === 'A' || tokenAt(source, at).key === 'F';
  const piece = pieceOf(source, at) ?? (isUnit ? misspeltPieceOf(source, at) : null);
  if (!piece) return null;
  const { key } = tokenAt(source, piece.next);
  const after = tokenAt(source, piece.next + 1).kind;
  const isBehind =
    piece.value.kind === null &&
    (key === 'A' || key === 'F') &&
    (after === 'end' || after === 'separator');
  const unit = isBehind ? { ...piece.value, kind: key } : piece.value;
  const next = isBehind ? piece.next + 1 : piece.next;
  const doubts = 'doubts' in piece ? piece.doubts : [];
  return { ...adjusted(source, at - 1, next, context, verb, unit), doubts };
}

function adjusted(
  source: TokenizedText,
  start: number,
  next: number,
  { power }: LineContext,
  verb: 'build' | 'remove',
  unit: WrittenPiece,
): StatementRead {
  const words = wordsBetween(source, start, next - 1);
  const written: WrittenAdjustment = { ...words, power, verb, unit };
  return { read: [{ phase: 'adjustments', written }], next, doubts: [] };
}

/** More builds than any power has home centres. */
const MOST_BUILDS = 4;
const NUMBERS = ['one', 'two', 'three', 'four'];

function numberIn(words: string): number | null {
  const number = /^both$/i.test(words) ? 2 : NUMBERS.indexOf(words.toLowerCase()) + 1;
  if (number > 0) return number;
  return /^\d$/.test(words) ? Math.min(MOST_BUILDS, Math.max(1, Number(words))) : null;
}

/** `1 build waived` */
export const isWaivedAfter = (source: TokenizedText, at: number): boolean =>
  numberIn(tokenAt(source, at).words) !== null &&
  tokenAt(source, at + 1).key === 'build' &&
  tokenAt(source, at + 2).key === 'waive';

/** `waive`, `waive 2`, `waives a build`, `waive build London`. */
function waived(
  source: TokenizedText,
  start: number,
  { power }: LineContext,
  from = start + 1,
): StatementRead {
  let next = from;
  let count = 1;
  for (; next < from + 4; next++) {
    const { kind, words, key } = tokenAt(source, next);
    if (kind !== 'word') break;
    const number = numberIn(words);
    if (number !== null) count = number;
    else if (key !== 'build' && key !== 'waive' && key !== 'A') {
      next = placeAt(source, next)?.next ?? next;
      break;
    }
  }
  const words = wordsBetween(source, start, next - 1);
  const one = {
    phase: 'adjustments',
    written: { ...words, power, verb: 'waive', unit: null },
  } as const;
  return { read: Array.from({ length: count }, () => one), next, doubts: [] };
}

/** Whether the words here are meant as an order, so that failing to read them is an error. */
export function looksLikeOrder(source: TokenizedText, at: number): boolean {
  const { key, kind } = tokenAt(source, at);
  const second = tokenAt(source, at + 1);
  if (key === 'A' || key === 'F')
    return placeAt(source, at + 1) !== null || isMisspelt(source, at + 1);
  if (
    key === 'build' ||
    key === 'remove' ||
    key === 'disband' ||
    key === 'retreat' ||
    key === 'hold' ||
    key === 'move'
  )
    return second.key === 'A' || second.key === 'F' || placeAt(source, at + 1) !== null;
  if (kind !== 'word') return false;
  const place = placeAt(source, at);
  if (!place) return false;
  if (isAction(source, place.next)) return true;
  // `gre alb`
  const goal = placeAt(source, place.next);
  const after = goal ? tokenAt(source, goal.next).kind : 'word';
  const areShort =
    tokenAt(source, at).length <= SHORT_NAME && goal !== null && goal.value.length <= SHORT_NAME;
  return areShort && (after === 'end' || after === 'separator');
}

/** `Disbands A War and F Bot` */
const DISBANDS_FIRST = /^(?:disband|destroy|dissou|auflös|löst)/i;

/** The verb of a list that may continue. */
export function listOf(read: readonly BareStatement[]): LineContext['list'] {
  const last = read.at(-1);
  if (last?.phase === 'retreats' && DISBANDS_FIRST.test(last.written.words)) return 'remove';
  if (last?.phase !== 'adjustments' || last.written.verb === 'waive') return null;
  return last.written.verb;
}

/** The most words that are taken for an attempted order. */
const LONGEST_MEANT = 12;
const LONGEST_UNIT = 5;

/**
 * Whether words that cannot be read are meant as an order: there are few, with a unit, or with two places and a verb.
 */
export function isAttemptedOrder(source: TokenizedText, from: number): boolean {
  const length = source.tokens.length - from;
  if (length > LONGEST_MEANT) return false;
  const places = source.tokens.flatMap((_, at) => (at > from && placeAt(source, at) ? [at] : []));
  const isUnit = (at: number): boolean => {
    const { key } = tokenAt(source, at - 1);
    return key === 'A' || key === 'F';
  };
  if (length <= LONGEST_UNIT && places.some(isUnit)) return true;
  const acts = source.tokens.some((_, at) => at >= from && isAction(source, at));
  return acts && places.length + (placeAt(source, from) ? 1 : 0) > 1;
}

/** In words: `Gulf of Bothnia (sc)`. */
const LONGEST_NAME = 4;

/** A name that no space has, followed by what a unit does: `Makr HOLD`, `Noth Africa - Vienna`, `Blu A Gre - Ser`. */
function isMisspelt(source: TokenizedText, first: number): boolean {
  for (let next = first + 1; next <= first + LONGEST_NAME; next++) {
    if (tokenAt(source, next - 1).kind !== 'word') return false;
    const [alone, whole] = [first, next - 1].map((last) => wordsBetween(source, first, last).words);
    const isNear = [alone, whole].some((words) => suggestSpaces(words ?? '').length > 0);
    if (next > first + 1 && !isNear) continue;
    const { key } = tokenAt(source, next);
    const hasMore = tokenAt(source, next + 1).kind === 'word';
    if (key === 'build' || key === 'remove' || key === 'disband') return true;
    if (isAction(source, next) && (key === 'hold' ? !hasMore : hasMore)) return true;
    if ((key === 'A' || key === 'F') && placeAt(source, next + 1) !== null) return true;
  }
  return false;
}
