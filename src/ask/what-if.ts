import { adjudicate } from '../adjudicator/adjudicate.ts';
import { spaceOf, type Unit } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Ruling } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { withChanges } from './change.ts';
import { fateOf, sameFate, type Fate } from './fate.ts';

/** One thing done to a turn: another order for a unit (null: none), a unit put on the board, a unit taken off it. */
export type Edit =
  | { readonly type: 'order'; readonly unit: UnitAt; readonly order: Order | null }
  | { readonly type: 'add'; readonly unit: Unit }
  | { readonly type: 'remove'; readonly unit: UnitAt };

/**
 * The turn with these edits, one after the other, ruled anew. A unit takes the place of one that stands in its space;
 * orders of a unit that is gone go with it, orders that speak of it stay as they are.
 */
export function whatIf(turn: Turn, edits: readonly Edit[]): Turn {
  const { position, orders } = edits.reduce(edited, turn);
  const { edition } = turn;
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

type Given = Pick<Turn, 'position' | 'orders'>;

function edited({ position, orders }: Given, edit: Edit): Given {
  const without = (space: UnitAt) => ({
    units: position.units.filter(({ at }) => spaceOf(at) !== space),
  });
  const unordered = (space: UnitAt) => orders.filter(({ unit }) => spaceOf(unit.at) !== space);
  switch (edit.type) {
    case 'order': {
      const { unit, order } = edit;
      return { position, orders: order ? withChanges(orders, [{ unit, order }]) : unordered(unit) };
    }
    case 'add': {
      const space = spaceOf(edit.unit.at);
      return {
        position: { units: [...without(space).units, edit.unit] },
        orders: unordered(space),
      };
    }
    case 'remove':
      return { position: without(edit.unit), orders: unordered(edit.unit) };
  }
}

/** A unit whose result differs between two turns; null: the turn has neither the unit nor an order to it. */
export interface Difference {
  readonly unit: UnitAt;
  readonly before: Fate | null;
  readonly after: Fate | null;
}

/** What is not the same in the second ruling, in the order of the first; units that are only in the second come last. */
export function differences(before: Ruling, after: Ruling): readonly Difference[] {
  const units = [...new Set([...before.orders, ...after.orders].map(({ unit }) => unit))];
  return units.flatMap((unit): readonly Difference[] => {
    const was = knownFate(before, unit);
    const is = knownFate(after, unit);
    return was && is && sameFate(was, is) ? [] : [{ unit, before: was, after: is }];
  });
}

function knownFate(ruling: Ruling, unit: UnitAt): Fate | null {
  const fate = fateOf(ruling, unit);
  return fate.outcomes.length > 0 ? fate : null;
}

/** Whether both leave the same board: units where they stand, and retreats. */
export function sameBoard(one: Ruling, other: Ruling): boolean {
  const board = ({ after, dislodged }: Ruling): string =>
    JSON.stringify([
      after.units.map((unit) => JSON.stringify(unit)).sort(),
      dislodged.map(({ unit, by, retreats }) => [unit, by, retreats]),
    ]);
  return board(one) === board(other);
}
