import { spaceOf, STANDARD, type Board } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Order } from './order.ts';
import { withRepairs } from './repair.ts';
import { formatOrder } from './format-order.ts';

/** Orders that were handed in together: one mail, one sheet of paper. From one power or from several. */
export interface OrderSet {
  readonly orders: readonly Order[];
  /**
   * The set itself says that it only changes earlier sets: for units that it does not order, earlier orders still
   * count.
   */
  readonly amends?: boolean;
}

/** An order of some set: whose it is, and for which unit. */
export interface SetEntry {
  readonly set: number;
  readonly power: Power | null;
  readonly unit: string;
}

export const SEQUENCES = ['known', 'unknown'] as const;
/** Whether it is known which set of orders came last. */
export type Sequence = (typeof SEQUENCES)[number];

/** An order by the index of its set and its index there. */
export interface OrderInSets {
  readonly set: number;
  readonly index: number;
}

/** An order that no longer counts; `by`: the index in `orders` of one to the same unit that does, if there is one. */
export interface Replaced extends OrderInSets {
  readonly order: Order;
  readonly by: number | null;
}

/**
 * One set made from several. `from[i]` says where `orders[i]` was handed in; everything is in the order of the sets.
 */
export interface CombinedSets {
  readonly orders: readonly Order[];
  readonly from: readonly OrderInSets[];
  readonly replaced: readonly Replaced[];
}

interface Entry extends OrderInSets, SetEntry {
  readonly order: Order;
}

const unitOf = ({ power, unit }: Order): string => `${power} ${spaceOf(unit.at)}`;
const wording = (order: Order, board: Board): string =>
  `${order.power}: ${formatOrder(order, board)}`;

/**
 * Combines several sets of orders that were handed in for one turn (DATC 3.0).
 *
 * `known`: the sets came one after the other (4.D.1, choice c). A power's last set replaces everything that it handed
 * in before, so that a unit which it leaves out has no order; unless it is clear that earlier sets still count, that
 * is, unless the set `amends`: then the last order of each unit counts. A set without orders of a power says nothing
 * about it. An order that replaces a different one carries the repair `replaces`.
 *
 * `unknown`: it is not known which came last (4.D.2, choice b). All orders are one set. The same order to a unit in two
 * sets is one order; of different ones the edition decides as of several orders in one set (4.D.3).
 */
export function combineOrderSets(
  sets: readonly OrderSet[],
  { sequence, board = STANDARD }: { readonly sequence: Sequence; readonly board?: Board },
): CombinedSets {
  const all = sets.flatMap(({ orders }, set) =>
    orders.map((order, index): Entry => {
      return { set, index, order, power: order.power, unit: unitOf(order) };
    }),
  );
  const counts =
    sequence === 'known'
      ? inForce(all, (set) => sets[set]?.amends === true)
      : unrepeated(all, board);
  const kept = all.filter((entry) => counts.has(entry));
  const placeOf = new Map<string, number>();
  for (const [place, { unit }] of kept.entries()) if (!placeOf.has(unit)) placeOf.set(unit, place);
  const gone = sequence === 'known' ? all.filter((entry) => !counts.has(entry)) : [];
  return {
    orders: kept.map(({ order }) => replacing(order, gone, board)),
    from: kept.map(({ set, index }) => ({ set, index })),
    replaced: gone.map((entry) => ({
      set: entry.set,
      index: entry.index,
      order: entry.order,
      by: placeOf.get(entry.unit) ?? null,
    })),
  };
}

/**
 * For each power the orders since its last set that does not amend; for each unit those of the last set that orders it.
 * The entries are in the order of their sets.
 */
export function inForce<Own extends SetEntry>(
  all: readonly Own[],
  amends: (set: number, power: Power) => boolean,
): ReadonlySet<Own> {
  const since = new Map<Power | null, number>();
  const last = new Map<string, number>();
  for (const { power, unit, set } of all) {
    if (power !== null && !amends(set, power)) since.set(power, set);
    last.set(unit, set);
  }
  return new Set(
    all.filter(({ power, unit, set }) => set >= (since.get(power) ?? 0) && set === last.get(unit)),
  );
}

/** All orders, those that another set repeats word for word only once. */
function unrepeated(all: readonly Entry[], board: Board): ReadonlySet<Entry> {
  const first = new Map<string, number>();
  return new Set(
    all.filter(({ order, set }) => {
      const words = wording(order, board);
      const known = first.get(words);
      if (known === undefined) first.set(words, set);
      return known === undefined || known === set;
    }),
  );
}

/** The order with a repair for each different order that it replaces. */
function replacing(order: Order, gone: readonly Entry[], board: Board): Order {
  const to = formatOrder(order, board);
  const before = gone
    .filter((entry) => entry.unit === unitOf(order))
    .map((entry) => formatOrder(entry.order, board));
  const others = [...new Set(before)].filter((text) => text !== to);
  return withRepairs(
    order,
    others.map((from) => ({ what: 'replaces', from, to })),
  );
}
