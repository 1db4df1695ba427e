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
