import { boardIn, spaceOf, type Board, type Location, type Position } from '../../board/board.ts';
import { ownersIn } from '../../board/centres.ts';
import { phaseIn, retreatsOf, unitsOf } from '../../orders/notations/turn-of-reading.ts';
import type { OrderPhase } from '../../orders/notations/written-text.ts';
import { RETREAT_ORDER_TYPES } from '../../orders/retreat-order.ts';
import type { TextOrder, TextReading } from '../../orders/notations/read-text.ts';
import { dateIn, isOtherTurn, namesOtherTurn } from '../../orders/notations/turn-date.ts';
import { FIRST_TURN, UNDATED, type TurnDate } from '../../orders/turn-line/turn-line.ts';
import { formatEntry, type EntryOrder } from '../../ui/entry/entry-task.ts';
import { withCoasts } from './guess-coasts.ts';
import { reportedIn } from './reported.ts';
import { boardOfDesk, calendarOf, NO_DESK, ownDesk, sheetsOf, type Desk } from '../desk.ts';

/**
 * The source of the positions of a pasted text's units: it lists them, its orders imply them, or those on the desk fit.
 */
export type TakenPosition = 'listed' | 'inferred' | 'kept';

export interface Taken {
  readonly desk: Desk;
  readonly position: TakenPosition;
  /** The orders for units that are not on the desk, beside others for those that are. */
  readonly strays?: readonly OrderOnLine[];
  /** The orders to dislodged units that are neither retreats nor disbands. */
  readonly unfit?: readonly OrderOnLine[];
}

/** An order as on a sheet, and its line in the text. */
export interface OrderOnLine {
  readonly order: string;
  readonly line: number;
}

/** An order that can be ruled: nothing about it is open. */
type Whole = TextOrder & { readonly order: EntryOrder };

const orderAt = ({ order, line }: Whole, board: Board): OrderOnLine => ({
  order: formatEntry(order, board),
  line,
});

const wholeOrders = (reading: TextReading): readonly Whole[] =>
  reading.orders.filter((one): one is Whole => one.order !== null);

/**
 * What a pasted text puts on the desk; null if nothing in it can be ruled. A text that lists no units and orders those
 * on the desk is taken as orders for them: sheets of powers that it does not name stay. The example on a new desk is
 * not considered.
 */
export function taken(reading: TextReading, text: string, on: Desk): Taken | null {
  const own = ownDesk(on);
  const board = boardOfDesk(own);
  const phase = phaseIn(reading);
  const orders = wholeOrders(reading).filter((one) => one.phase === phase);
  if (phase === null || orders.length === 0) return null;
  const sheets = sheetsOf(
    orders.map(({ order }) => order),
    board,
  );
  const reported = phase === 'movement' ? reportedIn(reading, board) : null;
  if (reading.areInferred && phase === own.phase) {
    const strays = straysAmong(orders, own);
    if (mayFit(orders, strays, own, dateIn(text))) {
      const date = dateKept(own, phase, text);
      const desk = { ...own, date, sheets: { ...own.sheets, ...sheets }, reported };
      const told = strays.map((one) => orderAt(one, board));
      const unfit = unfitAmong(orders, board);
      return {
        desk,
        position: 'kept',
        ...(told.length > 0 ? { strays: told } : {}),
        ...(unfit.length > 0 ? { unfit } : {}),
      };
    }
  }
  const position = reading.areInferred ? 'inferred' : 'listed';
  const given = unitsOf(reading.units);
  const units = reading.areInferred
    ? withCoasts(
        given,
        orders.map(({ order }) => order),
        board,
      )
    : given;
  const desk: Desk = {
    ...NO_DESK,
    board: own.board,
    phase,
    date: dateTaken(phase, text, { units, board }),
    sheets,
    reported,
    ...(reading.owners ? { owners: reading.owners, captured: phase === 'adjustments' } : {}),
  };
  switch (phase) {
    case 'movement':
      return { desk: { ...desk, units }, position };
    case 'retreats':
      return { desk: { ...desk, ...retreatsOf({ ...reading, units }, board), phase }, position };
    case 'adjustments':
      return { desk: { ...desk, units }, position };
  }
}

/** `A Bur H` among retreats. */
const unfitAmong = (orders: readonly Whole[], board: Board): readonly OrderOnLine[] =>
  orders
    .filter(({ phase, order: { type } }) => phase === 'retreats' && !isRetreat(type))
    .map((one) => orderAt(one, board));

const isRetreat = (type: EntryOrder['type']): boolean =>
  RETREAT_ORDER_TYPES.some((one) => one === type);

/** One order in this many may name a unit that is not on the desk, by a player's mistake. */
const ORDERS_PER_MISTAKE = 3;

const areFew = (strays: readonly Whole[], all: readonly Whole[]): boolean =>
  strays.length * ORDERS_PER_MISTAKE <= all.length;

/** Whether so few orders are for units that are not on the desk that these are mistakes. */
export function areStraysFew(reading: TextReading, on: Desk): boolean {
  const orders = wholeOrders(reading);
  return areFew(straysAmong(orders, ownDesk(on)), orders);
}

/** An order may leave out the coast of its fleet. */
const isSaid = (at: Location, said: Location): boolean => at === said || spaceOf(at) === said;

/** The orders for units that are not on the desk. A unit to be built is on no desk. */
const straysAmong = (
  orders: readonly Whole[],
  { phase, units, dislodged }: Desk,
): readonly Whole[] => {
  const among = phase === 'retreats' ? dislodged.map(({ unit }) => unit) : units;
  return orders.filter(
    ({ order }) =>
      order.type !== 'build' &&
      order.type !== 'waive' &&
      !among.some(
        ({ power, kind, at }) =>
          power === order.power && kind === order.unit.kind && isSaid(at, order.unit.at),
      ),
  );
};

/** Whether all orders are for dislodged units on the desk, and the text names no other turn. */
export function areForDislodged(reading: TextReading, text: string, on: Desk): boolean {
  const own = ownDesk(on);
  const orders = wholeOrders(reading);
  return (
    orders.length > 0 &&
    own.phase === 'retreats' &&
    straysAmong(orders, own).length === 0 &&
    !namesOtherTurn(text, own.date)
  );
}

/**
 * Whether the orders are meant for the units on the desk, although some name other units. For retreats one dislodged
 * unit is enough: another turn would have others.
 */
function mayFit(
  orders: readonly Whole[],
  strays: readonly Whole[],
  { phase, units, date }: Desk,
  named: TurnDate | null,
): boolean {
  if (strays.length === 0) return true;
  if (isOtherTurn(named, date)) return false;
  return phase === 'retreats'
    ? strays.length < orders.length
    : areFew(strays, orders) && orders.length < units.length;
}

/** The date that a text names; if it names none, that of the first turn for units that stand as at the start. */
export function dateTaken(phase: OrderPhase, text: string, position: Position): TurnDate {
  const isFirst = phase === 'movement' && ownersIn(position) !== null;
  return dateFor(phase, dateIn(text) ?? (isFirst ? firstOf(boardIn(position)) : UNDATED));
}

const firstOf = (board: Board): TurnDate => ({ ...FIRST_TURN, year: calendarOf(board).first });

/** The date of a desk on which a text is put: its own; if it has none, the one that the text names. */
export function dateKept({ date }: Desk, phase: OrderPhase, text: string): TurnDate {
  const named = dateIn(text);
  return date.year === 0 && named ? dateFor(phase, named) : date;
}

/** The date of a phase: adjustments are made in Winter, and moves never. */
export function dateFor(phase: OrderPhase, date: TurnDate | null): TurnDate {
  const year = date?.year ?? NO_DESK.date.year;
  if (phase === 'adjustments') return { year, season: 'Winter' };
  return { year, season: date?.season === 'Fall' ? 'Fall' : 'Spring' };
}
