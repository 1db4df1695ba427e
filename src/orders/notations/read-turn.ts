import { type Position, type SpaceId, spaceOf, type Unit } from '../../board/board.ts';
import { inferPosition, type PositionError } from '../infer-position.ts';
import type { Order } from '../order.ts';
import type { OrderError, ReadOptions, Span } from '../parsed-orders.ts';
import type { SetsReading } from './read-order-sets.ts';

/** A unit that cannot be where its orders say, and where the last of these orders is. */
export interface PlaceError extends Omit<PositionError, 'orders'> {
  readonly line: number;
  readonly column: number;
}

/** The turn that a text of orders implies: every ordered unit is where its order says. */
export interface TurnOfText extends Pick<SetsReading, 'repairs' | 'replaced'> {
  readonly position: Position;
  /** Orders of units that can be where they are said to be. */
  readonly orders: readonly Order[];
  readonly unread: readonly OrderError[];
  readonly misplaced: readonly PlaceError[];
}

/**
 * Reads a text twice: what its orders say about their own units settles, the second time, what they say about one
 * another. A unit that may be an army or a fleet stands in its space, and its order is an error.
 */
export function readTurn(
  text: string,
  read: (text: string, options: ReadOptions) => SetsReading,
  infer: typeof inferPosition = inferPosition,
): TurnOfText {
  const first = read(text, {});
  const said = [...first.orders, ...first.replaced.map(({ order }) => order)];
  const spans: readonly Span[] = [...first.spans, ...first.replaced];
  const { position, errors } = positionOf([...said, ...(first.idle ?? [])], infer);
  const disputed = new Set<SpaceId>(errors.map(({ space }) => space));
  const { orders, errors: unread, repairs, replaced } = read(text, { position, isInferred: true });
  return {
    position: withLetterless(position, first.letterless ?? [], disputed),
    orders: orders.filter(({ unit }) => !disputed.has(spaceOf(unit.at))),
    unread,
    misplaced: errors.map(({ orders: indices, ...error }) => {
      const { line = 1, column = 1 } = indices.flatMap((index) => spans[index] ?? []).at(-1) ?? {};
      return { ...error, line, column };
    }),
    repairs,
    replaced,
  };
}

/** The position with the units that may be armies or fleets: whatever they are, their spaces are not empty. */
function withLetterless(
  position: Position,
  letterless: readonly Order[],
  disputed: ReadonlySet<SpaceId>,
): Position {
  const { units } = position;
  const taken = new Set([...disputed, ...units.map(({ at }) => spaceOf(at))]);
  const more = letterless.flatMap(({ power, unit: { kind, at } }): readonly Unit[] => {
    if (taken.has(spaceOf(at))) return [];
    taken.add(spaceOf(at));
    return [{ power, kind, at }];
  });
  return { ...position, units: [...units, ...more] };
}

/** Every ordered unit is where its order says, even if the order was replaced or could not be read. */
function positionOf(
  orders: readonly Order[],
  infer: typeof inferPosition,
): {
  readonly position: Position;
  readonly errors: readonly PositionError[];
} {
  const inferred = infer(orders);
  if (inferred.ok) return { position: inferred.value, errors: [] };
  const disputed = new Set(inferred.error.map(({ space }) => space));
  const rest = infer(orders.filter(({ unit }) => !disputed.has(spaceOf(unit.at))));
  return { position: rest.ok ? rest.value : { units: [] }, errors: inferred.error };
}
