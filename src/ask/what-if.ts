import { adjudicate } from '../law/adjudicate.ts';
import { spaceOf, type Unit } from '../board/board.ts';
import { inBoardOrder } from '../board/in-board-order.ts';
import { unitAt } from '../board/unit-at.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Dislodged, Ruling } from '../trace/ruling.ts';
import { same } from '../trace/same.ts';
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
    position: { ...position, units: position.units.filter((unit) => !isGone(unit, gone)) },
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
      return {
        ...left,
        position: { ...left.position, units: [...left.position.units, edit.unit] },
      };
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

/** A space with different units after two rulings, or a dislodged unit with different retreats. Null: there is none. */
export type BoardDifference =
  | {
      readonly type: 'unit';
      readonly at: UnitAt;
      readonly before: Unit | null;
      readonly after: Unit | null;
    }
  | {
      readonly type: 'retreats';
      readonly unit: UnitAt;
      readonly before: Dislodged | null;
      readonly after: Dislodged | null;
    };

/** The differences between the boards after two rulings: units in board order, then retreats. */
export function boardDifferences(before: Ruling, after: Ruling): readonly BoardDifference[] {
  const [was, is] = [standing(before), standing(after)];
  const units = [...new Set([...was.keys(), ...is.keys()])].sort(inBoardOrder);
  const dislodged = [...before.dislodged, ...after.dislodged].map(({ unit }) => unit);
  return [
    ...units.flatMap((at): readonly BoardDifference[] => {
      const [one, other] = [was.get(at) ?? null, is.get(at) ?? null];
      return same(one, other) ? [] : [{ type: 'unit', at, before: one, after: other }];
    }),
    ...[...new Set(dislodged)].flatMap((unit): readonly BoardDifference[] => {
      const of = ({ dislodged }: Ruling) => dislodged.find((one) => one.unit === unit) ?? null;
      const [one, other] = [of(before), of(after)];
      const isSame = one?.by === other?.by && same(one?.retreats, other?.retreats);
      return isSame ? [] : [{ type: 'retreats', unit, before: one, after: other }];
    }),
  ];
}

const standing = ({ after }: Ruling): ReadonlyMap<UnitAt, Unit> =>
  new Map(after.units.map((unit) => [unitAt(unit), unit]));
