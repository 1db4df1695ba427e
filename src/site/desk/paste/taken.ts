import { neighbours, spaceOf, type SpaceId, type Unit } from '../../../board/board.ts';
import { inBoardOrder } from '../../../board/in-board-order.ts';
import type { ListedRetreats, OrderPhase } from '../../../orders/notations/written-text.ts';
import type { TextOrder, TextReading } from '../../../orders/notations/read-text.ts';
import type { TurnDate } from '../../../orders/turn-line/turn-line.ts';
import { ORDER_PHASES } from '../../../orders/notations/written-text.ts';
import type { EntryOrder } from '../../../ui/entry/entry-task.ts';
import { reportedIn } from './reported.ts';
import { NO_DESK, ownDesk, sheetsOf, type Desk } from '../desk.ts';

/**
 * The source of the positions of a pasted text's units: it lists them, its orders imply them, or those on the desk fit.
 */
export type TakenPosition = 'listed' | 'inferred' | 'kept';

export interface Taken {
  readonly desk: Desk;
  readonly position: TakenPosition;
}

/** An order that can be ruled: nothing about it is open. */
type Whole = TextOrder & { readonly order: EntryOrder };

const wholeOrders = (reading: TextReading): readonly Whole[] =>
  reading.orders.filter((one): one is Whole => one.order !== null);

/** The phase to which most of the orders belong; null if there are none. */
export function phaseIn({ orders }: TextReading): OrderPhase | null {
  const count = (phase: OrderPhase): number => orders.filter((one) => one.phase === phase).length;
  const [most] = ORDER_PHASES.toSorted((one, other) => count(other) - count(one));
  return most && count(most) > 0 ? most : null;
}

/**
 * What a pasted text puts on the desk; null if nothing in it can be ruled. A text that lists no units and orders those
 * on the desk is taken as orders for them: sheets of powers that it does not name stay. The example on a new desk is
 * not considered.
 */
export function taken(reading: TextReading, text: string, on: Desk): Taken | null {
  const own = ownDesk(on);
  const phase = phaseIn(reading);
  const orders = wholeOrders(reading).filter((one) => one.phase === phase);
  if (phase === null || orders.length === 0) return null;
  const sheets = sheetsOf(orders.map(({ order }) => order));
  const reported = phase === 'movement' ? reportedIn(reading) : null;
  if (reading.areInferred && phase === own.phase && fits(orders, own))
    return { desk: { ...own, sheets: { ...own.sheets, ...sheets }, reported }, position: 'kept' };
  const units = unitsOf(reading);
  const position = reading.areInferred ? 'inferred' : 'listed';
  const desk: Desk = { ...NO_DESK, phase, date: dateFor(phase, dateIn(text)), sheets, reported };
  switch (phase) {
    case 'movement':
      return { desk: { ...desk, units }, position };
    case 'retreats':
      return { desk: { ...desk, ...retreatsOf(reading, units), phase }, position };
    case 'adjustments':
      return { desk: { ...desk, units }, position };
  }
}

/** Whether every order is for a unit on the desk, or in adjustments for one that is to be built. */
const fits = (orders: readonly Whole[], { phase, units, dislodged }: Desk): boolean =>
  orders.every(({ order }) => {
    if (order.type === 'build' || order.type === 'waive') return true;
    const among = phase === 'retreats' ? dislodged.map(({ unit }) => unit) : units;
    return among.some(
      ({ power, kind, at }) =>
        power === order.power && kind === order.unit.kind && at === order.unit.at,
    );
  });

function unitsOf({ units }: TextReading): readonly Unit[] {
  const found = new Map<SpaceId, Unit>();
  for (const { power, kind, at } of units)
    if (power && kind && !found.has(spaceOf(at))) found.set(spaceOf(at), { power, kind, at });
  return [...found.values()];
}

/** The dislodged units: those whose retreats the text lists, else those that are ordered. */
function retreatsOf(
  { retreats, areInferred }: TextReading,
  units: readonly Unit[],
): Pick<Desk, 'units' | 'dislodged' | 'contested'> {
  const fallen = areInferred ? units : retreats.map(({ unit }) => unit);
  const standing = areInferred
    ? []
    : units.filter(
        (unit) => !fallen.some(({ at, power }) => at === unit.at && power === unit.power),
      );
  return {
    units: standing,
    dislodged: fallen.map((unit) => ({ unit, from: null, byConvoy: false })),
    contested: closedBy(retreats, standing),
  };
}

/** The vacant spaces next to a dislodged unit that are missing from a list of its retreats. */
function closedBy(retreats: readonly ListedRetreats[], units: readonly Unit[]): readonly SpaceId[] {
  const taken = new Set(units.map(({ at }) => spaceOf(at)));
  const closed = retreats.flatMap(({ unit, to }) => {
    const open = new Set(to.map(spaceOf));
    return neighbours(unit)
      .map(spaceOf)
      .filter((space) => !open.has(space) && !taken.has(space));
  });
  return [...new Set(closed)].sort(inBoardOrder);
}

const SEASONS: Readonly<Record<string, TurnDate['season']>> = {
  s: 'Spring',
  spring: 'Spring',
  frühjahr: 'Spring',
  printemps: 'Spring',
  f: 'Fall',
  fall: 'Fall',
  autumn: 'Fall',
  herbst: 'Fall',
  automne: 'Fall',
  w: 'Winter',
  winter: 'Winter',
  hiver: 'Winter',
};
const NAMED =
  /(?<![\p{L}\d])(spring|fall|autumn|winter|frühjahr|herbst|printemps|automne|hiver)(?:\s+of)?,?\s+(\d{4})(?!\d)/iu;
const SHORT = /(?<![\p{L}\d])([SFW])(\d{4})[MRABX]?(?![\p{L}\d])/u;
/** The part of a text that is searched for a date, which is in a heading. */
const HEADING = 4000;

/** The season and year that a text names first, as `Fall 1902` or `F1902M`; null if it names none. */
export function dateIn(text: string): TurnDate | null {
  const found = NAMED.exec(text.slice(0, HEADING)) ?? SHORT.exec(text.slice(0, HEADING));
  const season = SEASONS[found?.[1]?.toLowerCase() ?? ''];
  return season ? { season, year: Number(found?.[2]) } : null;
}

/** The date of a phase: adjustments are made in Winter, and moves never. */
export function dateFor(phase: OrderPhase, date: TurnDate | null): TurnDate {
  const year = date?.year ?? NO_DESK.date.year;
  if (phase === 'adjustments') return { year, season: 'Winter' };
  return { year, season: date?.season === 'Fall' ? 'Fall' : 'Spring' };
}
