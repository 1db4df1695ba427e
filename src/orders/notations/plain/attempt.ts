import { canBeIn, type UnitKind } from '../../../board/board.ts';
import { lookUpSpace } from '../../../board/names.ts';
import type { WrittenOrder } from '../../interpret/written-order.ts';
import type { Doubt } from '../written-text.ts';
import { distance } from '../../nearest.ts';
import { keywordOf } from '../rulebook/vocabulary.ts';
import {
  AN_ACTION,
  suggestSpaces,
  THE_END,
  type Failure,
  type Parsed,
} from '../rulebook/parse-errors.ts';
import { tokenAt, wordsBetween, type TokenizedText, type Token } from '../rulebook/tokens.ts';

/** A longer word is not an abbreviation. */
export const SHORT_NAME = 4;
/** Tokens of the longest order that anyone writes. */
export const LONGEST = 48;
/** Misspelt names in one order. */
const MOST_MISSPELT = 3;

/** Idle fleets convoy to Switzerland: that is not a misspelt name. */
const NO_SPACE = /^(swi|switz|switzerland|swiss)$/i;

type Grammar<Written> = (
  source: TokenizedText,
  start: number,
  power: WrittenOrder['power'],
) => Parsed<Written>;

type Attempted<Written> =
  | {
      readonly ok: true;
      readonly value: Written;
      readonly next: number;
      readonly doubts: readonly Doubt[];
    }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Tries to read an order; words after it are left over, and a misspelt name is read as the one it is likeliest to be,
 * with a doubt.
 */
export function attempt<Written>(
  grammar: Grammar<Written>,
  source: TokenizedText,
  start: number,
  power: WrittenOrder['power'],
): Attempted<Written> {
  let tokens: readonly Token[] = source.tokens.slice(start, start + LONGEST);
  const doubts: Doubt[] = [];
  let joined = 0;
  for (let misspelt = 0; ;) {
    const found = grammar({ lines: source.lines, tokens }, 0, power);
    if (found.ok) {
      const next = start + found.value.next + joined;
      return { ok: true, value: found.value.value, next, doubts };
    }
    const { at, error } = found.error;
    if (error.expected === THE_END && at > 0 && at < tokens.length) {
      tokens = tokens.slice(0, at);
      continue;
    }
    const token = tokens[at];
    const verb = token && error.expected === AN_ACTION ? nearVerb(token) : null;
    if (token && verb && misspelt < MOST_MISSPELT) {
      misspelt++;
      const { line, column, length, words } = token;
      doubts.push({ line, column, length, words, readings: [verb.reading] });
      tokens = tokens.toSpliced(at, 1, { ...token, key: verb.key });
      continue;
    }
    const near = nearNameAt({ lines: source.lines, tokens }, at, error.kind === 'space');
    if (near && misspelt < MOST_MISSPELT) {
      misspelt++;
      const { line, column, length, words } = near.token;
      doubts.push({ line, column, length, words, readings: near.readings });
      joined += near.next - near.first - 1;
      tokens = tokens.toSpliced(near.first, near.next - near.first, near.token);
      continue;
    }
    if (error.kind === 'space' && isRemark({ lines: source.lines, tokens }, at)) {
      tokens = tokens.slice(0, at - 1);
      continue;
    }
    return { ok: false, failure: found.error };
  }
}

const VERBS = ['hold', 'holds', 'support', 'supports', 'convoy', 'convoys', 'move', 'moves'];
/** A shorter verb may have one wrong letter, others two. */
const LONG_VERB = 6;
/** A shorter word is too ambiguous. */
const SHORTEST_VERB = 4;

/** The verb of which a word is a misspelling, unless a space is nearer: `suports`, `hodl`. */
function nearVerb({ kind, key, words }: Token) {
  if (kind !== 'word' || key !== null || words.length < SHORTEST_VERB) return null;
  const off = (other: string): number => distance(words.toLowerCase(), other.toLowerCase(), 2);
  const [verb] = VERBS.toSorted((one, other) => off(one) - off(other));
  if (verb === undefined || off(verb) > (verb.length < LONG_VERB ? 1 : 2)) return null;
  if (suggestSpaces(words).some((name) => off(name) < off(verb))) return null;
  const found = keywordOf(verb);
  return found && { key: found, reading: verb.replace(/s$/, '') };
}

/**
 * The name of a space that misspelt words may be: `Makr`, `Balck Sea`, or `English Channnel`, whose last word was not
 * part of a name.
 */
function nearNameAt(source: TokenizedText, at: number, begins: boolean) {
  const isName = (index: number): boolean => {
    const { kind, key, words } = tokenAt(source, index);
    return kind === 'word' && key === null && !NO_SPACE.test(words);
  };
  const spans = begins
    ? ([
        [at, at + 2],
        [at, at + 1],
        [at, at],
      ] as const)
    : ([
        [at - 2, at],
        [at - 1, at],
      ] as const);
  for (const [first, last] of spans) {
    const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    if (first < 0 || !places.every(isName)) continue;
    const { words, length } = wordsBetween(source, first, last);
    const kind = kindBefore(source, first);
    const near = suggestSpaces(words).filter(
      (name) => !kind || lookUpSpace(name).some((space) => canBeIn(kind, space)),
    );
    const [name] = near;
    if (name === undefined || tokenAt(source, last).line !== tokenAt(source, first).line) continue;
    const token: Token = { ...tokenAt(source, first), words, length, name };
    return { token, first, next: last + 1, readings: near.flatMap((one) => lookUpSpace(one)) };
  }
  return null;
}

/** The letter of the unit that a name belongs to, or that goes there. */
function kindBefore({ tokens }: TokenizedText, at: number): UnitKind | null {
  const letter = tokens.slice(0, at).findLast(({ key }) => key === 'A' || key === 'F')?.key;
  return letter === 'A' || letter === 'F' ? letter : null;
}

/** `S F Nth - just in case`: words after a dash that are not a place. */
function isRemark(source: TokenizedText, at: number): boolean {
  const { words } = tokenAt(source, at);
  const isFirst = tokenAt(source, at - 1).kind === 'dash' && tokenAt(source, at - 1).length === 1;
  const isLong = words.length > SHORT_NAME + 1 || tokenAt(source, at + 1).kind === 'word';
  return isFirst && isLong && /^\p{Ll}/u.test(words);
}
