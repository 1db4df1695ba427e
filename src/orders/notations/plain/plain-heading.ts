import type { Power } from '../../../board/powers.ts';
import { isAction } from '../rulebook/phrases.ts';
import { placeAt, powerAt, type Found } from '../rulebook/places.ts';
import { tokenAt, type TokenizedText, type Token } from '../rulebook/tokens.ts';
import { looksLikeOrder } from './plain-statement.ts';
import { peopleAt } from './headings/peoples.ts';

export interface Heading {
  /** Null if it names an unknown power; undefined if it names none, so that the power above still applies. */
  readonly power: Power | null | undefined;
  readonly next: number;
}

const ADJUSTMENTS: ReadonlySet<string | null> = new Set([
  'build',
  'remove',
  'waive',
  'disband',
  'retreat',
]);
const DATE = /^(?:[sfwh]\d{2,4}|\d{4})$/i;
const isAdjustment = ({ key }: Token): boolean => ADJUSTMENTS.has(key);
const isLetter = (token: Token): boolean => token.key === 'A' || token.key === 'F';

/** Powers by their first letters, before a colon only. */
const LETTERS: Readonly<Record<string, Power>> = {
  a: 'Austria',
  b: 'England',
  e: 'England',
  f: 'France',
  g: 'Germany',
  i: 'Italy',
  r: 'Russia',
  t: 'Turkey',
  au: 'Austria',
  en: 'England',
  fr: 'France',
  ge: 'Germany',
  it: 'Italy',
  ru: 'Russia',
  tu: 'Turkey',
};

/** `(name)` after a power. */
function afterName(source: TokenizedText, at: number): number {
  if (tokenAt(source, at).kind !== 'open') return at;
  for (let index = at + 1; index < at + 12; index++)
    if (tokenAt(source, index).kind === 'close') return index + 1;
  return at;
}

/** Whether an order can begin with a unit here. */
export function beginsUnit(source: TokenizedText, at: number): boolean {
  if (isLetter(tokenAt(source, at)))
    return placeAt(source, at + 1) !== null || tokenAt(source, at + 1).kind === 'word';
  const place = placeAt(source, at);
  return place !== null && isAction(source, place.next);
}

/** A power at the head of its orders. `isFirst`: at the beginning of a line; elsewhere it needs a colon. */
export function headingIn(source: TokenizedText, at: number, isFirst: boolean): Heading | null {
  const first = tokenAt(source, at).words.toLowerCase();
  const letter = Object.hasOwn(LETTERS, first) ? LETTERS[first] : undefined;
  if (isFirst && letter && tokenAt(source, at + 1).kind === 'colon')
    return { power: letter, next: at + 2 };
  const power = powerAt(source, at);
  const heading = power && powerHeading(source, at, power, isFirst);
  return heading ?? (isFirst ? labelAt(source, at) : null);
}

/** `France:` or `France` alone: what was said about another power's orders no longer applies. */
export function isHeading(source: TokenizedText): boolean {
  const heading = headingIn(source, 0, true);
  return (
    !!heading?.power &&
    (heading.next >= source.tokens.length || tokenAt(source, heading.next - 1).kind === 'colon')
  );
}

function powerHeading(
  source: TokenizedText,
  at: number,
  { value: power, next: end }: Found<Power>,
  isFirst: boolean,
): Heading | null {
  const next = afterName(source, end);
  const after = tokenAt(source, next);
  if (after.kind === 'colon') return { power, next: next + 1 };
  const isSigned = after.words === '+' || (after.kind === 'dash' && !placeAt(source, at));
  if (isSigned && isLetter(tokenAt(source, next + 1)) && placeAt(source, next + 2))
    return { power, next };
  const isUnit = beginsOrder(source, next);
  if (!isFirst) return isLetter(after) && !placeAt(source, at) && isUnit ? { power, next } : null;
  if (after.kind === 'end') return { power, next };
  const isLabel = tokenAt(source, next + 1).kind === 'colon';
  if (isAdjustment(after) && !isLabel) return { power, next };
  // `Italy w03 remove f tun`
  if (DATE.test(after.words) && isAdjustment(tokenAt(source, next + 1)))
    return { power, next: next + 1 };
  if (after.kind === 'dash' && isAdjustment(tokenAt(source, next + 1)))
    return { power, next: next + 1 };
  if (isLetter(after) && isUnit) return { power, next };
  if (placeAt(source, at)) return null;
  if ((after.kind === 'dash' || after.kind === 'separator') && beginsOrder(source, next + 1))
    return { power, next: next + 1 };
  return isUnit ? { power, next } : null;
}

/** After a power, `a liar` is no unit. */
const beginsOrder = (source: TokenizedText, at: number): boolean =>
  isLetter(tokenAt(source, at)) ? looksLikeOrder(source, at) : beginsUnit(source, at);

/** What may be in a label before orders: `My final orders for Spring 1901:`. */
const TITLE =
  /^(orders?|moves?|for|of|from|the|die|power|country|player|my|our|final|here|are|is|spring|fall|autumn|winter|summer|retreats?|builds?|adjustments?|removals?|removes?|movement|phase|season|turn|year|[sfwh]?\d{1,4}[mrab]?|and|as|follows|results?|nation|to|reich|befehle|züge|zuege|meine|unsere|hier|sind|für|fuer|frühjahr|herbst|rückzüge|rückzug|aufbau(?:ten)?|abbau(?:ten)?|ordres|mes|nos|voici|pour|la|les|printemps|automne|hiver|retraites?|ajustements?|constructions?|subject|re|gm|dear|order set)$/i;

export const isTitleWord = (word: string): boolean =>
  TITLE.test(word.replace(/[^\p{L}\p{N}]/gu, ''));

const MOST_WORDS = 8;

/** Words before a colon: a label, with the power that it names, if any, or an unknown name. */
function labelAt(source: TokenizedText, at: number): Heading | null {
  let power: Power | null | undefined;
  let others = 0;
  for (let index = at; index < at + MOST_WORDS;) {
    const token = tokenAt(source, index);
    const isEnd = token.kind === 'end' && power !== undefined && others === 0;
    if (token.kind === 'colon' || isEnd) {
      if (index === at) return null;
      if (others === 0) return { power, next: index + 1 };
      if (others > 2 || power !== undefined) return null;
      return { power: null, next: index + 1 };
    }
    const isTitled = token.kind === 'dash' && TITLE.test(tokenAt(source, index + 1).words);
    if ((token.words === ',' || isTitled) && index > at) {
      index++;
      continue;
    }
    if (token.kind !== 'word' || isLetter(token)) return null;
    const named = powerAt(source, index) ?? peopleAt(source, index);
    if (named) {
      // A letter's addressee is not the power that it orders for.
      if (power !== undefined || /^dear$/i.test(tokenAt(source, at).words)) return null;
      power = named.value;
      index = named.next;
      continue;
    }
    if (!TITLE.test(token.words)) others++;
    index++;
  }
  return null;
}
