import { boardIn, spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Position, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { formatPiece } from '../../orders/format-order.ts';
import type { Order } from '../../orders/order.ts';
import { byPower, fields } from './fields.ts';
import { either } from '../../orders/nearest.ts';
import { type ExpectedOutcome, OUTCOMES_OF, parseOutcome } from '../outcomes.ts';
import { keyAt, type FilePlace, type ReportProblem, valueAt } from '../file-place.ts';
import { type ReaderOfOrders, readOrder } from './read-order.ts';
import { formatUnit, isArmyAboard, isSameUnit, type PlacedUnit } from './units.ts';

/** An order and the key that holds it. */
export interface PlacedOrder {
  readonly text: string;
  readonly order: Order;
  readonly place: FilePlace;
  /** The outcome in the file, not checked yet. */
  readonly said: unknown;
}

export type PlacedExpectation = PlacedOrder & ExpectedOutcome;

const WHAT: Readonly<Record<Order['type'], string>> = {
  hold: 'A unit that holds',
  move: 'A move',
  'support-hold': 'A support',
  'support-move': 'A support',
  convoy: 'A convoy',
  board: 'A boarding',
  land: 'A landing',
};

/** The orders of a file. With a position, what they leave out is resolved by it. */
export function loadOrders(
  value: unknown,
  known: { readonly position?: Position; readonly board: Board },
  report: ReportProblem,
  reader?: ReaderOfOrders,
): readonly PlacedOrder[] {
  return byPower(value, known.board).flatMap(({ power, list }) =>
    Object.entries(fields(list)).flatMap(([text, said]): readonly PlacedOrder[] => {
      const place = keyAt('orders', power, text);
      const read = readOrder(text, power, known, reader);
      if (read.ok) return [{ text, order: read.value, place, said }];
      report(place, read.error.message, read.error.expected, read.error.inside, read.error.order);
      return [];
    }),
  );
}

/** The units that the orders name, each once. */
export function unitsOf(orders: readonly PlacedOrder[]): readonly PlacedUnit[] {
  const found: PlacedUnit[] = [];
  for (const { order, place } of orders) {
    if (isBoarding(order, orders)) continue;
    const plain: Unit = { power: order.power, ...order.unit };
    const unit: Unit = isArmyAboard(plain) ? { ...plain, moves: 1 } : plain;
    if (!found.some((other) => isSameUnit(other.unit, unit))) found.push({ unit, place });
  }
  return found;
}

/** Whether an order is for an army that boards its fleet only this turn (A/F II.a). */
const isBoarding = (
  { power, unit }: Order,
  orders: readonly { readonly order: Order }[],
): boolean =>
  isArmyAboard(unit) &&
  orders.some(
    ({ order }) =>
      order.type === 'board' && order.power === power && order.onto === spaceOf(unit.at),
  );

/** What the file expects of its orders. Words that are not outcomes were refused by the schema before. */
export function loadExpectations(
  orders: readonly PlacedOrder[],
  report: ReportProblem,
): readonly PlacedExpectation[] {
  return orders.flatMap((placed): readonly PlacedExpectation[] => {
    const expected = parseOutcome(placed.said);
    if (!expected) return [];
    const { type } = placed.order;
    if (!OUTCOMES_OF[type].includes(expected.outcome))
      report(
        valueAt(...placed.place.path),
        `${WHAT[type]} cannot have the outcome "${expected.outcome}".`,
        either(OUTCOMES_OF[type]),
      );
    return [{ ...placed, ...expected }];
  });
}

/** Refuses orders for missing units, and two orders for one unit, unless the file expects that. */
export function checkOrders(
  orders: readonly PlacedExpectation[],
  position: Position,
  report: ReportProblem,
): void {
  const followed = new Map<string, PlacedExpectation>();
  for (const expected of orders) {
    const { order, outcome, place } = expected;
    if (outcome === 'illegal') continue;
    const isThere = position.units.some((unit) =>
      isSameUnit(unit, { power: order.power, ...order.unit }),
    );
    if (!isThere && !isBoarding(order, orders)) {
      report(place, noUnit(order, position), theUnitsOf(order.power, position));
      continue;
    }
    const unit = `${order.power} ${order.unit.kind} ${spaceOf(order.unit.at)}`;
    const other = followed.get(unit);
    followed.set(unit, expected);
    if (other && !(other.outcome === 'ambiguous' && outcome === 'ambiguous'))
      report(
        place,
        `A second order for ${formatPiece(order.unit, boardIn(position))}.`,
        'one order per unit, or "ambiguous" for each if that is intended',
      );
  }
}

function noUnit({ power, unit }: Order, position: Position): string {
  const board = boardIn(position);
  const { name } = spaceIn(spaceOf(unit.at), board);
  const what = `${board.nationality[power] ?? power} ${unit.kind === 'A' ? 'army' : 'fleet'}`;
  const other = position.units.find(({ at }) => spaceOf(at) === spaceOf(unit.at));
  const instead = other ? `: ${formatUnit(other, board)} is there` : '';
  return `No ${what} in ${name}${instead}.`;
}

function theUnitsOf(power: Power, position: Position): string {
  const board = boardIn(position);
  const own = position.units
    .filter((unit) => unit.power === power)
    .map((one) => formatPiece(one, board));
  return own.length > 0 ? either(own) : `a unit under "units: ${power}:"`;
}
