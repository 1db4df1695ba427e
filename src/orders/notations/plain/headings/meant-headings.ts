import type { Power } from '../../../../board/powers.ts';
import { type Found, placeAt, powerAt } from '../../rulebook/places.ts';
import { tokenAt, wordsBetween, type Token, type TokenizedText } from '../../rulebook/tokens.ts';
import type { Doubt } from '../../written-text.ts';
import type { Dialect } from '../dialect.ts';
import { withoutBrackets } from '../marks.ts';
import { headingIn, isTitleWord, beginsUnit } from '../plain-heading.ts';
import { looksLikeOrder } from '../plain-statement.ts';
import { meantOrders } from '../meant/meant-orders.ts';
import { readColumns } from '../meant/order-columns.ts';
import { readTables } from '../meant/order-tables.ts';
import { beginsStatement } from '../wrapped-lines.ts';
import { misspeltPower } from './misspelt-power.ts';
import { asOneWord, isSection, playerNamed } from './player-name.ts';
import { asPower, isWholeName, longNameAt } from './power-names.ts';
import { isTitle, namedFirst, namedLast, withColonAt, type SaidHeading } from './said-heading.ts';

type Lines = readonly (readonly Token[])[];

interface Headings {
  readonly tokens: Lines;
  readonly doubts: readonly Doubt[];
}

/**
 * The tokens of each line, with lines that are meant as headings shown as such. A power has its usual name: `Ottoman
 * Empire`. A misspelt power before orders has its right name, with a doubt; so does a line that says more than a heading,
 * but whose the orders below it are. The name of a player before orders of its own has a colon, or a doubt.
 */
export function meantHeadings(given: Lines, lines: readonly string[], dialect: Dialect): Headings {
  const orders = readColumns(readTables(given, lines), lines).map((own) =>
    meantOrders({ lines, tokens: own }),
  );
  const all = orders.map(({ tokens }) => tokens);
  const doubts: Doubt[] = orders.flatMap((each) => each.doubts);
  const isByHand = !(dialect.skip || dialect.hide || dialect.begins || dialect.isReport);
  const mayBeAlone = isByHand && dialect.blankEndsPower !== true && dialect.asWritten !== true;
  const maySay = !dialect.begins && dialect.asWritten !== true;
  /** The power that is named above, and whether there are orders below its name. */
  let above: Power | null = null;
  let hasOrders = false;
  const named = all.map((own, index) =>
    isOpenBefore(index)
      ? own
      : withUsualName(source(withMarkedPower(source(own), lines[index] ?? ''))),
  );
  const tokens = named.map((own, index): readonly Token[] => {
    const head = misspeltHead(source(own));
    if (head && comeOrders(index, head.next, head.isAlone)) {
      const { at, end, power } = head;
      const words = wordsBetween(source(own), at, end - 1);
      doubts.push({ ...words, readings: [power] });
      [above, hasOrders] = [power, looksLikeOrder(source(own), head.next)];
      return own.toSpliced(at, end - at, { ...words, kind: 'word', key: null, name: power });
    }
    const isPower = headingIn(source(own), 0, true)?.power;
    const line = mayBeAlone && !isPower && isSection(own) ? withoutSection(source(own)) : own;
    const bare = withoutBrackets(source(line), dialect.bracketsFail === true).tokens;
    const heading = headingIn(source(line), 0, true) ?? headingIn(source(bare), 0, true);
    const mayTell = maySay && !heading?.power && !beginsOrders(line, 0);
    const said = mayTell ? saidAt(index, source(line), heading !== null) : null;
    if (heading && !said) {
      if (heading.power !== undefined) {
        above = heading.power;
        hasOrders = false;
      }
      hasOrders ||= looksLikeOrder(source(line), heading.next);
      return line;
    }
    if (said) {
      if (!isWholeName(said.said.words)) doubts.push({ ...said.said, readings: [said.power] });
      [above, hasOrders] = [said.power, false];
      return said.tokens;
    }
    const player = mayBeAlone && above && hasOrders ? playerAt(index, line) : null;
    if (player === 'surely') {
      above = null;
      const name = asOneWord(source(withoutColon(line)));
      const colon = line.slice(withoutColon(line).length);
      return colon.length > 0 ? [name, ...colon] : withColonAt([name], 1);
    }
    if (player && above)
      doubts.push({ ...wordsBetween(source(line), 0, line.length - 1), readings: [above] });
    hasOrders ||= looksLikeOrder(source(line), 0);
    return line;
  });
  return { tokens, doubts };

  function source(own: readonly Token[]): TokenizedText {
    return { lines, tokens: own };
  }

  /** Whether the line above ends within an order: `A Mun S`. */
  function isOpenBefore(index: number): boolean {
    const last = all[index - 1]?.at(-1);
    return last?.kind === 'dash'
      ? all[index - 1]?.some(({ kind }) => kind === 'word') === true
      : last?.key === 'support' ||
          (last?.key === 'convoy' && all[index - 1]?.at(-2)?.key !== 'via');
  }

  /** A line that says whose the orders below it are, but is no heading. */
  function saidAt(index: number, line: TokenizedText, isLabel: boolean): SaidHeading | null {
    const below = linesBelow(index, MOST_LINES)[0];
    const isSkipped = dialect.skip?.test(lines[index] ?? '') === true;
    if (isSkipped || !below || !beginsOrders(below, firstWord(below))) return null;
    const said = namedLast(line);
    return said ?? (isParted(index) && !isLabel ? namedFirst(line) : null);
  }

  /** Whether what is above a line is blank, a title or the orders of a power. */
  function isParted(index: number): boolean {
    const before = named[index - 1] ?? [];
    return (
      isBlank(before) ||
      isTitle(before) ||
      beginsOrders(before, firstWord(before)) ||
      headingIn(source(before), 0, true) !== null
    );
  }

  /** A line after a blank one or with a colon, right before orders or one line above them, that may name a player. */
  function playerAt(index: number, own: readonly Token[]): ReturnType<typeof playerNamed> {
    const line = withoutColon(own);
    const hasColon = line.length < own.length;
    const below = linesBelow(index, 2)[0];
    if (!(hasColon || (index > 0 && named[index - 1]?.length === 0))) return null;
    return below && beginsOrders(below, firstWord(below))
      ? playerNamed(source(line), hasColon)
      : null;
  }

  function linesBelow(index: number, most: number): Lines {
    return named.slice(index + 1, index + 1 + most).filter((own) => !isBlank(own));
  }

  /** Whether orders follow, here or further down; without a colon on the very next line that is not blank. */
  function comeOrders(index: number, next: number, isAlone: boolean): boolean {
    if (beginsOrders(named[index] ?? [], next)) return true;
    const below = named.slice(index + 1, index + 1 + MOST_LINES).filter(({ length }) => length > 0);
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

/** No words, but maybe a line of hyphens. */
const isBlank = (own: readonly Token[]): boolean => own.every(({ kind }) => kind !== 'word');

const firstWord = (own: readonly Token[]): number =>
  Math.max(
    0,
    own.findIndex(({ kind }) => kind === 'word'),
  );

const withoutColon = (own: readonly Token[]): readonly Token[] =>
  own.at(-1)?.kind === 'colon' ? own.slice(0, -1) : own;

/** `Western front: A Mun-Bur` without the title of the section, `Western front:` as mere words. */
function withoutSection({ lines, tokens }: TokenizedText): readonly Token[] {
  const colon = tokens.findIndex(({ kind }) => kind === 'colon');
  const rest = tokens.slice(colon + 1);
  return rest.length > 0 && beginsStatement({ lines, tokens: rest })
    ? rest
    : tokens.toSpliced(colon, 1);
}

const ARTICLE = /^(?:das|der)$/i;

/** The tokens of a line with a power at its beginning by its usual name: `Orders for the Ottoman Empire:`. */
function withUsualName(source: TokenizedText): readonly Token[] {
  const own = source.tokens;
  for (let at = 0; at < own.length; at++) {
    const found = longNameAt(source, at);
    if (found) return asPower(source, at, found).filter(({ words }) => !ARTICLE.test(words));
    const { kind, words } = tokenAt(source, at);
    if (kind !== 'word' || !(isTitleWord(words) || ARTICLE.test(words))) return own;
    if (ADDRESSED.test(words)) return own;
  }
  return own;
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

const isLetter = ({ key }: Token): boolean => key === 'A' || key === 'F';
const isAdjusting = ({ key }: Token): boolean =>
  key === 'build' || key === 'remove' || key === 'disband' || key === 'retreat';

/** A picture as chats write it: `:flag_at: Austria`. */
const SIGN = /^[\s>*_]*(?::[a-z][\w-]{1,30}:\s*)+(?=[*_]*\p{L})/iu;

/**
 * The tokens of a line that names a power in an unusual way before its orders, with a usual heading: `[AUS] A Vie-Gal`,
 * `(Austria) A Vie-Gal`, `Eng - F Lon-Nth`, `Spring 1901 Austria A Vie-Gal`, `:flag_at: Austria`.
 */
function withMarkedPower(given: TokenizedText, line: string): readonly Token[] {
  const sign = SIGN.exec(line)?.[0].length ?? 0;
  const source = { ...given, tokens: given.tokens.filter(({ column }) => column > sign) };
  return bracketed(source) ?? dashed(source) ?? titled(source);
}

/** `[AUS] A Vie-Gal`: with a colon for the brackets. */
function bracketed(source: TokenizedText): readonly Token[] | null {
  const power = tokenAt(source, 0).kind === 'open' ? powerAt(source, 1) : null;
  const close = power ? tokenAt(source, power.next) : null;
  if (!power || close?.kind !== 'close' || !isUnit(source, power.next + 1)) return null;
  return source.tokens.toSpliced(power.next, 1, { ...close, kind: 'colon' }).slice(1);
}

/** `Eng - F Lon-Nth`: no fleet in the Channel goes to a fleet. `Turkey, build: A Con`. */
function dashed(source: TokenizedText): readonly Token[] | null {
  const power = powerAt(source, 0);
  const sign = tokenAt(source, power?.next ?? 0);
  if (!power) return null;
  const isHead = sign.kind === 'dash' && isUnit(source, power.next + 1);
  const isComma = sign.words === ',' && isAdjusting(tokenAt(source, power.next + 1));
  if (!isHead && !isComma) return null;
  return source.tokens.toSpliced(power.next, 1, { ...sign, kind: 'colon' });
}

/** `Spring 1901 Austria A Vie-Gal`, `Winter 1902 builds: F Kie`: without the title. */
function titled(source: TokenizedText): readonly Token[] {
  const at = source.tokens.findIndex(({ kind, words }) => kind !== 'word' || !isTitleWord(words));
  const verb = tokenAt(source, at - 1);
  if (at > 1 && isAdjusting(verb) && isUnit(source, at)) return source.tokens.slice(at - 1);
  const power = at > 0 ? powerAt(source, at) : null;
  return power && isLetter(tokenAt(source, power.next)) && isUnit(source, power.next)
    ? source.tokens.slice(at)
    : source.tokens;
}

const isUnit = (source: TokenizedText, at: number): boolean =>
  isLetter(tokenAt(source, at)) && placeAt(source, at + 1) !== null && beginsUnit(source, at);
