import { spaceOf } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Order } from './order.ts';
import { withRepairs } from './repair.ts';
import { formatOrder } from './format-order.ts';

/** Orders that were handed in together: one mail, one sheet of paper. Of one power or of several. */
export interface OrderSet {
  readonly orders: readonly Order[];
  /** It says itself that it only changes earlier sets: what it does not order stands as ordered before. */
  readonly amends?: boolean;
}

export const SEQUENCES = ['known', 'unknown'] as const;
/** Whether it is known which set of orders came last. */
export type Sequence = (typeof SEQUENCES)[number];

/** An order by the number of its set and its place there. */
export interface Handed {
  readonly set: number;
  readonly index: number;
}

/** An order that no longer counts; `by`: the place in `orders` of one to the same unit that does, if there is one. */
export interface Replaced extends Handed {
  readonly order: Order;
  readonly by: number | null;
}

/** One set made of several. `from[i]` tells where `orders[i]` was handed in; all in the order of the sets. */
export interface CombinedSets {
  readonly orders: readonly Order[];
  readonly from: readonly Handed[];
  readonly replaced: readonly Replaced[];
}

interface Entry extends Handed {
  readonly order: Order;
}

const unitOf = ({ power, unit }: Order): string => `${power} ${spaceOf(unit.at)}`;
const wording = (order: Order): string => `${order.power}: ${formatOrder(order)}`;

/**
 * Makes one set of orders of several that were handed in for one turn (DATC 3.0).
 *
 * `known`, the sets come one after the other (4.D.1, choice c): a power's last set replaces all it handed in before,
 * so that a unit which it leaves out has no order; unless it is clear that earlier sets still count, that is, unless
 * the set `amends`: then the last order of each unit counts. A set without orders of a power says nothing about it.
 * An order that takes the place of a different one carries the repair `replaces`.
 *
 * `unknown`, nobody knows which came last (4.D.2, choice b): all orders are one set. The same order to a unit in two
 * sets is one order; of different ones the edition decides as of several orders in one set (4.D.3).
 */
export function combineOrderSets(
  sets: readonly OrderSet[],
  { sequence }: { readonly sequence: Sequence },
): CombinedSets {
  const all = sets.flatMap(({ orders }, set) =>
    orders.map((order, index): Entry => ({ set, index, order })),
  );
  const counts = sequence === 'known' ? inForce(sets, all) : unrepeated(all);
  const kept = all.filter((entry) => counts.has(entry));
  const placeOf = new Map<string, number>();
  for (const [place, { order }] of kept.entries())
    if (!placeOf.has(unitOf(order))) placeOf.set(unitOf(order), place);
  const gone = sequence === 'known' ? all.filter((entry) => !counts.has(entry)) : [];
  return {
    orders: kept.map(({ order }) => replacing(order, gone)),
    from: kept.map(({ set, index }) => ({ set, index })),
    replaced: gone.map((entry) => ({ ...entry, by: placeOf.get(unitOf(entry.order)) ?? null })),
  };
}

/** Of each power the orders since the last set that does not amend; of each unit those of the last set that orders it. */
function inForce(sets: readonly OrderSet[], all: readonly Entry[]): ReadonlySet<Entry> {
  const since = new Map<Power, number>();
  const last = new Map<string, number>();
  for (const { order, set } of all) {
    if (sets[set]?.amends !== true) since.set(order.power, set);
    last.set(unitOf(order), set);
  }
  return new Set(
    all.filter(
      ({ order, set }) => set >= (since.get(order.power) ?? 0) && set === last.get(unitOf(order)),
    ),
  );
}

/** All orders, those that another set has word for word once. */
function unrepeated(all: readonly Entry[]): ReadonlySet<Entry> {
  const first = new Map<string, number>();
  return new Set(
    all.filter(({ order, set }) => {
      const known = first.get(wording(order));
      if (known === undefined) first.set(wording(order), set);
      return known === undefined || known === set;
    }),
  );
}

/** The order with a repair for each different order whose place it takes. */
function replacing(order: Order, gone: readonly Entry[]): Order {
  const to = formatOrder(order);
  const before = gone
    .filter((entry) => unitOf(entry.order) === unitOf(order))
    .map((entry) => formatOrder(entry.order));
  const others = [...new Set(before)].filter((text) => text !== to);
  return withRepairs(
    order,
    others.map((from) => ({ what: 'replaces', from, to })),
  );
}
