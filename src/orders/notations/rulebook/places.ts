import { hasStandardMap, STANDARD, type SpaceId } from '../../../board/board.ts';
import { hasDigits, lookUpSpace } from '../../../board/names.ts';
import type { Power } from '../../../board/powers.ts';
import type { CoastSide, WrittenPlace } from '../../interpret/written-order.ts';
import { boardOfText, tokenAt, wordsBetween, type TokenizedText, type Token } from './tokens.ts';
import { powerOf } from './vocabulary.ts';

/** Something found in the tokens, and the index of the token after it. */
export interface Found<T> {
  readonly value: T;
  readonly next: number;
}

const MOST_WORDS = 4;

/** Letters only, unless the board has names with digits: other signs would be ignored when the name is looked up. */
function isNameWord(token: Token, { board = STANDARD }: TokenizedText): boolean {
  if (token.key !== null) return false;
  const pattern = hasDigits(board) ? /^[a-z0-9'’]+$/i : /^[a-z'’]+$/i;
  return pattern.test(token.words.normalize('NFD').replace(/\p{M}/gu, ''));
}

function isTight(left: Token, right: Token): boolean {
  return left.column + left.length === right.column;
}

/**
 * Whether the dash at `at` is part of a name: `Mid-Atlantic`, `St-Petersburg`. It is if nothing else can be meant: one
 * of its sides is not a space by itself, or it is the one name that is printed with a hyphen.
 */
function isHyphen(source: TokenizedText, at: number): boolean {
  const dash = tokenAt(source, at);
  const left = tokenAt(source, at - 1);
  const right = tokenAt(source, at + 1);
  if (dash.length !== 1 || !isTight(left, dash) || !isTight(dash, right)) return false;
  if (/^mid/i.test(left.words) && /^atl/i.test(right.words)) {
    const { kind, words } = tokenAt(source, at + 2);
    return dash.words === '-' || kind === 'dash' || /^ocean$/i.test(words);
  }
  return (
    dash.words === '-' &&
    (isUnknown(left, source) || (right.length > 1 && isUnknown(right, source)))
  );
}

const isUnknown = ({ name, words }: Token, { board }: TokenizedText): boolean =>
  lookUpSpace(name ?? words, board).length === 0;

/** The longest name of a space that begins at `at`, in up to four words. */
function nameAt(source: TokenizedText, at: number): Found<readonly SpaceId[]> | null {
  const { board = STANDARD } = source;
  const own = tokenAt(source, at).name;
  let longest: Found<readonly SpaceId[]> | null = null;
  if (own !== undefined && lookUpSpace(own, board).length > 0)
    longest = { value: lookUpSpace(own, board), next: at + 1 };
  let name = '';
  for (let index = at, words = 0; words < MOST_WORDS; index++, words++) {
    if (words > 0 && isHyphen(source, index)) index++;
    const token = tokenAt(source, index);
    if (!isNameWord(token, source)) break;
    name += ` ${token.words}`;
    // A notation's own name applies to the word alone: `Mid`, but not in `Mid-Atlantic`.
    if (own !== undefined && words === 0) continue;
    const value = lookUpSpace(name, board);
    if (value.length > 0) longest = { value, next: index + 1 };
  }
  return longest;
}

const SIDES: ReadonlyMap<string, CoastSide> = new Map([
  ...(['n', 'north', 'northern'] as const).map((word) => [word, 'N'] as const),
  ...(['e', 'east', 'eastern'] as const).map((word) => [word, 'E'] as const),
  ...(['s', 'south', 'southern'] as const).map((word) => [word, 'S'] as const),
  ...(['w', 'west', 'western'] as const).map((word) => [word, 'W'] as const),
]);
/** `nc`, DAIDE's `ncs`, French `cn`, German `nk`: the letter of the side, or null. */
const SHORT_SIDE = /^(?:([nesw])cs?|c([nes])|([nsw])k)$/;

/** The name of a coast at `at`: `nc`, `n.c.`, `north coast`; `north` and `n` alone only where a coast must come. */
function sideAt(source: TokenizedText, at: number, alone: boolean): Found<CoastSide> | null {
  const word = tokenAt(source, at).words.toLowerCase();
  const short = SHORT_SIDE.exec(word);
  const side = SIDES.get(short?.[1] ?? short?.[2] ?? short?.[3] ?? word);
  if (!side) return null;
  if (short) return { value: side, next: at + 1 };
  const after = tokenAt(source, at + 1).words.toLowerCase();
  const isDotted = /^[nesw]\.c$/i.test(wordsBetween(source, at, at + 1).words);
  if (after === 'coast' || isDotted || (after === 'c' && alone))
    return { value: side, next: at + 2 };
  return alone ? { value: side, next: at + 1 } : null;
}

/** A coast that no space has, where a coast must come: `xc`, `middle coast` (DATC 4.B.6). */
function strangeSideAt(source: TokenizedText, at: number): Found<CoastSide> | null {
  const { kind, words } = tokenAt(source, at);
  if (kind !== 'word') return null;
  if (/^[a-z]cs?$/i.test(words)) return { value: '?', next: at + 1 };
  const after = tokenAt(source, at + 1).words.toLowerCase();
  return after === 'coast' ? { value: '?', next: at + 2 } : null;
}

const anySideAt = (source: TokenizedText, at: number): Found<CoastSide> | null =>
  sideAt(source, at, true) ?? strangeSideAt(source, at);

/** Whether a word is the name of a space of its own, as no coast's is on the standard board. */
const isNameAt = (source: TokenizedText, at: number): boolean =>
  !hasStandardMap(boardOfText(source)) && !isUnknown(tokenAt(source, at), source);

/** A coast after a name: `(nc)`, `/NC`, ` nc`, `-nc`, ` (north coast)`, `/north coast`, ` north coast`. */
function coastAt(source: TokenizedText, at: number): Found<CoastSide> | null {
  switch (tokenAt(source, at).kind) {
    case 'open': {
      const side = anySideAt(source, at + 1);
      return side && tokenAt(source, side.next).kind === 'close'
        ? { value: side.value, next: side.next + 1 }
        : null;
    }
    case 'slash':
      return anySideAt(source, at + 1);
    case 'dash': {
      const isCoast = tokenAt(source, at).words === '-' && !isNameAt(source, at + 1);
      return isCoast ? sideAt(source, at + 1, false) : null;
    }
    case 'word':
      return isNameAt(source, at) ? null : sideAt(source, at, false);
    default:
      return null;
  }
}

/** A place, with its coast if one is named. */
export function placeAt(source: TokenizedText, at: number): Found<WrittenPlace> | null {
  const name = nameAt(source, at);
  if (!name) return null;
  const coast = coastAt(source, name.next);
  const next = coast?.next ?? name.next;
  const words = wordsBetween(source, at, next - 1);
  return { value: { ...words, spaces: name.value, side: coast?.value ?? null }, next };
}

/** The name or nationality of a power: `Austria-Hungary`, `Great Britain`, `Turk.` */
export function powerAt(source: TokenizedText, at: number): Found<Power> | null {
  const { board = STANDARD } = source;
  const first = tokenAt(source, at);
  if (first.kind !== 'word' || first.key !== null) return null;
  const second = tokenAt(source, at + 1);
  const third = tokenAt(source, at + 2);
  if (second.kind === 'dash' && third.kind === 'word') {
    const power = powerOf(first.words + third.words, board);
    if (power) return { value: power, next: at + 3 };
  }
  const most = hasStandardMap(board) ? 2 : MOST_WORDS;
  let name = first.words;
  let longest: Found<Power> | null = null;
  for (let next = at + 1; next < at + most; next++) {
    const { kind, key, words } = tokenAt(source, next);
    if (kind !== 'word' || key !== null) break;
    name += words;
    const power = powerOf(name, board);
    if (power) longest = { value: power, next: next + 1 };
  }
  if (longest) return longest;
  const power = powerOf(first.name ?? first.words, board);
  return power ? { value: power, next: at + 1 } : null;
}
