import type { Power } from '../../../board/powers.ts';
import { inForce, type SetEntry } from '../../order-sets.ts';
import type { OrderPhase, OrderResult } from '../written-text.ts';
import type { JoinedMail, JoinedMails } from './joined-mails.ts';

/** What is needed of an order here. */
interface Ordered {
  readonly line: number;
  readonly power: Power | null;
  readonly phase: OrderPhase;
  /** In the case format. */
  readonly text: string;
  readonly results: readonly OrderResult[];
}

/** An order that no longer counts, and the later one for its unit, if there is one. */
export interface ReplacedOrder<Own> {
  readonly order: Own;
  readonly by: Own | null;
}

interface SettledOrders<Own> {
  readonly orders: readonly Own[];
  readonly replaced: readonly ReplacedOrder<Own>[];
}

/** Words of a mail that changes some of what was sent before. */
const CORRECTS =
  /(?<!\p{L})(?:correct|chang|amend|instead|replac|korrektur|korrigier|berichtig|änder|stattdessen|statt|rectif|corrig|au lieu|cambi|en lugar)/iu;

interface SetOfMail {
  readonly mail: JoinedMail;
  /** Whether a line before it says that it changes some orders. */
  readonly amends: boolean;
}
interface Entry<Own> extends SetEntry {
  readonly order: Own;
}

const UNIT = /^(?:[A-Z]+ )?[AF?] ([A-Z]{3})/;
const unitOf = ({ power, phase, text }: Ordered): string =>
  `${power ?? ''} ${phase} ${UNIT.exec(text)?.[1] ?? text}`;

/**
 * The orders that count: a later set of a power, below a line of dashes or in a later mail, replaces its earlier one if it
 * orders a unit of that again. After `--- changes`, and in a mail that says that it corrects some orders, the others still
 * count; after `--- undated` all do. A report of results has no sets. Source: DATC 4.D.1, 4.D.2.
 */
export function settled<Own extends Ordered>(
  orders: readonly Own[],
  { mails, mailOf }: JoinedMails,
): SettledOrders<Own> {
  const sets = setsOf(mails);
  const isReport = orders.some(({ results }) => results.length > 0);
  const isUndated = mails.some(({ dividers }) => dividers.some((each) => each.isUndated));
  if (sets.length === 1 || isReport || isUndated) return { orders, replaced: [] };
  const firstOf = new Map<JoinedMail, number>();
  for (const [index, { mail }] of sets.entries()) if (!firstOf.has(mail)) firstOf.set(mail, index);
  const setOf = ({ line }: Own): number => {
    const mail = mailOf(line);
    return (firstOf.get(mail) ?? 0) + dividersAbove(mail, line - mail.before);
  };
  const all = orders
    .map((order): Entry<Own> => {
      return { order, set: setOf(order), power: order.power, unit: unitOf(order) };
    })
    .sort((a, b) => a.set - b.set);
  const adding = setsThatAdd(all, sets);
  const counting = inForce(all, (set) => adding.has(set));
  const kept = new Set(Array.from(counting, ({ order }) => order));
  const byUnit = new Map(Array.from(counting, ({ unit, order }) => [unit, order]));
  return {
    orders: orders.filter((order) => kept.has(order)),
    replaced: orders.flatMap((order) =>
      kept.has(order) ? [] : [{ order, by: byUnit.get(unitOf(order)) ?? null }],
    ),
  };
}

/** How many dividers of a mail are above a line. */
function dividersAbove({ dividers }: JoinedMail, line: number): number {
  let [low, high] = [0, dividers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((dividers[middle]?.line ?? line) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The sets of all mails, as they were sent: in the order of the text unless each mail has a date. */
function setsOf(mails: readonly JoinedMail[]): readonly SetOfMail[] {
  const times = mails.map((mail) => ({ mail, time: mail.header && timeOfMail(mail.header.date) }));
  const inTime = times.some(({ time }) => time === null)
    ? times
    : times.toSorted((a, b) => (a.time ?? 0) - (b.time ?? 0));
  return inTime.flatMap(({ mail }) => [
    { mail, amends: false },
    ...mail.dividers.map(({ amends }) => ({ mail, amends })),
  ]);
}

/** The sets beside which earlier orders of their powers still count. */
function setsThatAdd(all: readonly SetEntry[], sets: readonly SetOfMail[]): ReadonlySet<number> {
  const found = new Set<number>();
  const ordered = new Map<string, Power | null>();
  let at = 0;
  while (at < all.length) {
    const { set = 0 } = all[at] ?? {};
    const own: SetEntry[] = [];
    for (; all[at]?.set === set; at++) own.push(...all.slice(at, at + 1));
    const { mail, amends = false } = sets[set] ?? {};
    const repeats = own.some(({ unit }) => ordered.has(unit));
    if (amends || !repeats || (mail && corrects(mail) && isPart(own, ordered))) found.add(set);
    for (const { unit, power } of own) ordered.set(unit, power);
  }
  return found;
}

/** Whether a mail says that it changes something. */
const corrects = ({ header, written }: JoinedMail): boolean =>
  header !== null &&
  [header.subject, ...written.skipped.map(({ text }) => text)].some((words) =>
    CORRECTS.test(words),
  );

/** Whether orders leave out a unit that their powers ordered before. */
function isPart(own: readonly SetEntry[], ordered: ReadonlyMap<string, Power | null>): boolean {
  const units = new Set(own.map(({ unit }) => unit));
  const powers = new Set(own.map(({ power }) => power));
  return [...ordered].some(([unit, power]) => powers.has(power) && !units.has(unit));
}

/** The languages whose months are known. */
const LANGUAGES = ['en', 'de', 'fr', 'es'];
const SHORTEST = 3;

const folded = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** The beginnings of the months by their names. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => {
      const name = folded(format.format(Date.UTC(2001, month, 15)));
      return [name, month] as const;
    });
  }),
);

const monthOf = (word: string): number | null => {
  const key = folded(word);
  if (key.length < SHORTEST) return null;
  const found = [...MONTHS].filter(([name]) => name.startsWith(key)).map(([, month]) => month);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
};

const NAMED_MONTH =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.)?,?\s+(?:de\s+|of\s+)?(\p{L}{3,12})\.?,?\s+(?:de\s+)?(\d{4})/u;
const MONTH_FIRST = /(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u;
const YEAR_FIRST = /(?<!\d)(\d{4})-(\d{2})-(\d{2})/;
const IN_DOTS = /(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})/;
const TIME = /(?<!\d)(\d{1,2})[:h](\d{2})(?::(\d{2}))?(?:\s?([ap])\.?m)?(?:\.\d+)?\s*([+-]\d{4})?/i;

/**
 * When a mail was sent, as a number to compare, in ms; null if that is not clear. `11/03/2025` is not: it may be in
 * March or in November.
 */
export function timeOfMail(date: string): number | null {
  const said = date.slice(0, 100);
  const day = dayIn(said);
  if (day === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0', half = '', zone = '+0000'] =
    TIME.exec(said) ?? [];
  const hour = (Number(hours) % (half === '' ? 24 : 12)) + (half.toLowerCase() === 'p' ? 12 : 0);
  const away =
    (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3))) * (zone.startsWith('-') ? -1 : 1);
  return day + ((hour * 60 + Number(minutes) - away) * 60 + Number(seconds)) * 1000;
}

function dayIn(said: string): number | null {
  const [, day, named, year] = NAMED_MONTH.exec(said) ?? [];
  const [, first, ofMonth, after] = MONTH_FIRST.exec(said) ?? [];
  for (const [month, date, whole] of [
    [named, day, year],
    [first, ofMonth, after],
  ]) {
    const found = month === undefined ? null : monthOf(month);
    if (found !== null) return Date.UTC(Number(whole), found, Number(date));
  }
  const iso = YEAR_FIRST.exec(said);
  if (iso) return Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const dotted = IN_DOTS.exec(said);
  return dotted ? Date.UTC(Number(dotted[3]), Number(dotted[2]) - 1, Number(dotted[1])) : null;
}
