import { adjudicate } from '../adjudicator/adjudicate.ts';
import { spaceOf, type Unit } from '../board/board.ts';
import { unitAt } from '../board/unit-at.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Ruling } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { unitNamed } from '../trace/unit-name.ts';
import { fateOf, sameFate, type Fate } from './fate.ts';

/** One edit to a turn: another order for a unit (null: none), a unit put on the board, a unit taken off it. */
export type Edit =
  | { readonly type: 'order'; readonly unit: UnitAt; readonly order: Order | null }
  | { readonly type: 'add'; readonly unit: Unit }
  | { readonly type: 'remove'; readonly unit: UnitAt };

/**
 * The turn with these edits, applied one after the other, and ruled anew. A new unit replaces the one in its space;
 * orders to a unit that is removed go with it, and orders that mention it stay as they are.
 */
export function whatIf(turn: Turn, edits: readonly Edit[]): Turn {
  const { position, orders, edition } = edits.reduce(edited, turn);
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

type Given = Pick<Turn, 'position' | 'orders' | 'edition'>;

function edited({ position, orders, edition }: Given, edit: Edit): Given {
  /** A fleet takes the army aboard it along. */
  const isGone = (unit: Unit, gone: UnitAt): boolean =>
    unitAt(unit) === gone || spaceOf(unit.at) === gone;
  const without = (gone: UnitAt): Given => ({
    position: { units: position.units.filter((unit) => !isGone(unit, gone)) },
    orders: orders.filter(
      ({ unit }) => unitNamed(unit, edition) !== gone && spaceOf(unit.at) !== gone,
    ),
    edition,
  });
  switch (edit.type) {
    case 'order': {
      const { unit, order } = edit;
      const others = orders.filter((one) => unitNamed(one.unit, edition) !== unit);
      return { position, orders: order ? [...others, order] : others, edition };
    }
    case 'add': {
      const left = without(unitAt(edit.unit));
      return { ...left, position: { units: [...left.position.units, edit.unit] } };
    }
    case 'remove':
      return without(edit.unit);
  }
}

/** A unit whose result differs between two turns; null if the turn has neither the unit nor an order to it. */
export interface Difference {
  readonly unit: UnitAt;
  readonly before: Fate | null;
  readonly after: Fate | null;
}

/** What differs in the second ruling, in the order of the first; units that are only in the second come last. */
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

/** Whether both leave the same board: the units' locations, and retreats. */
export function sameBoard(one: Ruling, other: Ruling): boolean {
  const board = ({ after, dislodged }: Ruling): string =>
    JSON.stringify([
      after.units.map((unit) => JSON.stringify(unit)).sort(),
      dislodged.map(({ unit, by, retreats }) => [unit, by, retreats]),
    ]);
  return board(one) === board(other);
}
