import type { Result } from '../../../result.ts';
import type { OrderError } from '../../parsed-orders.ts';
import { errorAt } from '../../errors.ts';
import type { Found } from './places.ts';
import { tokenAt, wordsBetween, type TokenizedText } from './tokens.ts';
import { hasStandardMap, STANDARD, type Board } from '../../../board/board.ts';
import { distance } from '../../nearest.ts';

/** What the grammar may find missing, in the words of an error. */
export const A_SPACE = 'a space, such as Mun or North Sea';
export const A_COAST = 'a coast, such as (nc) or (sc)';
export const A_POWER = 'a power, such as England';
export const AN_ACTION = 'a dash and a space, or S, C or H';
export const A_DESTINATION = 'a dash and the place where the army is to land';
export const AN_ORDER = 'an order, such as A Mun-Ber';
export const THE_END = 'a comma or the end of the line';

/** What a space looks like on a board. */
export function aSpace(board: Board = STANDARD): string {
  if (hasStandardMap(board)) return A_SPACE;
  const spaces = [...board.spaces.values()];
  const land = spaces.find(({ kind }) => kind !== 'sea')?.short;
  const sea = spaces.find(({ kind }) => kind === 'sea')?.name;
  return `a space, such as ${[land, sea].filter((name) => name !== undefined).join(' or ')}`;
}

/** Why a phrase cannot be read, and the token at which it failed. */
export interface Failure {
  readonly error: OrderError;
  readonly at: number;
  /** A verb was expected: a unit that comes next is mentioned, not ordered. */
  readonly isVerb: boolean;
}
interface Failed {
  readonly ok: false;
  readonly error: Failure;
}
export type Parsed<T> = Result<Found<T>, Failure>;

/** Fails at a token. If the order ends there, the part that was read is quoted, since nothing else is left. */
export function fail(source: TokenizedText, start: number, at: number, expected: string): Failed {
  const token = tokenAt(source, at);
  const wanted = expected === A_SPACE ? aSpace(source.board) : expected;
  const failed = (error: OrderError): Failed => ({
    ok: false,
    error: { error, at, isVerb: expected === AN_ACTION },
  });
  if (token.kind === 'end' || token.kind === 'separator') {
    const words = wordsBetween(source, start, Math.max(start, at - 1));
    return failed(errorAt(words, 'order', 'This order is incomplete', wanted));
  }
  if (expected !== A_SPACE || token.kind !== 'word' || token.key !== null)
    return failed(errorAt(token, 'order', 'This cannot be read', wanted));
  const near = suggestSpaces(token.words, source.board);
  const hint = near.length > 0 ? `a space, perhaps ${near.join(' or ')}` : wanted;
  return failed(errorAt(token, 'space', 'No space has this name', hint));
}

const LONGEST = 24;
/** A word longer than the abbreviations may be a name; in a long one two letters may be wrong. */
const ABBREVIATION = 3;
const SHORT = 5;

/** Names of spaces that a misspelt word may have meant, at most two: `Mnu` gives `Mun`, `Londn` London. */
export function suggestSpaces(word: string, board: Board = STANDARD): readonly string[] {
  if (word.length < ABBREVIATION || word.length > LONGEST) return [];
  const key = word.toLowerCase();
  const limit = word.length > SHORT ? 2 : 1;
  const near = [...board.spaces.values()]
    .map(({ name: full, short }) => {
      const names = word.length > ABBREVIATION ? [full, short] : [short];
      return nearest(
        names.map((name) => ({ name, off: distance(key, name.toLowerCase(), limit) })),
      );
    })
    .filter(({ off }) => off <= limit);
  const least = Math.min(...near.map(({ off }) => off));
  const names = near.filter(({ off }) => off === least).map(({ name }) => name);
  return names.length <= 2 ? names : [];
}

interface Near {
  readonly name: string;
  readonly off: number;
}

const nearest = (names: readonly Near[]): Near =>
  names.reduce((best, other) => (other.off < best.off ? other : best));
