import type { Order } from '../order.ts';
import { combineOrderSets, type OrderInSets, type OrderSet, type Sequence } from '../order-sets.ts';
import { boardRead } from '../parsed-orders.ts';
import type { ParsedOrders, ReadOptions, Span } from '../parsed-orders.ts';
import type { Notation } from './notation.ts';
import { readOrders } from './rulebook/read-rulebook.ts';
import { withoutDividers } from './set-dividers.ts';

/** An order that no longer counts, and where it is; `by`: the index in `orders` of the one that does, if any. */
export interface ReplacedAt extends Span {
  readonly order: Order;
  readonly by: number | null;
}

/** The result of reading a text of one or more sets: the orders that count. */
export interface SetsReading extends ParsedOrders {
  /** How many sets the text has. */
  readonly sets: number;
  readonly sequence: Sequence;
  readonly replaced: readonly ReplacedAt[];
}

/** What is needed of a notation here. */
interface ReaderOfOrders {
  readonly movement: Pick<Notation['movement'], 'read'>;
}
const RULEBOOK: ReaderOfOrders = { movement: { read: readOrders } };

/**
 * Reads a text in which a game master put together what came in: after a line of dashes, `---`, a later set begins. A
 * power's later set replaces its earlier one; after `--- changes` earlier orders still count, except for the units that
 * are ordered again; after `--- undated` it is unknown which set came last, and all sets are treated as one. The
 * heading of a power stays in effect across the line. A heading that comes a second time begins no new set, since some
 * people put one on every line. Otherwise as `readOrders`, with its errors and limits. Source: DATC 4.D.1, 4.D.2.
 */
export function readOrderSets(
  text: string,
  options: ReadOptions = {},
  { movement }: ReaderOfOrders = RULEBOOK,
): SetsReading {
  const { rest, dividers } = withoutDividers(text);
  const reading = movement.read(rest, options);
  const sequence = dividers.some(({ isUndated }) => isUndated) ? 'unknown' : 'known';
  const groups: { amends: boolean; members: number[] }[] = [
    { amends: false, members: [] },
    ...dividers.map(({ amends }) => ({ amends, members: [] as number[] })),
  ];
  for (const [place, { line }] of reading.spans.entries())
    groups[dividers.filter((divider) => divider.line < line).length]?.members.push(place);
  const sets = groups.map(({ amends, members }): OrderSet => {
    return { amends, orders: members.flatMap((place) => reading.orders[place] ?? []) };
  });
  const combined = combineOrderSets(sets, { sequence, board: boardRead(options) });
  const spanOf = ({ set, index }: OrderInSets): readonly Span[] => {
    const place = groups[set]?.members[index];
    return place === undefined ? [] : reading.spans.slice(place, place + 1);
  };
  return {
    ...reading,
    orders: combined.orders,
    spans: combined.from.flatMap(spanOf),
    sets: groups.length,
    sequence,
    replaced: combined.replaced.flatMap(({ order, by, ...handed }) =>
      spanOf(handed).map((span) => ({ ...span, order, by })),
    ),
  };
}
