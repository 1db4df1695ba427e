import fc from 'fast-check';
import { LOCATIONS, SPACE_IDS, spaceOf } from '../../../src/board/board.ts';
import type { Location, SpaceId, Unit } from '../../../src/board/board.ts';
import { POWERS } from '../../../src/board/powers.ts';
import type { Power } from '../../../src/board/powers.ts';
import { SPACES } from '../../../src/board/spaces.ts';
import type { AdjustmentOrder } from '../../../src/orders/adjustment-order.ts';
import type { AdjustmentPosition } from '../../../src/trace/adjustment-ruling.ts';
import { at, unitAt } from './retreats.ts';

/** A position after Fall, with orders. */
export interface AdjustmentTurn {
  readonly position: AdjustmentPosition;
  readonly orders: readonly AdjustmentOrder[];
}

const CENTRES = SPACE_IDS.filter((id) => SPACES[id].centre);

const written = fc.record({
  power: fc.nat(6),
  what: fc.nat(9),
  where: fc.nat(200),
  kind: fc.constantFrom('A', 'F', null),
});

type Written = typeof written extends fc.Arbitrary<infer T> ? T : never;

/**
 * Any position: few powers or all, centres owned by their home powers, by others or by none, units anywhere; orders
 * mostly of the kind that is due.
 */
export const adjustmentTurns: fc.Arbitrary<AdjustmentTurn> = fc
  .record({
    powers: fc.integer({ min: 1, max: 7 }),
    owners: fc.array(fc.nat(20), { minLength: CENTRES.length, maxLength: CENTRES.length }),
    units: fc.uniqueArray(
      fc.record({ space: fc.nat(SPACE_IDS.length - 1), power: fc.nat(6), sailor: fc.nat(5) }),
      { maxLength: 24, selector: ({ space }) => space },
    ),
    orders: fc.array(written, { maxLength: 20 }),
    captured: fc.boolean(),
    wealth: fc.integer({ min: 4, max: 20 }),
  })
  .map(({ powers, owners, units, orders, captured, wealth }): AdjustmentTurn => {
    const owned = CENTRES.flatMap((centre, index): readonly (readonly [SpaceId, Power])[] => {
      const chance = owners[index] ?? 0;
      const { home } = SPACES[centre];
      if (chance >= wealth) return [];
      if (chance > 9 && home !== null) return [[centre, home]];
      return [[centre, at(POWERS, chance % powers)]];
    });
    const standing = units.map(({ space, power, sailor }) =>
      unitAt(at(SPACE_IDS, space), power % powers, sailor),
    );
    const position = { units: standing, owners: Object.fromEntries(owned) };
    return {
      position: captured ? { ...position, captured } : position,
      orders: orders.flatMap((one) => {
        const order = orderFor(one, powers, standing);
        return one.where % 5 === 0 ? [order, order] : [order];
      }),
    };
  });

function orderFor(
  { power: by, what, where, kind }: Written,
  powers: number,
  units: readonly Unit[],
): AdjustmentOrder {
  const power = at(POWERS, by % powers);
  const home = LOCATIONS.filter((location) => SPACES[spaceOf(location)].home === power);
  const own = units.filter((unit) => unit.power === power);
  const anywhere: Location = at(LOCATIONS, where);
  switch (what) {
    case 0:
      return { type: 'waive', power };
    case 1:
      return { type: 'build', power, unit: { kind, at: anywhere } };
    case 2:
    case 3:
    case 4:
    case 5:
      return { type: 'build', power, unit: { kind, at: at(home, where) } };
    case 6:
      return { type: 'remove', power, unit: { kind: kind ?? 'A', at: anywhere } };
    default: {
      const unit = own.length > 0 ? at(own, where) : { kind: 'A' as const, at: anywhere };
      return { type: 'remove', power, unit: { kind: unit.kind, at: unit.at } };
    }
  }
}
