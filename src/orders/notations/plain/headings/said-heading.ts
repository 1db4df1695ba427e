import type { Power } from '../../../../board/powers.ts';
import type { Words } from '../../../parsed-orders.ts';
import { placeAt, powerAt, type Found } from '../../rulebook/places.ts';
import { tokenAt, wordsBetween, type Token, type TokenizedText } from '../../rulebook/tokens.ts';
import { isTitleWord } from '../plain-heading.ts';
import { longNameAt } from './power-names.ts';

/** A line that is no heading by itself, but names the power of the orders below it. */
export interface SaidHeading {
  readonly power: Power;
  /** The words that say so. */
  readonly said: Words;
  /** The tokens of the line as a heading: the power, a colon, and what else it says. */
  readonly tokens: readonly Token[];
}

/** Letters may be left out only where nothing else can be meant: `Fran Smith` is a person. */
const SHORTEST = 5;
const MOST_WORDS = 4;

/** What is said of a power next to its name: `has 3 centres`, `declares civil disorder`, `late again`. */
const TOLD =
  /^(?:nmr|cd|has|have|with|and|plus|in|is|was|now|still|owns?|declares?|civil|disorder|anarchy|cent(?:re|er)s?|scs?|dots?|units?|pieces?|builds?|adjusts?|orders?|moves?|no|none|missed|missing|late|received|eliminated|out|played|by|player|solo|hat|mit|zentren|vz|einheiten|keine|spieler|joueur|centres|unités|avec|par|de|von|van|der|la|\d{1,2})$/iu;

/** `Orders for Italy - Joe`: what may precede the power. */
const BEFORE =
  /^(?:orders?|moves?|for|from|of|by|the|das|der|die|befehle|züge|für|von|ordres|pour|de)$/i;

/** `Italy - Joe`, `Turkey NMR`, `England (Rob) declares civil disorder`; null if the line says more. */
export function namedFirst(source: TokenizedText): SaidHeading | null {
  const own = source.tokens;
  const at = own.findIndex(({ kind, words }) => kind !== 'word' || !BEFORE.test(words));
  const found = at < 0 ? null : powerAt(source, at);
  if (!found || !isShort(source, found, at)) return null;
  const isTold = own
    .slice(found.next)
    .every(({ kind, words }) => kind !== 'word' || TOLD.test(words));
  if (/[!?]\s*$/.test(lineOf(source)) && !isTold) return null;
  return {
    power: found.value,
    said: wordsBetween(source, 0, own.length - 1),
    tokens: withColonAt(own, found.next),
  };
}

/** Whether little follows the name of a power: a name, brackets, how many centres it has. */
function isShort(source: TokenizedText, { next }: Found<Power>, at: number): boolean {
  const first = tokenAt(source, at);
  if (next === at + 1 && /^great$/i.test(first.words)) return false;
  const isWhole = first.name !== undefined || first.length >= SHORTEST || next > at + 1;
  const after = tokenAt(source, next);
  if (after.kind === 'word' && !isWhole && !TOLD.test(after.words)) return false;
  let [words, depth] = [0, 0];
  for (let index = next; index < source.tokens.length; index++) {
    const token = tokenAt(source, index);
    if (token.kind === 'open') depth++;
    if (token.kind === 'close') depth--;
    if (depth > 0 || token.kind !== 'word') continue;
    words++;
    if (words > MOST_WORDS || placeAt(source, index) || powerAt(source, index)) return false;
    if (!TOLD.test(token.words) && !/^\p{Lu}/u.test(token.words)) return false;
  }
  return true;
}

/** The words of a line that introduces orders. */
const INTRODUCES =
  /(?<!\p{L})(?:orders?|moves|retreats|builds|adjustments|removals|ordres|befehle|züge|zuege|rückzüge|aufbauten|abbauten|playing|play|plays|spiele|spielt|joue|power|country)(?!\p{L})/iu;
/** What leads to the power at its end: `from Tom, playing`, `moves as`, a bracket. */
const LEADS =
  /(?:(?<!\p{L})(?:for|from|of|as|by|playing|plays?|am|for|power|country|für|fuer|von|als|spiele|spielt|pour|joue|de)(?:\s+(?:the|die|das|la|l['’]))?\s*|(?<!\p{L})d['’]|[-–—([{|/]\s*)$/iu;
const ORDERS_OF =
  /^\s*(?:the\s+)?(?:orders?|moves|ordres|befehle|züge)\s+(?:from|by|of|for|de|von)(?!\p{L}).*,\s*$/iu;
const HEADER = /^\s*(?:>\s*)*(?:subject|re|betreff|objet|from|to|cc|date)\s*:/i;
const GREETING = /^\s*(?:dear|liebe[rs]?|cher|chère)(?!\p{L})/iu;

/** `Orders from Anna (Austria)`, `Here are my moves as Italy`: the one power at the end of a line. */
export function namedLast(source: TokenizedText): SaidHeading | null {
  const own = source.tokens;
  const line = lineOf(source);
  const [first] = own;
  if (!first || own.length > LONGEST || !INTRODUCES.test(line) || HEADER.test(line)) return null;
  const end = own.findLastIndex(({ kind }) => kind === 'word') + 1;
  let found: (Found<Power> & { at: number }) | null = null;
  for (let at = 0; at < end; at++) {
    const here = longNameAt(source, at) ?? powerAt(source, at);
    if (!here) continue;
    if (found) return null;
    found = { ...here, at };
    at = here.next - 1;
  }
  if (found?.next !== end || found.at === 0) return null;
  const said = wordsBetween(source, found.at, end - 1);
  const before = line.slice(0, said.column - 1);
  const isGreeting = GREETING.test(line) && !/[,:;]/.test(before);
  if (said.length < SHORTEST - 1 || isGreeting || !(LEADS.test(before) || ORDERS_OF.test(before)))
    return null;
  const isOpen = tokenAt(source, found.at - 1).kind === 'open';
  const name: Token = { ...said, kind: 'word', key: null, name: found.value };
  const rest = own.slice(0, isOpen ? found.at - 1 : found.at);
  return { power: found.value, said, tokens: [...withColonAt([name], 1), ...rest] };
}

/** In words: longer lines are prose. */
const LONGEST = 24;

const lineOf = ({ lines, tokens }: TokenizedText): string =>
  lines[(tokens[0]?.line ?? 1) - 1] ?? '';

/** The tokens with a colon of no width before the one at `at`. */
export function withColonAt(own: readonly Token[], at: number): readonly Token[] {
  const last = own[at - 1];
  if (!last) return own;
  const column = last.column + last.length;
  const { line } = last;
  return own.toSpliced(at, 0, { line, kind: 'colon', key: null, words: ':', column, length: 0 });
}

/** `Spring 1901`, `Final orders`: a line that says nothing but what the orders below are. */
export const isTitle = (own: readonly Token[]): boolean =>
  own.every(({ kind, words }) => kind !== 'word' || isTitleWord(words));
