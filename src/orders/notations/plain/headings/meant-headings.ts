import type { Power } from '../../../../board/powers.ts';
import { placeAt, powerAt, type Found } from '../../rulebook/places.ts';
import { tokenAt, wordsBetween, type Token, type TokenizedText } from '../../rulebook/tokens.ts';
import type { Doubt } from '../../written-text.ts';
import type { Dialect } from '../dialect.ts';
import { headingIn, isTitleWord } from '../plain-heading.ts';
import { looksLikeOrder } from '../plain-statement.ts';
import { misspeltPower } from './misspelt-power.ts';

type Lines = readonly (readonly Token[])[];

interface Headings {
  readonly tokens: Lines;
  readonly doubts: readonly Doubt[];
}

/**
 * The tokens of each line, with lines that are meant as headings shown as such: a misspelt power before orders has its
 * right name, with a doubt; a name of a player that is alone before orders of its own has a colon.
 */
export function meantHeadings(all: Lines, lines: readonly string[], dialect: Dialect): Headings {
  const doubts: Doubt[] = [];
  const isByHand = !(dialect.skip || dialect.hide || dialect.begins || dialect.isReport);
  const mayBeAlone = isByHand && dialect.blankEndsPower !== true && dialect.asWritten !== true;
  /** Whether a power is named above, and orders below its name. */
  let hasPower = false;
  let hasOrders = false;
  const tokens = all.map((own, index): readonly Token[] => {
    const head = misspeltHead(source(own));
    if (head && comeOrders(index, head.next, head.isAlone)) {
      const { at, end, power } = head;
      const words = wordsBetween(source(own), at, end - 1);
      doubts.push({ ...words, readings: [power] });
      [hasPower, hasOrders] = [true, looksLikeOrder(source(own), head.next)];
      return own.toSpliced(at, end - at, { ...words, kind: 'word', key: null, name: power });
    }
    const heading = headingIn(source(own), 0, true);
    if (heading) {
      if (heading.power !== undefined) {
        hasPower = heading.power !== null;
        hasOrders = false;
      }
      hasOrders ||= looksLikeOrder(source(own), heading.next);
      return own;
    }
    const isParted = index > 0 && all[index - 1]?.length === 0;
    const isName = hasPower && hasOrders && mayBeAlone && isParted && isPlayer(own);
    if (isName && looksLikeOrder(source(all[index + 1] ?? []), 0)) {
      hasPower = false;
      return withColon(own);
    }
    hasOrders ||= looksLikeOrder(source(own), 0);
    return own;
  });
  return { tokens, doubts };

  function source(own: readonly Token[]): TokenizedText {
    return { lines, tokens: own };
  }

  /** Whether orders follow, here or further down; without a colon on the very next line that is not blank. */
  function comeOrders(index: number, next: number, isAlone: boolean): boolean {
    if (beginsOrders(all[index] ?? [], next)) return true;
    const below = all.slice(index + 1, index + 1 + MOST_LINES).filter(({ length }) => length > 0);
    for (const own of isAlone ? below.slice(0, 1) : below) {
      if (beginsOrders(own, 0)) return true;
      if (headingIn(source(own), 0, true)?.power !== undefined) return false;
    }
    return false;
  }

  function beginsOrders(own: readonly Token[], at: number): boolean {
    const { key } = tokenAt(source(own), at);
    return looksLikeOrder(source(own), at) || (key !== null && ADJUSTS.has(key));
  }
}

/** Lines in which the orders begin below their heading. */
const MOST_LINES = 4;
const ADJUSTS: ReadonlySet<string> = new Set(['build', 'remove', 'disband', 'waive']);

interface MisspeltHead {
  readonly power: Power;
  /** Its first word, and the token after its last one. */
  readonly at: number;
  readonly end: number;
  /** After the name and its colon. */
  readonly next: number;
  /** There is no colon. */
  readonly isAlone: boolean;
}

/** Those to whom a letter is written do not order what is below. */
const ADDRESSED = /^(?:dear|to|gm|re|subject)$/i;

/** `Rusia`, `Rusia:`, `Orders for Rusia:`, `Rusia (Bob):`, `Great Britian:` at the beginning of a line. */
function misspeltHead(source: TokenizedText): MisspeltHead | null {
  const own = source.tokens;
  const at = own.findIndex(({ kind, words }) => kind !== 'word' || !isTitleWord(words));
  if (at < 0 || own.slice(0, at).some(({ words }) => ADDRESSED.test(words))) return null;
  const found = powerMeantAt(source, at);
  if (!found) return null;
  const end = found.next;
  const isNamed = own[end]?.kind === 'open';
  const next = isNamed ? own.findIndex(({ kind }) => kind === 'close') + 1 : end;
  const isAlone = own.length === next;
  if (!isAlone && own[next]?.kind !== 'colon') return null;
  return { power: found.value, at, end, next: isAlone ? next : next + 1, isAlone };
}

/** A misspelt name of a power, of one word or two. */
function powerMeantAt(source: TokenizedText, at: number): Found<Power> | null {
  const isName = (index: number): boolean => {
    const { kind, key } = tokenAt(source, index);
    return kind === 'word' && key === null;
  };
  const second = tokenAt(source, at + 1).kind === 'dash' ? at + 2 : at + 1;
  if (isName(at) && isName(second)) {
    const value = misspeltPower(tokenAt(source, at).words + tokenAt(source, second).words);
    return value ? { value, next: second + 1 } : null;
  }
  const { name, words } = tokenAt(source, at);
  const value = isName(at) && name === undefined ? misspeltPower(words) : undefined;
  return value ? { value, next: at + 1 } : null;
}

/** Words that are alone before orders, and are no name of a player. */
const NO_PLAYER =
  /^(?:hi|hello|hey|hallo|moin|servus|liebe[rs]?|cher|chère|salut|bonjour|thanks?|thx|danke|merci|cheers|regards|grüße|gruß|amitiés|best|yours|sincerely|greetings|ps|also|auch|aussi|und|et|then|dann|puis|plus|finally|lastly|first|firstly|second|secondly|next|last|sorry|oops|whoops|ups|correction|corrected|edit|edited|actually|korrektur|pardon|erratum|updated?|changed?|changes|notes?|nb|press|comments?|ok|okay|yes|no|please|bitte|if|else|otherwise|unless|option|plan|variant|draft|units?|arm(?:y|ies)|fleets?|armeen|flotten|supports?|convoys?|attacks?|defen[cs]es?|holds?|results?|front|side|group|theat(?:er|re)|home|abroad|rest|others?|remaining|everything|everybody|everyone|all|team|north|south|east|west|northern|southern|eastern|western|cent(?:er|re|ral)|norden|süden|osten|westen|nord|sud|est|ouest|balkans?|scandinavia|iberia|mediterranean|atlantic|baltics?|seas?|land)$/i;

/** One or two words, the first with a capital, which name no space and no power and introduce nothing: `Rudi`. */
function isPlayer(own: readonly Token[]): boolean {
  const source = { lines: [], tokens: own };
  return (
    own.length > 0 &&
    own.length <= 2 &&
    /^\p{Lu}/u.test(own[0]?.words ?? '') &&
    own.every(
      ({ kind, key, name, words }, at) =>
        kind === 'word' &&
        key === null &&
        name === undefined &&
        !isTitleWord(words) &&
        !NO_PLAYER.test(words) &&
        !placeAt(source, at) &&
        !powerAt(source, at),
    )
  );
}

function withColon(own: readonly Token[]): readonly Token[] {
  const last = own.at(-1);
  if (!last) return own;
  const column = last.column + last.length;
  return [...own, { ...last, kind: 'colon', words: ':', column, length: 0 }];
}
