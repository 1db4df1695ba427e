import { adjudicate } from '../law/adjudicate.ts';
import { spaceOf } from '../board/board.ts';
import { isBerth } from '../board/unit-at.ts';
import { inBoardOrder } from '../board/in-board-order.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Turn } from '../trace/turn.ts';
import { unitNamed } from '../trace/unit-name.ts';
import { withChanges, type Change } from './change.ts';
import { helpedPairs, helpOf, keyOf } from './help.ts';
import { fateOf, ordersTo, sameFate } from './fate.ts';
import { POSSIBLE_ORDERS } from './possible-orders.ts';

/** Orders that give a unit its outcome whatever the others do, as far as that was checked. */
export interface StrictSet {
  /** The unit itself first, then the others, in board order. */
  readonly units: readonly UnitAt[];
  /**
   * `everything`: all combinations of the legal orders of all other units were ruled. `pairs`: there are too many of
   * those; instead each legal order of each other unit was ruled, and the pairs that are likeliest to matter
   * (`pairsOf`), both while the rest held and while the rest did as ordered. `single-orders`: the same without the
   * pairs, since there are too many of those as well.
   */
  readonly checked: 'everything' | 'pairs' | 'single-orders';
  /** How many rulings this took for the final set. */
  readonly rulings: number;
}

/** What every step of the search needs. */
interface Search {
  readonly turn: Turn;
  readonly unit: UnitAt;
  /** Every unit except the one that is asked about. */
  readonly others: readonly UnitAt[];
  readonly legal: (unit: UnitAt) => readonly Order[];
  /** Whether the outcome is the same under these orders. */
  readonly same: (orders: readonly Order[]) => boolean;
  readonly most: number;
}

/**
 * A set of orders, including those of `from`, with which the outcome of the unit stays the same whatever legal orders
 * the other units follow: all combinations of them if that takes no more than `most` rulings, otherwise each single
 * one, and pairs. As long as some orders change the outcome, a unit that could give one of them is bound to what it was
 * ordered; then those that need not be bound are released again. In the worst case every unit is bound.
 */
export function strictSet(
  turn: Turn,
  unit: UnitAt,
  from: readonly UnitAt[],
  most: number,
): StrictSet {
  const search = openSearch(turn, unit, most);
  let bound = from.filter((other) => other !== unit);
  for (let culprits = whoChanges(bound, search); culprits; culprits = whoChanges(bound, search)) {
    bound = [...bound, ...bind(culprits, bound, search)];
  }
  for (const one of [...bound].reverse()) {
    const fewer = bound.filter((other) => other !== one);
    const isWeaker = isFeasible(bound, search) && !isFeasible(fewer, search);
    if (!isWeaker && !whoChanges(fewer, search)) bound = fewer;
  }
  const pairs = 2 * pairsOf(bound, search).length;
  const units = [unit, ...[...bound].sort(inBoardOrder)];
  if (isFeasible(bound, search))
    return { units, checked: 'everything', rulings: combinations(bound, search) };
  return pairs <= most
    ? { units, checked: 'pairs', rulings: singles(bound, search) + pairs }
    : { units, checked: 'single-orders', rulings: singles(bound, search) };
}

function openSearch(turn: Turn, unit: UnitAt, most: number): Search {
  const { position, edition, ruling } = turn;
  const wanted = fateOf(ruling, unit);
  const lists = new Map<UnitAt, readonly Order[]>();
  const possible = POSSIBLE_ORDERS.row(edition.law);
  return {
    turn,
    unit,
    most,
    others: possible.units(position).filter((other) => other !== unit),
    legal: (other) => {
      const list = lists.get(other) ?? possible.of(position, other, edition);
      lists.set(other, list);
      return list;
    },
    same: (orders) =>
      sameFate(fateOf(adjudicate(position, orders, edition, { trace: false }), unit), wanted),
  };
}

const free = (bound: readonly UnitAt[], { others }: Search): readonly UnitAt[] =>
  others.filter((other) => !bound.includes(other));

const combinations = (bound: readonly UnitAt[], search: Search): number =>
  free(bound, search).reduce((product, other) => product * search.legal(other).length, 1);

const singles = (bound: readonly UnitAt[], search: Search): number =>
  2 * free(bound, search).reduce((sum, other) => sum + search.legal(other).length, 1);

const isFeasible = (bound: readonly UnitAt[], search: Search): boolean =>
  combinations(bound, search) <= search.most;

/** The units whose orders, other than those of the turn, change the outcome while these are bound; null if none do. */
function whoChanges(bound: readonly UnitAt[], search: Search): readonly UnitAt[] | null {
  const { turn, unit, same, legal } = search;
  const given = ordersTo(turn, new Set([unit, ...bound]));
  if (!same(given)) return [];
  const all = free(bound, search);
  // Single orders come first in any case: the one that changes the outcome shows which unit to bind.
  for (const other of all) {
    for (const order of legal(other)) {
      const change = [{ unit: other, order }];
      if (!same([...given, order])) return [other];
      if (!same(withChanges(turn.orders, change, turn.edition))) return [other];
    }
  }
  if (isFeasible(bound, search)) {
    const changes = combination(given, all, search, []);
    return changes && essentialUnits(changes, given, search);
  }
  const pairs = pairsOf(bound, search);
  if (2 * pairs.length > search.most) return null;
  const found = pairs.find(
    (pair) =>
      !same([...given, ...pair.map(({ order }) => order)]) ||
      !same(withChanges(turn.orders, pair, turn.edition)),
  );
  return found ? found.map(({ unit: other }) => other) : null;
}

type Pair = readonly [Change, Change];

/**
 * The pairs of orders of units that are not bound that can achieve together what neither does alone: an attack with a
 * support, an army with a convoy, a unit that holds with a support; any two of the moves into and out of the spaces
 * that the bound orders are about and of the supports of these orders; a move out of such a space with one that makes
 * room for it; and the orders of a fleet with those of the army aboard it.
 */
function pairsOf(bound: readonly UnitAt[], search: Search): readonly Pair[] {
  const { turn, unit, legal } = search;
  const all = free(bound, search).flatMap((other) =>
    legal(other).map((order): Change => ({ unit: other, order })),
  );
  const fixed = [unit, ...bound];
  const orders = turn.orders.filter((order) => fixed.includes(unitNamed(order.unit, turn.edition)));
  const keys = new Set(orders.map(keyOf));
  const spaces = new Set([
    ...fixed,
    ...orders.flatMap((order) => (order.type === 'move' ? [spaceOf(order.to)] : [])),
  ]);
  const acting = all.filter(({ unit: other, order }) =>
    order.type === 'move'
      ? spaces.has(spaceOf(order.to)) || spaces.has(other)
      : keys.has(helpOf(order) ?? ''),
  );
  const followed = all.flatMap(({ unit: other, order }) =>
    order.type === 'move' && spaces.has(other) ? [{ unit: other, order }] : [],
  );
  const chained = followed.flatMap((one) =>
    all
      .filter(({ unit: next, order }) => order.type === 'move' && next === spaceOf(one.order.to))
      .map((other): Pair => [one, other]),
  );
  const together = all
    .filter(({ unit: army }) => isBerth(army))
    .flatMap((landing) =>
      all
        .filter(({ unit: fleet }) => fleet === spaceOf(landing.unit))
        .map((order): Pair => [order, landing]),
    );
  return [...helpedPairs(all), ...apart(acting), ...chained, ...together];
}

/** All pairs of these changes, of two units each. */
const apart = (changes: readonly Change[]): readonly Pair[] =>
  changes.flatMap((one, place) =>
    changes
      .slice(place + 1)
      .filter((other) => other.unit !== one.unit)
      .map((other): Pair => [one, other]),
  );

/** The first combination of legal orders that changes the outcome; null if there is none. */
function combination(
  given: readonly Order[],
  [next, ...rest]: readonly UnitAt[],
  search: Search,
  changes: readonly Change[],
): readonly Change[] | null {
  if (next === undefined) {
    return search.same([...given, ...changes.map(({ order }) => order)]) ? null : changes;
  }
  for (const order of search.legal(next)) {
    const found = combination(given, rest, search, [...changes, { unit: next, order }]);
    if (found) return found;
  }
  return null;
}

/** The units whose orders are indispensable for a change of outcome. */
function essentialUnits(
  changes: readonly Change[],
  given: readonly Order[],
  { same }: Search,
): readonly UnitAt[] {
  let left = changes;
  for (const change of changes) {
    const fewer = left.filter((other) => other !== change);
    if (!same([...given, ...fewer.map(({ order }) => order)])) left = fewer;
  }
  return left.map(({ unit }) => unit);
}

/**
 * Which units to bind: the first of those that can change the outcome. If the bound orders do not give it while the
 * others hold, because one of them was harmless only thanks to others, those too.
 */
function bind(
  culprits: readonly UnitAt[],
  bound: readonly UnitAt[],
  search: Search,
): readonly UnitAt[] {
  const [first] = culprits;
  if (first !== undefined) return [first];
  const { turn, unit, same } = search;
  const does = (units: readonly UnitAt[]): boolean =>
    same(ordersTo(turn, new Set([unit, ...bound, ...units])));
  let needed = free(bound, search);
  for (const other of needed) {
    const fewer = needed.filter((one) => one !== other);
    if (does(fewer)) needed = fewer;
  }
  return needed;
}
