import type { Power } from '../../../board/powers.ts';
import { inForce, type SetEntry } from '../../order-sets.ts';
import type { OrderPhase, OrderResult } from '../written-text.ts';
import { timeOfMail } from './mail-date.ts';
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
