import { SPACE_IDS, spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import { POWERS } from '../../board/powers.ts';
import { fullName, lookUpSpace } from '../../board/names.ts';
import { SPACES } from '../../board/spaces.ts';
import type { OrderError, Span } from '../parsed-orders.ts';
import { incompleteOrder } from './plain/plain-line.ts';
import { LINE_BREAK } from './source-text.ts';
import type { Doubt, OrderPhase, OrderResult, Skipped } from './written-text.ts';

/** An order in the case format, and where it is. */
interface Stated extends Span {
  readonly phase: OrderPhase;
  readonly text: string;
  readonly results: readonly OrderResult[];
}
type Orders = readonly Stated[];

interface Found {
  readonly orders: Orders;
  readonly skipped: readonly Skipped[];
  readonly doubts: readonly Doubt[];
  readonly errors: readonly OrderError[];
}

/**
 * What no single line shows, but the others do: that it was cut off, or that a name was misspelt into another one. `A
 * Wal S Nwg` is an order; next to `F Nwg - Nwy` it may be half of one.
 */
export function withTornLines(text: string, found: Found): Omit<Found, 'orders'> {
  const lines = text.split(LINE_BREAK);
  const { stubs: units, skipped } = stubsAmong(lines, found);
  const stubs = [...units, ...powersAlone(lines, found)];
  const twofold = twice(found.orders);
  const known = new Set(found.doubts.map(({ line }) => line));
  const doubts = [
    ...(twofold.length < SEVERAL_TURNS
      ? [
          ...twofold.flatMap(({ first, other }) => [
            { ...doubtOf(lines, first), rival: other.text },
            { ...doubtOf(lines, other), rival: first.text },
          ]),
          ...lostDislodgements(lines, found.orders),
          ...halfSupports(lines, found.orders, found.errors.length + stubs.length > 0),
        ]
      : []),
    ...halfNames(lines, found.orders),
  ].filter(({ line }) => !known.has(line));
  return {
    skipped,
    doubts: [...found.doubts, ...doubts],
    errors: [...found.errors, ...stubs],
  };
}

/** With this many units that have two orders, the text has the orders of several turns. */
const SEVERAL_TURNS = 4;

const MOVEMENT = /^[AF?] ([A-Z]{3})(?:\/[A-Z]{2})? (?:H|S|C|-)/;

/** Units of two kinds or powers in one space, and units with two different orders. */
function twice(orders: Orders): readonly { readonly first: Stated; readonly other: Stated }[] {
  const firsts = new Map<string, Stated>();
  return orders.flatMap((order) => {
    const space = order.phase === 'movement' ? MOVEMENT.exec(order.text)?.[1] : undefined;
    if (space === undefined) return [];
    const first = firsts.get(space) ?? order;
    firsts.set(space, first);
    return first.text === order.text ? [] : [{ first, other: order }];
  });
}

const SUPPORT = /^[AF?] \S+ S (?:[AF?] )?([A-Z]{3})(?:\/[A-Z]{2})?$/;
const MOVE = /^[AF?] ([A-Z]{3})(?:\/[A-Z]{2})? - (\S+)/;

/** If at least this share of all lines has something, a line without it has lost it. */
const MOST = 3 / 4;
const ORDERED = /^[AF?] ([A-Z]{3})/;

/**
 * Supports to hold of a unit that moves or whose own line cannot be read, or without the full stop that all others
 * have: their line may have lost its end.
 */
function halfSupports(lines: readonly string[], orders: Orders, isTorn: boolean): readonly Doubt[] {
  const goals = new Map(
    orders.flatMap(({ text }) => {
      const [, space, goal] = MOVE.exec(text) ?? [];
      return space !== undefined && goal !== undefined ? [[space, goal] as const] : [];
    }),
  );
  const ordered = new Set(orders.map(({ text }) => ORDERED.exec(text)?.[1]));
  const stopped = orders.filter((order) => restOf(lines, order).startsWith('.'));
  const haveStops = orders.length > 2 && stopped.length > orders.length * MOST;
  return orders.flatMap((order): readonly Doubt[] => {
    const [, space] = SUPPORT.exec(order.text) ?? [];
    if (space === undefined || !endsLine(lines, order) || isClosed(lines, order)) return [];
    const isUnknown = haveStops || (isTorn && !ordered.has(space));
    const goal = goals.get(space) ?? (isUnknown ? '?' : undefined);
    if (goal === undefined) return [];
    return [doubtOf(lines, order, `${order.text} - ${goal}`)];
  });
}

/** Units into whose space another unit came, and which are not said to have left or to be dislodged. */
function lostDislodgements(lines: readonly string[], orders: Orders): readonly Doubt[] {
  const goalOf = ({ text, results }: Stated): string | undefined =>
    results.includes('succeeded') ? MOVE.exec(text)?.[2]?.slice(0, 3) : undefined;
  const entered = new Set(orders.map(goalOf));
  return orders.flatMap((order): readonly Doubt[] => {
    const [, space] = MOVEMENT.exec(order.text) ?? [];
    if (space === undefined || order.phase !== 'movement' || !entered.has(space)) return [];
    if (goalOf(order) !== undefined || order.results.includes('dislodged')) return [];
    return [doubtOf(lines, order, `${order.text} (dislodged)`)];
  });
}

/** The last name of an order, and of the unit before. */
const PLACES = /\b[A-Z]{3}\b(?:\/[A-Z]{2}\b)?/g;
const isPlace = (words: string): words is Location => Object.hasOwn(SPACES, words.slice(0, 3));

/** Where names are written in full, `Army Tri` at the end of a line is torn. */
function halfNames(lines: readonly string[], orders: Orders): readonly Doubt[] {
  const places = orders.map(({ text }) =>
    Array.from(text.matchAll(PLACES), ([words]) => words).filter(isPlace),
  );
  const full = orders.filter((order, index) => isNamed(wordsOf(lines, order), places[index]?.[0]));
  if (orders.length < 3 || full.length < orders.length * MOST) return [];
  return orders.flatMap((order, index): readonly Doubt[] => {
    const last = places[index]?.at(-1);
    const words = wordsOf(lines, order);
    if (last === undefined || !endsLine(lines, order)) return [];
    if (order.text.endsWith(' H') && GOES_TO_H.test(words)) return [doubtOf(lines, order)];
    if (isNamed(words, last)) return [];
    if (!endsInPartOf(words.toLowerCase(), nameOf(last))) return [];
    return [doubtOf(lines, order)];
  });
}

/** `Kiel - H` may be Kiel to Holland. */
const GOES_TO_H = /(?:[-–—→>]|\bto)\s*h$/i;
const nameOf = (at: Location): string => fullName(spaceOf(at)).replace(/^the /, '').toLowerCase();
const endsInPartOf = (words: string, name: string): boolean =>
  Array.from(name, (_, index) => name.slice(0, index + 1)).some(
    (part) => words.endsWith(part) && !/\p{L}$/u.test(words.slice(0, -part.length)),
  );
const isNamed = (words: string, at: Location | undefined): boolean =>
  at !== undefined && words.toLowerCase().includes(nameOf(at));

const wordsOf = (lines: readonly string[], { line, column, length }: Span): string =>
  (lines[line - 1] ?? '').slice(column - 1, column - 1 + length);

function doubtOf(lines: readonly string[], order: Stated, ...others: readonly string[]): Doubt {
  const { line, column, length, text } = order;
  return { line, column, length, words: wordsOf(lines, order), readings: [text, ...others] };
}

const restOf = (lines: readonly string[], { line, column, length }: Span): string =>
  (lines[line - 1] ?? '').slice(column - 1 + length).trim();
/** Entirely in brackets, as orders are in DAIDE and JSON, or a sentence with its full stop: nothing is lost. */
const isClosed = (lines: readonly string[], order: Span): boolean =>
  /^\(.*\)$|^\{|\.(?: \(\w+\))*$/.test(wordsOf(lines, order));
/** Nothing follows the order on its line. */
const endsLine = (lines: readonly string[], order: Span): boolean => restOf(lines, order) === '';

const UNIT =
  /^(?:[>|]\s*)*(?:the\s+)?(?:a|f|army|fleet|amy|flt|armee|flotte)(?:\s+at?)?(?:[.\s]+(.*))?$/i;
const ACTS = /^\S{2,}\s*(?:[-–—→]|\/[nesw]c\b|\b(?:s|h|c)\b|\b(?:supports?|holds?|convoys?)\b)/i;

/** Lines that are a unit, or half of one, among orders. A list of units does not count. */
function stubsAmong(lines: readonly string[], { orders, skipped, errors }: Found) {
  if (orders.length < 2) return { stubs: [], skipped };
  const ordered = new Set([...orders, ...errors].map(({ line }) => line));
  const unread = new Set(skipped.map(({ line }) => line));
  const isStub = ({ line, text }: Skipped): boolean => {
    const [all, rest = ''] = UNIT.exec(text) ?? [];
    const before = (lines[line - 1] ?? '').trim().slice(0, -text.length).trim();
    const isFirst = before === '' || before.endsWith(':');
    return all !== undefined && isFirst && (isBegun(rest.trim()) || ACTS.test(rest));
  };
  const begun = skipped.filter(isStub);
  const begunLines = new Set(begun.map(({ line }) => line));
  const blocks = new Map(begun.map(({ line }) => [line, blockOf(lines, line)]));
  const isAlone = ({ line }: Skipped): boolean =>
    blocks.get(line)?.every((at) => !ordered.has(at)) === true;
  const isListed = begun.some(
    (each) =>
      isAlone(each) && (blocks.get(each.line)?.filter((at) => begunLines.has(at)).length ?? 0) > 1,
  );
  const among = new Set(
    begun.filter((each) => {
      // After a line of prose it is prose.
      const isProse = unread.has(each.line - 1) && !begunLines.has(each.line - 1);
      return !isProse && !(isListed && isAlone(each));
    }),
  );
  return {
    stubs: [...among].map(({ line, text }): OrderError => {
      const column = (lines[line - 1] ?? '').indexOf(text) + 1;
      return incompleteOrder({ line, column, length: text.length, words: text });
    }),
    skipped: skipped.filter((each) => !among.has(each)),
  };
}

const LED = /\p{L}+:\s*$/u;
/** The name of a power and blanks. A line may have 70,000 orders, so not all of it is examined for each. */
const LONGEST_LEAD = 40;
const POWER_ALONE = /^(?:[>|]\s*)*(\p{L}+):?$/u;

/** Where every line names its power, a power alone has lost its order. */
function powersAlone(lines: readonly string[], found: Found): readonly OrderError[] {
  const { orders } = found;
  const isLed = ({ line, column }: Span): boolean =>
    LED.test((lines[line - 1] ?? '').slice(Math.max(0, column - LONGEST_LEAD), column - 1));
  if (orders.length < 3 || orders.filter(isLed).length < orders.length * MOST) return [];
  const said = new Set(
    [...orders, ...found.skipped, ...found.doubts, ...found.errors].map(({ line }) => line),
  );
  return lines.flatMap((words, index) => {
    const text = words.trim();
    const [, name] = POWER_ALONE.exec(text) ?? [];
    if (name === undefined || said.has(index + 1)) return [];
    const isPower = POWERS.some((power) => power.toLowerCase().startsWith(name.toLowerCase()));
    const column = words.indexOf(text) + 1;
    return isPower
      ? [incompleteOrder({ line: index + 1, column, length: text.length, words: text })]
      : [];
  });
}

/** The lines around one, as far as the next blank ones. */
function blockOf(lines: readonly string[], line: number): readonly number[] {
  const isBlank = (at: number): boolean => (lines[at - 1] ?? '').trim() === '';
  let [first, last] = [line, line];
  while (!isBlank(first - 1) && line - first < LONGEST_BLOCK) first--;
  while (!isBlank(last + 1) && last - line < LONGEST_BLOCK) last++;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
/** No power has more units. */
const LONGEST_BLOCK = 34;

/** Whether words are a name of a space, or its beginning; also true for no words. */
function isBegun(words: string): boolean {
  const letters = words.toLowerCase().replace(/[^\p{L}]/gu, '');
  return (
    letters === '' || lookUpSpace(words).length > 0 || SPACE_IDS.some((id) => begins(letters, id))
  );
}

const begins = (letters: string, id: SpaceId): boolean =>
  [id, SPACES[id].name, SPACES[id].short].some((name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '')
      .startsWith(letters),
  );
