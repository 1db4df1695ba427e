import fc from 'fast-check';
import { spaceOf } from '../../../src/board/board.ts';
import type { MovesAboard, Unit } from '../../../src/board/board.ts';
import { SPACES } from '../../../src/board/spaces.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';
import type { ArmyFleetEdition } from '../../../src/rules/edition.ts';
import type { Retreater } from '../../../src/trace/retreat-ruling.ts';
import { adjustmentTurns } from './adjustments.ts';
import type { AdjustmentTurn } from './adjustments.ts';
import { at, retreatTurns } from './retreats.ts';
import type { RetreatTurn } from './retreats.ts';

const numbers = fc.array(fc.nat(99), { minLength: 8, maxLength: 8 });

const isSea = ({ at: place }: Pick<Unit, 'at'>): boolean => SPACES[spaceOf(place)].kind === 'sea';

/** The army aboard a fleet at sea; most have one. */
function armyOn(unit: Unit, place: number, luck: readonly number[]): Unit | null {
  const chance = at(luck, place);
  if (unit.kind !== 'F' || !isSea(unit) || chance < 20) return null;
  const moves = ((chance % 3) + 1) as MovesAboard;
  return { power: unit.power, kind: 'A', at: spaceOf(unit.at), moves };
}

const withArmies = (units: readonly Unit[], luck: readonly number[]): readonly Unit[] =>
  units.flatMap((unit, place) => {
    const army = armyOn(unit, place, luck);
    return army ? [unit, army] : [unit];
  });

/** As after moves: with an army aboard, land is barred while a sea is open, and some are displaced to a sea. */
function loaded(one: Retreater, place: number, luck: readonly number[]): Retreater {
  const aboard = armyOn(one.unit, place, luck);
  if (!aboard) return one;
  const seas = one.retreats.filter((to) => isSea({ at: to }));
  if (seas.length === 0 || at(luck, place + 5) % 3 === 0) {
    const shut = seas.map((to) => ({ at: to, reason: 'stand-off' as const }));
    const open = one.retreats.filter((to) => !seas.includes(to));
    return { ...one, retreats: open, barred: [...one.barred, ...shut], aboard };
  }
  const land = one.retreats.filter((to) => !isSea({ at: to }));
  const barred = [...one.barred, ...land.map((to) => ({ at: to, reason: 'aboard' as const }))];
  const more = at(luck, place + 3) % 2 === 0 ? { displaced: at(seas, place) } : {};
  return { ...one, retreats: seas, barred, aboard, ...more };
}

/** Random retreats with armies aboard; half of the orders are missing, so that the Right-Hand Rule applies. */
export const fleetRetreatTurns: fc.Arbitrary<RetreatTurn> = fc
  .tuple(retreatTurns, numbers)
  .map(([{ position, orders }, luck]) => ({
    position: {
      units: withArmies(position.units, luck),
      dislodged: position.dislodged.map((one, place) => loaded(one, place, luck)),
    },
    orders: orders.filter((_, place) => at(luck, place) % 2 === 0),
  }));

export const fleetAdjustmentTurns: fc.Arbitrary<AdjustmentTurn> = fc
  .tuple(adjustmentTurns, numbers)
  .map(([{ position, orders }, luck]) => ({
    position: { ...position, units: withArmies(position.units, luck) },
    orders: orders.map((order, place) =>
      order.type === 'remove' && at(luck, place) % 3 === 0
        ? { ...order, unit: { ...order.unit, kind: 'A' } }
        : order,
    ),
  }));

/** The module, with either answer to which unit is removed if no order says which. */
export const fleetEditions: fc.Arbitrary<ArmyFleetEdition> = fc
  .constantFrom('army-of-a-fleet-first', 'fleet-first')
  .map((unorderedRemoval) => ({
    ...ARMY_FLEET_1984,
    armyFleet: { ...ARMY_FLEET_1984.armyFleet, unorderedRemoval },
  }));
