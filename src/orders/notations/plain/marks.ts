import type { WrittenPlace } from '../../interpret/written-order.ts';
import { placeAt } from '../rulebook/places.ts';
import { tokenAt, wordsBetween, type TokenizedText, type Token } from '../rulebook/tokens.ts';
import { retreatIn } from './noted-retreat.ts';
import type { OrderResult, Skipped } from '../written-text.ts';

/** What a word in a mark says; null if it is not a result. */
const MEANINGS: readonly (readonly [RegExp, OrderResult | null])[] = [
  [/^(bounce[sd]?|standoff|stood off|stands? off|rebond|rebondit|patt|prallt ab)$/, 'bounced'],
  [
    /^(fail(?:s|ed|ure)?|unsuccessful|no|échoue|échec|échouée?|gescheitert|scheitert|misslungen|mißlungen)$/,
    'failed',
  ],
  [/^((?:support )?cuts?|coupée?|soutien coupé|unterbrochen|gestört)$/, 'cut'],
  [
    /^(void|invalid|illegal|impossible|imp|nso|nsu|otm|ordered to move|no such order|no such unit|no effect)$/,
    'void',
  ],
  [
    /^(dislod?ged?|displaced|disl|d|ann|annihilated|retreats?|r|délogée?|vertrieben|verdrängt|geschlagen)$/,
    'dislodged',
  ],
  [/^(convoy )?disrupted$/, 'disrupted'],
  [/^(no convoy|convoy failed|invalid path)$/, 'no convoy'],
  [/^(succeed(?:s|ed)?|success(?:ful)?|ok|moved)$/, 'succeeded'],
  [/^(destroyed|blocked|unordered|disbanded|nrr|nmr|no orders?)$/, null],
];

/** What a mark says, if it is one: `(*bounce, dislodged*)`, `(*Fails* too far)`, `(d r:gas,otb)`. */
export function resultsOf(words: string): readonly OrderResult[] | null {
  const parts = words
    .toLowerCase()
    .split(/[*,;.()[\]{}<>]+|\band\b/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const found: OrderResult[] = [];
  let isMark = false;
  for (const part of parts.slice(0, 8)) {
    const meaning = meaningOf(part);
    if (meaning === undefined) {
      if (!isMark) return null;
      continue;
    }
    isMark = true;
    if (meaning !== null && !found.includes(meaning)) found.push(meaning);
  }
  return isMark ? found : null;
}

function meaningOf(part: string): OrderResult | null | undefined {
  if (
    /^d\s+(r\s*:|ann\b)/.test(part) ||
    /^(retreats?|retreat) (to|from)\b/.test(part) ||
    /^r\s*:/.test(part)
  )
    return 'dislodged';
  if (/^(bounced?|standoff) (with|by|against) /.test(part)) return 'bounced';
  if (/^(support )?cut (by|from) /.test(part)) return 'cut';
  if (/^dislodged (by|from) /.test(part)) return 'dislodged';
  return MEANINGS.find(([words]) => words.test(part))?.[1];
}

/** Whether a mark says where the unit may retreat to, but not where it does: that must not be lost in silence. */
export const leavesRetreat = ({ retreat }: Pick<ResultMark, 'retreat'>, words: string): boolean =>
  !retreat && /(?:^|[,;.([*]|\bd)\s*(?:retreats?\s+to\b|r\s*:)/i.test(words);

/** A mark after an order, and where it is in the text. */
export interface ResultMark {
  readonly line: number;
  readonly column: number;
  readonly results: readonly OrderResult[];
  /** Where the unit goes. */
  readonly retreat?: WrittenPlace;
}

/** A mark from one token to another; null if it says nothing of results. A unit that retreats was dislodged. */
export function markAt(
  source: TokenizedText,
  from: number,
  next: number,
  words: string,
): Pick<ResultMark, 'results' | 'retreat'> | null {
  const retreat = retreatIn(source, from, next);
  const isRetreat = retreat && tokenAt(source, from).key === 'retreat';
  const results = resultsOf(words) ?? (isRetreat ? ['dislodged' as const] : null);
  return results && { results, ...(retreat ? { retreat } : {}) };
}

/** A line without its marks and remarks. */
export interface Unmarked {
  readonly tokens: readonly Token[];
  readonly marks: readonly ResultMark[];
  readonly remarks: readonly Skipped[];
  /** Where orders entirely in brackets are, by their first and last tokens. */
  readonly failed: readonly { readonly first: Token; readonly last: Token }[];
}

/** An opening bracket with its end farther away than this does not count. */
const LONGEST = 40;

const isLetter = ({ key }: Token): boolean => key === 'A' || key === 'F';

/**
 * Removes what is in brackets from a line: marks, remarks, the brackets that mark failure; coasts and `(via convoy)`
 * stay.
 */
export function withoutBrackets(source: TokenizedText, bracketsFail: boolean): Unmarked {
  const { tokens } = source;
  const kept: Token[] = [];
  const marks: ResultMark[] = [];
  const remarks: Skipped[] = [];
  const failed: { first: Token; last: Token }[] = [];
  const bare = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    const token = tokenAt(source, at);
    if (bare.has(at)) continue;
    if (token.kind !== 'open') {
      kept.push(token);
      continue;
    }
    const close = closeOf(source, at);
    if (close === null) continue;
    const first = tokenAt(source, at + 1);
    // `A Tri (H)`
    if (close === at + 2 && first.key === 'hold') {
      kept.push(first);
      at = close;
      continue;
    }
    if (bracketsFail && isLetter(first) && close > at + 3) {
      failed.push({ first, last: tokenAt(source, close - 1) });
      bare.add(close);
      continue;
    }
    if (isCoast(source, at, close) || first.key === 'via' || isPower(source, at, close)) {
      for (let each = at; each <= close; each++) kept.push(tokenAt(source, each));
    } else {
      const words = textBetween(source, at, close);
      const inner = wordsBetween(source, at + 1, close - 1);
      const mark = at + 1 === close ? null : markAt(source, at + 1, close, words);
      const { line, column } = token;
      if (mark) marks.push({ line, column, ...mark });
      if (mark ? leavesRetreat(mark, words) : inner.words.trim() !== '' && at + 1 !== close)
        remarks.push({ line, text: words });
    }
    at = close;
  }
  return { tokens: kept, marks, remarks, failed };
}

/** The words in a bracket, also across the end of a line. */
function textBetween(source: TokenizedText, open: number, close: number): string {
  const first = tokenAt(source, open);
  const last = tokenAt(source, close);
  if (first.line === last.line) return wordsBetween(source, open, close).words;
  const lines = source.lines.slice(first.line - 1, last.line);
  return lines
    .map((line, index) => {
      const end = index === lines.length - 1 ? last.column : line.length;
      return line.slice(index === 0 ? first.column - 1 : 0, end).trim();
    })
    .join(' ');
}

function closeOf(source: TokenizedText, open: number): number | null {
  let depth = 0;
  for (let at = open; at < open + LONGEST; at++) {
    const { kind } = tokenAt(source, at);
    if (kind === 'open') depth++;
    if (kind === 'close') depth--;
    if (depth === 0) return at;
    if (kind === 'end') return null;
  }
  return null;
}

/** `Spa(nc)`: the name before it extends over it. */
function isCoast(source: TokenizedText, open: number, close: number): boolean {
  for (let at = open - 1; at >= Math.max(0, open - 4); at--)
    if (placeAt(source, at)?.next === close + 1) return true;
  return false;
}

/** `AUSTRIA (name):` is left to be read as a heading. */
const isPower = (source: TokenizedText, open: number, close: number): boolean =>
  open <= 3 && tokenAt(source, close + 1).kind === 'colon';
