import type { Power } from '../../board/powers.ts';
import { err, ok, type Result } from '../../result.ts';
import { bestMeanings, type KnownUnits } from './choose-meaning.ts';
import { knownByOrders, knownByPosition } from './known-units.ts';
import { withOneMeaning } from './one-meaning.ts';
import { canMove, type OrderMeaning, type UnitInSpace } from './order-meaning.ts';
import type { Order } from '../order.ts';
import {
  boardRead,
  inOrderOfText,
  type OrderError,
  type ParsedOrders,
  type ReadOptions,
  type RepairAt,
  type Span,
  type Words,
} from '../parsed-orders.ts';
import { withRepairs } from '../repair.ts';
import { settle } from './settle-order.ts';
import { errorAt } from '../errors.ts';
import type { WrittenOrder, WrittenPiece, WrittenPlace } from './written-order.ts';
import { spaceIn, type Board, type SpaceId } from '../../board/board.ts';
import { clearName } from '../format-order.ts';

/** `F Stands`: the place is implied if the power has only one such unit on the board. */
export function supplyPlace(
  written: WrittenOrder,
  power: Power | null,
  known: KnownUnits,
): WrittenOrder {
  const { unit } = written;
  if (unit.place || !known.byPosition) return written;
  const spaces = [...known.units.values()]
    .filter((each) => each.power === power && each.kind === unit.kind)
    .map(({ space }) => space);
  if (spaces.length !== 1) return written;
  return { ...written, unit: { ...unit, place: { ...unit, spaces, side: null } } };
}

/** A lost dash is restored only where a move could have been meant. */
function dashError(
  written: WrittenOrder,
  meaning: OrderMeaning,
  known: KnownUnits,
): OrderError | null {
  const { unit, target, to, viaConvoy } = meaning;
  if (!written.lostDash || !written.to || !to) return null;
  if (canMove(target ?? unit, to, known, viaConvoy)) return null;
  return errorAt(written.to, 'order', 'The unit cannot go here', 'a dash or a verb before it');
}

/** Seas along the way are for an army that is carried (DATC 4.A.6); for a fleet they would be a second move. */
function routeError({ route }: WrittenOrder, { unit, target }: OrderMeaning): OrderError | null {
  if (!route || (target ?? unit).kind === 'A') return null;
  return errorAt(route, 'order', 'A fleet makes one move a turn', 'a single destination');
}

/** Whether a stretch of text lies within an order. */
export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.line === outer.line &&
  inner.column >= outer.column &&
  inner.column + inner.length <= outer.column + outer.length;

/** The unit of an order, as if it had no order. */
export const standing = ({
  line,
  column,
  length,
  words,
  power,
  unit,
}: WrittenOrder): WrittenOrder => {
  const plain = { target: null, to: null, viaConvoy: false, lostDash: false } as const;
  return { line, column, length, words, power, unit, type: 'hold', ...plain };
};

/** Whether two places that were written are the same; the second need not name the coast of the first. */
const isSamePlace = (one: WrittenPlace, other: WrittenPlace): boolean =>
  one.spaces.length === other.spaces.length &&
  one.spaces.every((space) => other.spaces.includes(space)) &&
  (other.side === null || other.side === one.side);

const goesNowhere = ({ to }: WrittenOrder, { place }: WrittenPiece): boolean =>
  to !== null && place !== null && isSamePlace(place, to);

/** `F Hel S F Den-Den`: how zines and letters write the support of a unit that holds. */
function supportsInPlace(written: WrittenOrder): boolean {
  const { type, target } = written;
  return type === 'support-move' && target !== null && goesNowhere(written, target);
}

/**
 * Turns supports of moves that go nowhere into supports to hold; but not where the text orders that very move, which is
 * then the question (DATC 6.A.5).
 */
export function supportingHolds(written: readonly WrittenOrder[]): readonly WrittenOrder[] {
  const nowhere = written.flatMap((order) =>
    order.type === 'move' && goesNowhere(order, order.unit) ? (order.unit.place ?? []) : [],
  );
  return written.map((order) => {
    const place = order.target?.place;
    if (!place || !supportsInPlace(order)) return order;
    if (nowhere.some((one) => isSamePlace({ ...one, side: null }, { ...place, side: null })))
      return order;
    return { ...order, type: 'support-hold', to: null, lostDash: false, ownPlace: order.to };
  });
}

function interpretOne(
  read: WrittenOrder,
  known: KnownUnits,
  options: ReadOptions,
): Result<{ order: Order; repairs: readonly RepairAt[] }, OrderError> {
  const heading = read.power === undefined ? (options.power ?? null) : read.power;
  const written = supplyPlace(read, heading, known);
  const meanings = bestMeanings(written, heading, known);
  const [meaning] = meanings;
  if (!meaning) {
    const expected = `a space after ${read.unit.words}`;
    return err(errorAt(read.unit, 'space', 'This unit has no location', expected));
  }
  const trouble =
    ambiguity(written, meanings, known, options.isInferred === true) ??
    dashError(written, meaning, known) ??
    routeError(written, meaning);
  if (trouble) return err(trouble);
  const owner = known.byPosition ? known.units.get(meaning.unit.space)?.power : null;
  const power = heading ?? owner;
  if (!power)
    return err(
      errorAt(
        read.unit,
        'power',
        'No power is named for this order',
        'a power and a colon before it',
      ),
    );
  const { value: order, repairs } = settle(
    { ...written, unit: read.unit },
    meaning,
    power,
    known.board,
    options.position,
  );
  return ok({ order, repairs });
}

/**
 * What written orders mean: names with several meanings are settled by unit, position and adjacency; letters, coasts
 * and nationalities by the position. Each order is judged by itself (DATC 4.E.2); only without a position do the others
 * show what a missing letter was. An order that keeps two meanings is reported (1971 VII.4). The last step of the
 * reader of every notation. `before`: what the reader itself has repaired; each order carries its own repairs, while
 * the list of the reading has only those that are made here.
 */
export function interpretOrders(
  read: readonly WrittenOrder[],
  options: ReadOptions,
  before: readonly RepairAt[] = [],
): ParsedOrders {
  const written = options.asWritten === true ? read : supportingHolds(read);
  const known = options.position
    ? knownByPosition(options.position)
    : knownByOrders(written, boardRead(options));
  const orders: Order[] = [];
  const spans: Span[] = [];
  const errors: OrderError[] = [];
  const repairs: RepairAt[] = [];
  const idle: Order[] = [];
  const letterless: Order[] = [];
  for (const each of withOneMeaning(written, known)) {
    const result = interpretOne(each, known, options);
    if (result.ok) {
      const { line, column, length } = each;
      const own = [...before.filter((each) => isWithin(each, { line, column, length }))];
      own.push(...result.value.repairs);
      orders.push(withRepairs(result.value.order, own.sort(inOrderOfText)));
      spans.push({ line, column, length });
      repairs.push(...result.value.repairs);
    } else {
      errors.push(result.error);
      const stands = standing(each);
      const unit = interpretOne(stands, known, options);
      if (unit.ok) idle.push(unit.value.order);
      else if (unit.error.kind === 'unit') {
        const asArmy = interpretOne(
          { ...stands, unit: { ...each.unit, kind: 'A' } },
          known,
          options,
        );
        if (asArmy.ok) letterless.push(asArmy.value.order);
      }
    }
  }
  return {
    orders,
    spans,
    errors,
    repairs,
    ...(idle.length > 0 ? { idle } : {}),
    ...(letterless.length > 0 ? { letterless } : {}),
  };
}

/** The error if two meanings differ in what some words stand for (1971 VII.4); null if all agree. */
function spaceError(at: Words, spaces: readonly SpaceId[], board: Board): OrderError | null {
  const different = [...new Set(spaces)];
  if (different.length < 2) return null;
  const problem = `This may mean ${different.map((space) => spaceIn(space, board).name).join(' or ')}`;
  return errorAt(
    at,
    'ambiguous',
    problem,
    different.map((space) => clearName(space, board)).join(' or '),
  );
}

function letterError(at: Words, spots: readonly UnitInSpace[]): OrderError | null {
  if (spots.every(({ kind }) => kind === spots[0]?.kind)) return null;
  return errorAt(at, 'unit', 'This may be an army or a fleet', `A or F before ${at.words}`);
}

/**
 * Why none of several meanings of an order can be preferred; null if they are the same, or differ only in the letters
 * of units that the position does not have: such an order has no effect anyway. A position that is inferred lacks the
 * units of which no order shows what they are.
 */
function ambiguity(
  written: WrittenOrder,
  meanings: readonly OrderMeaning[],
  { byPosition, board }: KnownUnits,
  isInferred: boolean,
): OrderError | null {
  const { unit, target, to } = written;
  const units = meanings.map((meaning) => meaning.unit);
  const targets = meanings.flatMap((meaning) => meaning.target ?? []);
  const destinations = meanings.flatMap((meaning) => meaning.to ?? []);
  const spacesOf = (spots: readonly UnitInSpace[]): readonly SpaceId[] =>
    spots.map(({ space }) => space);
  const place =
    spaceError(unit.place ?? unit, spacesOf(units), board) ??
    (target && spaceError(target.place ?? target, spacesOf(targets), board)) ??
    (to && spaceError(to, destinations, board));
  if (place || (byPosition && !isInferred)) return place;
  return letterError(unit, units) ?? (!byPosition && target ? letterError(target, targets) : null);
}
