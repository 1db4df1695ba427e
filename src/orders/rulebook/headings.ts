import { NATIONALITY, type Power } from '../../board/powers.ts';
import type { Words } from '../written.ts';
import { placeAt, powerAt, type Found } from './places.ts';
import { tokenAt, wordsBetween, type Source, type Token } from './tokens.ts';

const isLetter = (token: Token | undefined): boolean => token?.key === 'A' || token?.key === 'F';

/**
 * A power at the head of its orders: `England:`, `ENGLAND A Lon-Bel`, `Russia, St. P.-Mos.` or on a line of
 * its own. `Eng` is also a space: it is a heading only before a colon, a letter or the end of the line.
 */
export function headingAt(source: Source, at: number): Found<Power> | null {
  const power = powerAt(source, at);
  if (!power) return null;
  const after = tokenAt(source, power.next);
  if (after.kind === 'colon') return { ...power, next: power.next + 1 };
  if (after.kind === 'end' || isLetter(after)) return power;
  if (placeAt(source, at)) return null;
  if (after.kind === 'dash' || after.kind === 'separator')
    return { ...power, next: power.next + 1 };
  return placeAt(source, power.next) ? power : null;
}

/** Before a supported or convoyed unit: `S RUSSIAN A War-Pru`, `S Turk. Bul-Rum`. */
export function nationalityAt(source: Source, at: number): Found<Words & { power: Power }> | null {
  const power = powerAt(source, at);
  if (!power) return null;
  const words = wordsBetween(source, at, power.next - 1);
  // `English` alone is hardly the Channel, `Eng` is.
  const isWhole = words.words.toLowerCase() === NATIONALITY[power.value].toLowerCase();
  const place = placeAt(source, at);
  const isPlace = place !== null && !(isWhole && place.next === power.next);
  const isMeant =
    isLetter(tokenAt(source, power.next)) || (!isPlace && placeAt(source, power.next));
  if (!isMeant) return null;
  return { value: { ...words, power: power.value }, next: power.next };
}

/** Whether a place ends right before `at`. */
const endsPlace = (source: Source, at: number): boolean =>
  [1, 2, 3, 4, 5, 6].some((back) => placeAt(source, at - back)?.next === at);

/**
 * A power that is only spoken of: behind a word that is part of no order, `Failed because Russia:`, or a verb, `S
 * Germany:`. It is no heading there, and nobody says whose the orders behind it are.
 */
export function mentionAt(source: Source, at: number): Found<Power> | null {
  const { kind, key, words } = tokenAt(source, at - 1);
  const power = kind === 'word' ? powerAt(source, at) : null;
  if (!power) return null;
  // `Eng` is the Channel, too.
  if (tokenAt(source, power.next).kind !== 'colon' && placeAt(source, at)) return null;
  if (key === 'support' || (key === 'convoy' && !isVia(source, at - 1))) return power;
  return key === null && /\p{L}/u.test(words) && !endsPlace(source, at) ? power : null;
}

const isVia = (source: Source, at: number): boolean => tokenAt(source, at - 1).key === 'via';

/** What may stand before a power in a heading that is still one, though none that can be read. */
const TITLE = /^(orders?|moves?|for|of|from|power|country|player|subject|the)$/i;

/** A sentence with a power and a colon in it: the end of its line. */
export function sentenceAt(source: Source, at: number): number | null {
  const strange = strangeHeadingAt(source, at);
  if (!strange || tokenAt(source, strange.next).kind === 'end') return null;
  if (TITLE.test(tokenAt(source, at).words)) return null;
  for (let index = at + 1; index < strange.next - 1; index++)
    if (mentionAt(source, index)?.next === strange.next - 1) return endOfLine(source, strange.next);
  return null;
}

/** The `end` of the line. */
export function endOfLine(source: Source, start: number): number {
  let at = start;
  while (tokenAt(source, at).kind !== 'end') at++;
  return at;
}

const MOST_WORDS = 4;

/** Words before a colon that are no power's name. */
export function strangeHeadingAt(source: Source, at: number): Found<Words> | null {
  for (let next = at; next <= at + MOST_WORDS; next++) {
    const token = tokenAt(source, next);
    if (token.kind === 'colon' && next > at)
      return { value: wordsBetween(source, at, next - 1), next: next + 1 };
    if (token.kind !== 'word' || token.key !== null) return null;
  }
  return null;
}
