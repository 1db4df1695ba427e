import type { Power } from '../../../board/powers.ts';
import type { Words, OrderError } from '../../parsed-orders.ts';
import { placeAt, powerAt, type Found } from './places.ts';
import { boardOfText, tokenAt, wordsBetween } from './tokens.ts';
import type { Token, TokenizedText } from './tokens.ts';
import { errorAt } from '../../errors.ts';

const isLetter = (token: Token | undefined): boolean => token?.key === 'A' || token?.key === 'F';

/**
 * A power at the head of its orders: `England:`, `ENGLAND A Lon-Bel`, `Russia, St. P.-Mos.` or on its own line. `Eng`
 * is also a space: it is a heading only before a colon, a letter or the end of the line.
 */
export function headingAt(source: TokenizedText, at: number): Found<Power> | null {
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
export function nationalityAt(
  source: TokenizedText,
  at: number,
): Found<Words & { power: Power }> | null {
  const power = powerAt(source, at);
  if (!power) return null;
  const words = wordsBetween(source, at, power.next - 1);
  // `English` alone is hardly the Channel; `Eng` is.
  const isWhole =
    words.words.toLowerCase() === boardOfText(source).nationality[power.value]?.toLowerCase();
  const place = placeAt(source, at);
  const isPlace = place !== null && !(isWhole && place.next === power.next);
  const isMeant =
    isLetter(tokenAt(source, power.next)) || (!isPlace && placeAt(source, power.next));
  if (!isMeant) return null;
  return { value: { ...words, power: power.value }, next: power.next };
}

/** Whether a place ends right before `at`. */
const endsPlace = (source: TokenizedText, at: number): boolean =>
  [1, 2, 3, 4, 5, 6].some((back) => placeAt(source, at - back)?.next === at);

/**
 * A power that is only mentioned: after a word that is not part of an order, `Failed because Russia:`, or a verb, `S
 * Germany:`. It is not a heading there, and it is unknown whose the orders after it are.
 */
export function mentionAt(source: TokenizedText, at: number): Found<Power> | null {
  const { kind, key, words } = tokenAt(source, at - 1);
  const power = kind === 'word' ? powerAt(source, at) : null;
  if (!power) return null;
  // `Eng` is also the Channel.
  if (tokenAt(source, power.next).kind !== 'colon' && placeAt(source, at)) return null;
  if (key === 'support' || (key === 'convoy' && !isVia(source, at - 1))) return power;
  return key === null && /\p{L}/u.test(words) && !endsPlace(source, at) ? power : null;
}

const isVia = (source: TokenizedText, at: number): boolean => tokenAt(source, at - 1).key === 'via';

/** What may precede a power in a heading that still is one, though none that can be read. */
const TITLE = /^(orders?|moves?|for|of|from|power|country|player|subject|the)$/i;

/** A sentence with a power and a colon in it: the end of its line. */
export function sentenceAt(source: TokenizedText, at: number): number | null {
  const strange = strangeHeadingAt(source, at);
  if (!strange || tokenAt(source, strange.next).kind === 'end') return null;
  if (TITLE.test(tokenAt(source, at).words)) return null;
  for (let index = at + 1; index < strange.next - 1; index++)
    if (mentionAt(source, index)?.next === strange.next - 1) return endOfLine(source, strange.next);
  return null;
}

/** The `end` token of the line. */
export function endOfLine(source: TokenizedText, start: number): number {
  let at = start;
  while (tokenAt(source, at).kind !== 'end') at++;
  return at;
}

const MOST_WORDS = 4;

/** Words before a colon that are not a power's name. */
export function strangeHeadingAt(source: TokenizedText, at: number): Found<Words> | null {
  for (let next = at; next <= at + MOST_WORDS; next++) {
    const token = tokenAt(source, next);
    if (token.kind === 'colon' && next > at)
      return { value: wordsBetween(source, at, next - 1), next: next + 1 };
    if (token.kind !== 'word' || token.key !== null) return null;
  }
  return null;
}

/** Words for "this power gives no orders", which is not an error. */
const NOTHING =
  /^(n ?m ?r|none|nothing|no (orders?|moves?)( (received|sent|given))?|all( units)? (hold|holds|stand))$/;

const LONGEST_NOTHING = 4;

/**
 * The end of words that say that nothing is ordered: `NMR`, `no orders`, `all hold`. Null if there is something else.
 */
export function noOrdersAt(source: TokenizedText, start: number): number | null {
  let words = '';
  for (let at = start; at < start + LONGEST_NOTHING; at++) {
    const { kind, words: word } = tokenAt(source, at);
    if (kind !== 'word') return null;
    words = words === '' ? word.toLowerCase() : `${words} ${word.toLowerCase()}`;
    const { kind: after } = tokenAt(source, at + 1);
    const ends = after === 'end' || after === 'separator';
    if (ends) return NOTHING.test(words) ? at + 1 : null;
  }
  return null;
}

/** Something that looks like an order but is not one for this turn, or not its owner's. */
export interface UnfitOrder {
  readonly words: RegExp;
  readonly problem: string;
  readonly expected: string;
}

const REFUSALS: readonly UnfitOrder[] = [
  {
    // DATC 4.E.4
    words:
      /\b(perpetual(ly)?|permanent(ly)?|standing orders?|always|for ?ever|until|as long as|from now on|(each|every) (turn|move|season|phase|spring|fall|year))\b/i,
    problem: 'An order is for one turn and cannot be perpetual',
    expected: 'an order for this turn only',
  },
  {
    // DATC 4.E.5
    words: /\b(prox(y|ies|ied)|as ordered by|on behalf of)\b/i,
    problem: 'A unit cannot be ordered by proxy',
    expected: 'an order from its own power',
  },
];

export const refusal = ({ problem, expected }: UnfitOrder, words: Words): OrderError =>
  errorAt(words, 'order', problem, expected);

/** Whether an error says that the rules know no such order, rather than that it cannot be read. */
export const isRefusal = (error: OrderError): boolean =>
  REFUSALS.some(({ problem }) => problem === error.problem);

/** Why such words, which are not an order, are unknown to the rules; null if they are simply unreadable. */
export function refusalIn(words: Words): OrderError | null {
  const found = REFUSALS.find((each) => each.words.test(words.words));
  return found ? refusal(found, words) : null;
}

const LONGEST_HEADING = 4;

/** What may be a heading without a colon, if it has a line to itself. */
const HEADING = /^(perpetual|permanent|standing|proxy|proxies)( orders?)?$/i;

/** `Perpetual orders:`, `Proxy:`: a heading under which nothing is followed. */
export function refusedHeadingAt(source: TokenizedText, start: number): Found<UnfitOrder> | null {
  for (let at = start; at <= start + LONGEST_HEADING; at++) {
    const { kind } = tokenAt(source, at);
    if (at > start && (kind === 'colon' || kind === 'end')) {
      const { words } = wordsBetween(source, start, at - 1);
      if (kind === 'end' && !HEADING.test(words)) return null;
      const found = REFUSALS.find((each) => each.words.test(words));
      return found ? { value: found, next: at + 1 } : null;
    }
    if (kind !== 'word') return null;
  }
  return null;
}
