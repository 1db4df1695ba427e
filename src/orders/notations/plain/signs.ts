import { padded } from './blanks.ts';
import { placeAt, powerAt } from '../rulebook/places.ts';
import { tokenAt, type TokenizedText } from '../rulebook/tokens.ts';
import { AND } from './plain-statement.ts';

const isLetterAt = (source: TokenizedText, at: number): boolean => {
  const { key } = tokenAt(source, at);
  return key === 'A' || key === 'F';
};

/** What a sign before a unit means: `+A Par` builds, and where units are built and removed `-A Mun` removes. */
export function signAt(source: TokenizedText, at: number): 'build' | 'remove' | null {
  const { kind, words } = tokenAt(source, at);
  if (kind !== 'dash' && words !== '+') return null;
  if (!isLetterAt(source, at + 1) || !isPlaceAlone(source, at + 2)) return null;
  return kind === 'dash' ? 'remove' : 'build';
}

/** Whether there is a place with nothing more of an order after it. */
function isPlaceAlone(source: TokenizedText, at: number): boolean {
  const place = placeAt(source, at);
  if (!place) return false;
  const { kind, words } = tokenAt(source, place.next);
  if (kind === 'dash') return isLetterAt(source, place.next + 1);
  const ends = kind === 'end' || kind === 'separator' || kind === 'other';
  const isNext = isLetterAt(source, place.next) || AND.test(words);
  return ends || isNext || powerAt(source, place.next) !== null;
}

/** `-A Mun` on a line of its own. */
export function isMinusAlone(source: TokenizedText, at: number): boolean {
  const [minus, letter] = [tokenAt(source, at), tokenAt(source, at + 1)];
  if (at > 0 || minus.words !== '-' || letter.column > minus.column + 1) return false;
  return placeAt(source, at + 2)?.next === source.tokens.length;
}

const REMOVED = /^((?:[ \t]*[>|])*[ \t]*)[*-](?=[ \t]+[af](?:rmy|leet)?[ \t]+[^\s,;-]+[ \t]*$)/gim;
/** `+A Par`, `+ A Par`, `France: +A Par +F Bre`. */
const PLUS =
  /(?:^|:|^[ \t]*(?:[*•]|\d{1,2}[.)])\s)[ \t>|]*\+[ \t]*(?:[af]|army|fleet)[ \t]+[^\s,;-]+[ \t]*(?:$|[+,;(])/im;

export const hasPlus = (text: string): boolean => PLUS.test(text);

const OFF_BOARD = /\boff[ -]the[ -]board\b/gi;

/** Signs and words that are read as a verb: where units are built and removed `- A Mun` or `* A Mun`. */
export const withVerbs = (text: string, isAdjusting: boolean): string =>
  (isAdjusting || hasPlus(text) ? text.replace(REMOVED, '$1r') : text).replace(OFF_BOARD, (words) =>
    padded('otb', words),
  );
