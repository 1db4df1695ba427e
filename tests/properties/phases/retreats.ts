import fc from 'fast-check';
import { LOCATIONS, neighbours, spaceOf } from '../../../src/board/board.ts';
import type { Location, Piece, SpaceId, Unit } from '../../../src/board/board.ts';
import { fleetLocations } from '../../../src/board/board.ts';
import { formatLocation } from '../../../src/board/names.ts';
import { POWERS } from '../../../src/board/powers.ts';
import type { RetreatPhaseOrder } from '../../../src/orders/retreat-order.ts';
import type { Repair } from '../../../src/orders/repair.ts';
import type { Barred } from '../../../src/trace/fact.ts';
import type { Retreater, RetreatPosition } from '../../../src/trace/retreat-ruling.ts';
import { nearest } from '../neighbourhood.ts';

/** A position before retreats, with orders. */
export interface RetreatTurn {
  readonly position: RetreatPosition;
  readonly orders: readonly RetreatPhaseOrder[];
}

/** The element at an index, modulo the length. */
export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/** A unit of the power in the space: a fleet if wanted and possible. */
export function unitAt(space: SpaceId, power: number, sailor: number): Unit {
  const places = fleetLocations(space);
  const ashore = neighbours({ kind: 'A', at: space }).length > 0;
  const sails = places.length > 0 && (!ashore || sailor % 2 === 0);
  const piece: Piece = sails ? { kind: 'F', at: at(places, sailor) } : { kind: 'A', at: space };
  return { power: at(POWERS, power), ...piece };
}

const man = fc.record({
  power: fc.nat(6),
  sailor: fc.nat(5),
  origin: fc.nat(7),
  place: fc.nat(11),
});

/** An order for a unit: mostly a retreat to a nearby space, sometimes anything. */
const written = fc.record({
  what: fc.nat(19),
  where: fc.nat(200),
  by: fc.nat(40),
  repair: fc.nat(15),
});

/**
 * Dislodged units close together, so that they compete for the same spaces; some of the adjacent spaces are occupied,
 * some were left empty by a stand-off, one is where the attacker came from.
 */
export const retreatTurns: fc.Arbitrary<RetreatTurn> = fc
  .record({
    centre: fc.nat(74),
    fallen: fc.array(man, { minLength: 1, maxLength: 7 }),
    others: fc.array(man, { maxLength: 6 }),
    contested: fc.array(fc.nat(11), { maxLength: 3 }),
    orders: fc.array(fc.array(written, { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
    strays: fc.array(written, { maxLength: 2 }),
  })
  .map(({ centre, fallen, others, contested, orders, strays }): RetreatTurn => {
    const around = nearest(centre).slice(0, 12);
    const taken = new Set<SpaceId>();
    const free = (place: number): SpaceId | undefined =>
      [...around.slice(place), ...around].find((space) => !taken.has(space));
    const settle = (men: typeof fallen): readonly (readonly [SpaceId, (typeof fallen)[number]])[] =>
      men.flatMap((one) => {
        const space = free(one.place);
        if (space === undefined) return [];
        taken.add(space);
        return [[space, one] as const];
      });
    const lost = settle(fallen);
    const standing = [...lost.map(([space, one]) => unitAt(space, one.power + 1, one.origin))];
    for (const [space, one] of settle(others)) standing.push(unitAt(space, one.power, one.sailor));
    const disputed = new Set(contested.map((place) => at(around, place)));
    const dislodged = lost.map(([space, { power, sailor, origin }]): Retreater => {
      const unit = unitAt(space, power, sailor);
      const near = [...neighbours(unit)].sort(
        (one, other) => LOCATIONS.indexOf(one) - LOCATIONS.indexOf(other),
      );
      const from = spaceOf(at(near, origin));
      const barred = near.flatMap((to): readonly Barred[] => {
        const space = spaceOf(to);
        if (space === from) return [{ at: to, reason: 'attacker-origin' }];
        if (taken.has(space)) return [{ at: to, reason: 'occupied' }];
        return disputed.has(space) ? [{ at: to, reason: 'stand-off' }] : [];
      });
      const closed = new Set(barred.map((bar) => bar.at));
      return { unit, retreats: near.filter((to) => !closed.has(to)), barred };
    });
    return {
      position: { units: standing, dislodged },
      orders: [
        ...dislodged.flatMap((one, index) =>
          (orders[index] ?? []).map((given) => orderFor(one.unit, one, given)),
        ),
        ...strays.map((given) => orderFor(at(standing, given.by), null, given)),
      ],
    };
  });

type Written = typeof written extends fc.Arbitrary<infer T> ? T : never;

/** Repairs of the name of the unit's space; mostly none. */
const REPAIRS = (at: Location): readonly Repair[] => [
  { what: 'blank', from: 'B er', to: 'Ber' },
  { what: 'name', from: 'Over there', to: formatLocation(at) },
  { what: 'replaces', from: 'an earlier order', to: 'a later one' },
];

function orderFor(
  { power: owner, kind, at: place }: Unit,
  retreater: Retreater | null,
  { what, where, by, repair }: Written,
): RetreatPhaseOrder {
  const power = by === 0 ? at(POWERS, where) : owner;
  const unit = { kind, at: by === 1 ? spaceOf(place) : place };
  const repairs = REPAIRS(unit.at).slice(0, repair).slice(-2);
  const head = repair > 0 && repair < 4 ? { power, unit, repairs } : { power, unit };
  const near = retreater
    ? [...retreater.retreats, ...retreater.retreats, ...retreater.barred.map((bar) => bar.at)]
    : neighbours({ kind, at: place });
  const goal: Location = near.length > 0 && what < 17 ? at(near, where) : at(LOCATIONS, where);
  switch (what) {
    case 0:
    case 1:
      return { ...head, type: 'disband' };
    case 2:
      return { ...head, type: 'retreat', to: spaceOf(goal) };
    case 16:
      return { ...head, type: 'move', to: goal, viaConvoy: where % 2 === 0 };
    case 17:
      return { ...head, type: 'hold' };
    case 18:
      return { ...head, type: 'support-move', target: { kind: 'A', at: goal }, to: goal };
    default:
      return { ...head, type: 'retreat', to: goal };
  }
}
