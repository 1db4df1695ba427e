import { placeAt, powerAt } from '../../rulebook/places.ts';
import { tokenAt, wordsBetween, type Token, type TokenizedText } from '../../rulebook/tokens.ts';
import type { Keyword } from '../../rulebook/vocabulary.ts';
import type { Doubt } from '../../written-text.ts';
import { withOtherNames } from './other-words.ts';
import {
  unitBefore as unitEndingAt,
  withConvoyNoted,
  withoutLooseSigns,
  withWaysJoined,
} from './loose-signs.ts';

interface Meant {
  readonly tokens: readonly Token[];
  readonly doubts: readonly Doubt[];
}

/** The tokens of a line, with orders that are worded in an unusual way as they usually are. */
export function meantOrders(source: TokenizedText): Meant {
  const { lines } = source;
  const steps = [
    withOtherNames,
    withGoalLast,
    withShortConvoys,
    withOtherVerbs,
    withoutLooseSigns,
    withCountedBuilds,
    withShortPlay,
    withoutUnitBrackets,
    withConvoyNoted,
    withWaysJoined,
    withWayLast,
  ];
  const tokens = steps.reduce((own, step) => step({ lines, tokens: own }), source.tokens);
  return withSlashes({ lines, tokens });
}

const isLetter = ({ key }: Token): boolean => key === 'A' || key === 'F';
const isDigit = ({ words }: Token): boolean => /^\d\d?$/.test(words);
const isCount = ({ words }: Token): boolean => /^(?:\d|a|one|two|three|four|no)$/i.test(words);

/** `F Nwg con A Cly-Nwy`: after a unit and before another it is no Constantinople. */
const withShortConvoys = (source: TokenizedText): readonly Token[] =>
  source.tokens.map((token, at) =>
    /^con$/i.test(token.words) &&
    isLetter(tokenAt(source, at + 1)) &&
    placeAt(source, at + 2) !== null &&
    unitEndingAt(source, at) !== null
      ? { ...token, key: 'convoy' }
      : token,
  );

/** `removal` is no verb of its own. */
const VERBS: readonly (readonly [RegExp, Keyword])[] = [
  [/^(?:builds?|built|aufbau|aufbauten|constructions?)$/i, 'build'],
  [/^(?:removals?|removes?|removed|disbands?|disbandments?|abbau|abbauten|retraits?)$/i, 'remove'],
];

/** Verbs of builds and removals only before a unit: `New A Tri`, `Scrap F Adr`. */
const OTHER_VERBS: readonly (readonly [RegExp, Keyword])[] = [
  [/^(?:new|creates?|raises?|places?|neue?)$/i, 'build'],
  [/^(?:loses?|scraps?|deletes?)$/i, 'remove'],
];

function withOtherVerbs(source: TokenizedText): readonly Token[] {
  return source.tokens.map((token, at) => {
    const before = tokenAt(source, at - 1);
    const begins =
      at === 0 ||
      before.kind === 'colon' ||
      before.kind === 'separator' ||
      powerAt(source, at - 1) !== null;
    const verb = OTHER_VERBS.find(([words]) => words.test(token.words));
    if (!verb || !(begins || AND.test(before.words))) return token;
    const place = isLetter(tokenAt(source, at + 1)) ? placeAt(source, at + 2) : null;
    const { kind, words } = tokenAt(source, place?.next ?? at);
    const isAlone = kind === 'end' || kind === 'separator' || AND.test(words);
    return place && isAlone ? { ...token, key: verb[1] } : token;
  });
}

const AND = /^(?:and|und|et|&)$/i;

/** `2 builds: F Lon, A Lvp`, `Build 1: F Smy`, `Build 3 - A Ber`, `builds 2 (F Lon, A Lvp)`: without the count and its signs. */
function withCountedBuilds(source: TokenizedText): readonly Token[] {
  const gone = new Set<number>();
  const keys = new Map<number, Keyword>();
  for (const [at, { words }] of source.tokens.entries()) {
    const key = VERBS.find(([pattern]) => pattern.test(words))?.[1];
    if (!key) continue;
    let next = at + 1;
    const hasCount = isDigit(tokenAt(source, next));
    if (hasCount) next++;
    const { kind } = tokenAt(source, next);
    if (kind === 'colon' || kind === 'open' || (hasCount && kind === 'dash')) next++;
    if (!isLetter(tokenAt(source, next)) || !placeAt(source, next + 1)) continue;
    const isCounted = at > 0 && isCount(tokenAt(source, at - 1));
    if (next === at + 1 && !isCounted) continue;
    keys.set(at, key);
    for (let index = at + 1; index < next; index++) gone.add(index);
    if (isCounted) gone.add(at - 1);
    if (kind !== 'open') continue;
    const close = source.tokens.findIndex((token, index) => index > next && token.kind === 'close');
    if (close >= 0) gone.add(close);
  }
  return source.tokens.flatMap((token, at) => {
    const key = keys.get(at);
    if (gone.has(at)) return [];
    return [key ? { ...token, key } : token];
  });
}

/** `plays one short` as `waives one`. */
function withShortPlay({ tokens, lines }: TokenizedText): readonly Token[] {
  const at = tokens.findIndex(({ words }) => /^short$/i.test(words));
  const count = tokens[at - 1];
  if (!count || !/^(?:\d|one|two|three|four)$/i.test(count.words)) return tokens;
  const verb = tokens[at - 2];
  const isPlayed = verb !== undefined && /^(?:play|plays|playing|played)$/i.test(verb.words);
  const from = isPlayed ? at - 2 : at - 1;
  const words = wordsBetween({ lines, tokens }, from, at);
  const waive: Token = { ...words, kind: 'word', key: 'waive' };
  const { line, column, length } = words;
  const last: Token = { ...count, line, column: column + length, length: 0 };
  return tokens.toSpliced(from, at + 1 - from, waive, last);
}

/** In tokens: `Austrian F North Atlantic Ocean - Norwegian Sea`. */
const LONGEST_UNIT = 12;

/** `A Ven S (A Tri H)`: without the brackets around what is supported or convoyed. */
function withoutUnitBrackets(source: TokenizedText): readonly Token[] {
  const gone = new Set<number>();
  for (const [at, { key }] of source.tokens.entries()) {
    if ((key !== 'support' && key !== 'convoy') || tokenAt(source, at + 1).kind !== 'open')
      continue;
    const power = powerAt(source, at + 2);
    const unit = power?.next ?? at + 2;
    const isUnit = isLetter(tokenAt(source, unit)) && placeAt(source, unit + 1) !== null;
    const end = source.tokens
      .slice(0, at + LONGEST_UNIT)
      .findLastIndex(({ kind }, index) => kind === 'close' && index > unit);
    if (!isUnit || end < 0) continue;
    gone.add(at + 1);
    gone.add(end);
  }
  return source.tokens.filter((_, at) => !gone.has(at));
}

/** `A London via North Sea to Holland`, `A Lon by convoy to Hol`: with the way after the destination. */
function withWayLast(source: TokenizedText): readonly Token[] {
  const { tokens } = source;
  const way = tokens.findIndex(({ key }, at) => key === 'via' && unitBefore(source, at) !== null);
  if (way < 0) return tokens;
  const goal = tokens.findIndex(
    ({ key, kind }, at) => at > way && (key === 'move' || kind === 'dash'),
  );
  const place = goal < 0 ? null : placeAt(source, goal + 1);
  if (!place || !isWay(source, way + 1, goal)) return tokens;
  const last = tokenAt(source, place.next - 1);
  const sign = {
    line: last.line,
    column: last.column + last.length,
    length: 0,
    kind: 'word',
  } as const;
  const via: readonly Token[] = [
    { ...sign, key: 'via', words: 'via' },
    { ...sign, key: 'convoy', words: 'convoy' },
  ];
  const from = /^convoyed$/i.test(tokenAt(source, way - 1).words) ? way - 1 : way;
  return [
    ...tokens.slice(0, from),
    ...tokens.slice(goal, place.next),
    ...via,
    ...tokens.slice(place.next),
  ];
}

/** Where the unit begins that ends before `at`, maybe with `convoyed` after it; null if none does. */
function unitBefore(source: TokenizedText, at: number): number | null {
  const end = /^convoyed$/i.test(tokenAt(source, at - 1).words) ? at - 1 : at;
  return unitEndingAt(source, end);
}

/** Whether there is nothing but `convoy`, fleets and seas between two tokens. */
function isWay(source: TokenizedText, from: number, end: number): boolean {
  for (let at = from; at < end;) {
    const { key, words } = tokenAt(source, at);
    const isJoint = key === 'convoy' || key === 'F' || /^(?:,|and|und|et|&)$/i.test(words);
    const place = isJoint ? null : placeAt(source, at);
    if (!isJoint && !place) return false;
    at = place?.next ?? at + 1;
  }
  return from < end;
}

/** `A Lon/Hol` as a move, with a doubt: what follows the slash is no coast. */
function withSlashes({ lines, tokens }: TokenizedText): Meant {
  const doubts: Doubt[] = [];
  const source = { lines, tokens };
  const signs = tokens.map((token, at): Token => {
    const unit = token.kind === 'slash' ? unitBefore(source, at) : null;
    const goal = placeAt(source, at + 1);
    const { kind } = tokenAt(source, goal?.next ?? at);
    if (unit === null || !goal || (kind !== 'end' && kind !== 'separator')) return token;
    const [from, to] = [placeAt(source, unit + 1), goal].map((place) => place?.value.spaces[0]);
    const { key } = tokenAt(source, unit);
    const readings = [`${key ?? ''} ${from ?? ''} - ${to ?? ''}`];
    doubts.push({ ...wordsBetween(source, unit, goal.next - 1), readings });
    return { ...token, kind: 'dash' };
  });
  return { tokens: signs, doubts };
}

const isHelp = ({ key }: Token): boolean => key === 'support' || key === 'convoy';

/**
 * The tokens of a line with the destination last that comes first in `support move to Bul from Rum`, `convoy to Bel from
 * Lon` (`from` is left out before), and `support hold to Vie` as `support Vie`.
 */
function withGoalLast(source: TokenizedText): readonly Token[] {
  const { lines, tokens } = source;
  // `by convoy to Bel` is a move.
  const at = tokens.findIndex(
    (token, index) =>
      isHelp(token) && isGoalSign(source, index + 1) && tokenAt(source, index - 1).key !== 'via',
  );
  if (at < 0) return tokens;
  let first = at + 1;
  while (isGoalSign(source, first)) first++;
  const goal = placeAt(source, first);
  if (!goal) return tokens;
  const letter = tokenAt(source, goal.next).key;
  const unit = letter === 'A' || letter === 'F' ? goal.next + 1 : goal.next;
  const from = placeAt(source, unit);
  const rest = from?.next ?? goal.next;
  const sign = tokenAt(source, first - 1);
  const order = from
    ? [
        ...tokens.slice(goal.next, from.next),
        { ...sign, kind: 'dash' as const, key: null },
        ...tokens.slice(first, goal.next),
      ]
    : tokens.slice(first, goal.next);
  return [
    ...tokens.slice(0, at + 1),
    ...order,
    ...withGoalLast({ lines, tokens: tokens.slice(rest) }),
  ];
}

/** `to`, `move to`, `hold to`: what comes between a help and the place that it is for. */
function isGoalSign(source: TokenizedText, at: number): boolean {
  const { key } = tokenAt(source, at);
  const isNext = tokenAt(source, at + 1).key === 'move';
  return key === 'move' || ((key === 'hold' || key === 'support') && isNext);
}
