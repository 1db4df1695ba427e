import type { WrittenOrder } from '../../interpret/written-order.ts';
import type { OrderError, Words } from '../../parsed-orders.ts';
import type { Doubt, OrderResult, Skipped, Statement } from '../written-text.ts';
import type { LineContext } from './line-context.ts';
import { lookUpSpace } from '../../../board/names.ts';
import { isAction } from '../rulebook/phrases.ts';
import { placeAt } from '../rulebook/places.ts';
import { tokenAt, type TokenizedText, type Token } from '../rulebook/tokens.ts';
import { powerOf } from '../rulebook/vocabulary.ts';
import { resultsOf } from './marks.ts';
import { SHORT_NAME } from './attempt.ts';
import { headingIn } from './plain-heading.ts';
import { looksLikeOrder } from './plain-statement.ts';

/** The result of reading one line, with those that belong to it. */
export interface LineRead {
  readonly statements: readonly Statement[];
  readonly skipped: readonly Skipped[];
  readonly doubts: readonly Doubt[];
  readonly errors: readonly OrderError[];
  /** Units listed on the line without orders. */
  readonly units: readonly Words[];
  /** Units of orders that could not be read. */
  readonly idle: readonly WrittenOrder[];
  /** Headings that name no power. */
  readonly unknownHeadings: readonly Words[];
  /** What this line begins by saying about the order before it. */
  readonly before: readonly OrderResult[];
  /** The context for what follows the line. */
  readonly context: LineContext;
  /** Everything was read, so no other line is needed. */
  readonly isComplete: boolean;
}

/** Whether a line begins with the letter of a unit. */
export const isUnit = ([first]: readonly Token[]): boolean =>
  first?.key === 'A' || first?.key === 'F';

/** Something was read, or meant to be read. */
export const isOpen = ({ statements, errors }: LineRead): boolean =>
  statements.length > 0 || errors.length > 0;

/** Whether two lines read together say no less than the first alone. */
export const isNoWorse = (together: LineRead, alone: LineRead): boolean =>
  together.isComplete &&
  together.errors.length === 0 &&
  together.statements.length > 0 &&
  together.statements.length >= alone.statements.length;

/** Whether a line begins with a heading or an order. */
export const beginsStatement = (line: TokenizedText): boolean =>
  headingIn(line, 0, true) !== null || looksLikeOrder(line, 0);

/** Whether a line can only belong to the one before: an arrow, a verb, a mark, the rest of a name. */
export function continuesLine(next: TokenizedText, before: readonly Token[]): boolean {
  const { kind, key, words } = tokenAt(next, 0);
  const last = before.at(-1);
  if (!last) return false;
  if (isUnfinished({ lines: next.lines, tokens: before })) return kind === 'word' && !hasHead(next);
  if (isInMark({ lines: next.lines, tokens: before }))
    return next.tokens.some((token) => token.kind === 'close');
  if (kind === 'dash') {
    const place = placeAt(next, 1);
    if (!place) return /[>→]/.test(words) || tokenAt(next, 1).kind === 'dash';
    return words !== '-' || !isAction(next, place.next);
  }
  if (kind === 'slash') return hasCoast(next, before);
  if (kind === 'open')
    return (
      hasCoast(next, before) || resultsOf(next.tokens.map(({ words }) => words).join(' ')) !== null
    );
  // In the judge's words `T:` is Turkey, and `T` transports.
  if (key === 'support' || key === 'hold' || key === 'convoy' || key === 'via')
    return !headingIn(next, 0, true);
  if (key === 'move') return !placeAt(next, 2) || words.toLowerCase() === 'to';
  if (kind !== 'word' || key !== null || last.kind !== 'word' || last.key !== null) return false;
  // `5 units` is not the rest of a name.
  if (/\d/.test(words) || beginsStatement(next)) return false;
  const whole = lookUpSpace(`${last.words} ${words}`);
  const [, secondLast] = before.toReversed();
  return (
    whole.length > 0 ||
    (secondLast?.kind === 'word' &&
      lookUpSpace(`${secondLast.words} ${last.words} ${words}`).length > 0)
  );
}

/** Whether a line ends inside a mark: `(*Ordered`. */
function isInMark({ lines, tokens }: TokenizedText): boolean {
  const at = tokens.findLastIndex(({ kind }) => kind === 'open' || kind === 'close');
  const last = tokens[at];
  return last?.kind === 'open' && lines[last.line - 1]?.charAt(last.column) === '*';
}

/** Whether a line begins with the coast of the last name before it. */
function hasCoast(next: TokenizedText, before: readonly Token[]): boolean {
  const last = before.slice(-4);
  const together = { lines: next.lines, tokens: [...last, ...next.tokens.slice(0, 5)] };
  return last.some((_, at) => (placeAt(together, at)?.next ?? 0) > last.length);
}

/** Whether a line ends where an order cannot: in a letter, a dash, a verb that needs a unit, a nationality. */
function isUnfinished({ lines, tokens: before }: TokenizedText): boolean {
  const [last, other] = before.toReversed();
  if (!last || !other) return false;
  const helps = ({ key }: Token): boolean => key === 'support' || key === 'convoy';
  // `F Bre S Eng` names the Channel, and is whole.
  const isNationality = ({ words, key }: Token): boolean =>
    key === null &&
    powerOf(words) !== undefined &&
    (words.length > SHORT_NAME || lookUpSpace(words).length === 0);
  if (last.key === 'A' || last.key === 'F') {
    // `A Par H. A`: a full stop ends the order before.
    const between = (lines[last.line - 1] ?? '').slice(0, last.column - 1).trimEnd();
    const isFirst = /^(?:separator|colon|open)$/.test(other.kind) || between.endsWith('.');
    return isFirst || helps(other) || isNationality(other);
  }
  if (isNationality(last)) return helps(other);
  if (helps(last)) return other.kind === 'word' || other.kind === 'close';
  const isDash = last.kind === 'dash' && (last.length === 1 || last.words.endsWith('>'));
  return isDash && (other.kind === 'close' || (other.kind === 'word' && other.key === null));
}

/** Whether a line begins with a power and a colon, or is a single word, but not `Eng`, the Channel. */
const hasHead = (line: TokenizedText): boolean =>
  (line.tokens.length < 2 && (tokenAt(line, 0).length > SHORT_NAME || placeAt(line, 0) === null)) ||
  line.tokens.slice(0, 3).some(({ kind }) => kind === 'colon');
