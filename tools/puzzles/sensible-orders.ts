import {
  canReach,
  fleetLocations,
  neighbours,
  spaceOf,
  type Location,
  type Owners,
  type Piece,
  type SpaceId,
  type Unit,
} from '../../src/board/board.ts';
import { CENTRES } from '../../src/board/centres.ts';
import { POWERS, type Power } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import type { Random } from '../../src/learn/practice/random.ts';
import type { Order } from '../../src/orders/order.ts';

/** The board as the players see it when they write their orders. */
export interface Seen {
  readonly units: readonly Unit[];
  readonly owners: Owners;
  /** Whom each power does not attack this year. */
  readonly friends: Readonly<Partial<Record<Power, Power>>>;
}

const pieceOf = ({ kind, at }: Unit): Piece => ({ kind, at });

/** Orders as people give them: for centres that are near, with support where somebody is in the way, and a slip now and then. */
export function sensibleOrders(seen: Seen, random: Random): readonly Order[] {
  const orders = new Map<Location, Order>();
  for (const power of POWERS) planOf(power, seen, orders, random);
  for (const unit of seen.units)
    if (!orders.has(unit.at)) orders.set(unit.at, helpOf(unit, seen, [...orders.values()], random));
  return seen.units.flatMap(({ at }) => orders.get(at) ?? []);
}

/** What a power moves this turn, into `orders`. */
function planOf(power: Power, seen: Seen, orders: Map<Location, Order>, random: Random): void {
  const own = seen.units.filter((unit) => unit.power === power);
  const friend = seen.friends[power];
  const isWanted = (space: SpaceId): boolean =>
    seen.owners[space] !== power && (friend === undefined || seen.owners[space] !== friend);
  const taken = new Set<SpaceId>();
  const isFree = (unit: Unit): boolean => !orders.has(unit.at);
  const move = (unit: Unit, to: Location, viaConvoy = false): void => {
    taken.add(spaceOf(to));
    orders.set(unit.at, { type: 'move', power, unit: pieceOf(unit), to, viaConvoy });
  };
  convoysOf(own, isWanted, random, (army, fleet, to) => {
    move(army, to);
    orders.set(fleet.at, {
      ...{ type: 'convoy', power, unit: pieceOf(fleet), target: pieceOf(army), to },
    });
  });
  for (const centre of shuffled(CENTRES.filter(isWanted), random)) {
    const here = seen.units.find(({ at }) => spaceOf(at) === centre);
    if (here?.power === power || (here && here.power === friend)) continue;
    const near = shuffled(
      own.filter((unit) => isFree(unit) && canReach(unit, centre)),
      random,
    );
    const [first, ...others] = near;
    if (!first || (here && others.length === 0 && random.below(3) > 0)) continue;
    const to = neighbours(first).find((at) => spaceOf(at) === centre);
    if (to === undefined || taken.has(centre)) continue;
    move(first, to);
    const isThreatened = seen.units.some(
      (other) => other.power !== power && canReach(other, centre),
    );
    for (const other of others.slice(0, here ? 2 : 1))
      if (here || isThreatened)
        orders.set(other.at, {
          ...{ type: 'support-move', power, unit: pieceOf(other) },
          ...{ target: pieceOf(first), to: centre },
        });
  }
  for (const unit of shuffled(own.filter(isFree), random)) {
    const to = stepTowards(unit, isWanted, seen, random);
    if (to === null || taken.has(spaceOf(to)) || random.below(4) === 0) continue;
    const stays = own.find(({ at }) => spaceOf(at) === spaceOf(to));
    if (stays && orders.get(stays.at)?.type !== 'move') continue;
    move(unit, to);
  }
}

/** Armies that wait on a coast beside their own fleet at sea. */
function convoysOf(
  own: readonly Unit[],
  isWanted: (space: SpaceId) => boolean,
  random: Random,
  carry: (army: Unit, fleet: Unit, to: SpaceId) => void,
): void {
  for (const fleet of own) {
    if (SPACES[spaceOf(fleet.at)].kind !== 'sea' || random.below(3) === 0) continue;
    const army = own.find((unit) => unit.kind === 'A' && canReach(fleet, spaceOf(unit.at)));
    if (
      !army ||
      neighbours(army).some((at) => isWanted(spaceOf(at)) && CENTRES.includes(spaceOf(at)))
    )
      continue;
    const shores = neighbours(fleet)
      .map(spaceOf)
      .filter((to) => SPACES[to].kind === 'coastal' && to !== army.at && !canReach(army, to));
    const wanted = shores.filter((to) => CENTRES.includes(to) && isWanted(to));
    const to = (wanted.length > 0 ? wanted : shores)[0];
    if (to !== undefined && own.every(({ at }) => spaceOf(at) !== to)) {
      carry(army, fleet, to);
      return;
    }
  }
}

/** The neighbour from which the next centre that is wanted is nearest. */
function stepTowards(
  unit: Unit,
  isWanted: (space: SpaceId) => boolean,
  { units }: Seen,
  random: Random,
): Location | null {
  let reached: readonly { readonly at: Location; readonly first: Location }[] = shuffled(
    neighbours(unit),
    random,
  ).map((at) => ({ at, first: at }));
  const seen = new Set<Location>([unit.at]);
  for (let far = 0; far < 6 && reached.length > 0; far++) {
    const found = reached.find(({ at }) => CENTRES.includes(spaceOf(at)) && isWanted(spaceOf(at)));
    if (found) {
      const ahead = units.find(({ at }) => spaceOf(at) === spaceOf(found.first));
      return ahead && ahead.power !== unit.power && random.below(2) === 0 ? null : found.first;
    }
    for (const { at } of reached) seen.add(at);
    reached = reached
      .flatMap(({ at, first }) =>
        neighbours({ kind: unit.kind, at }).map((next) => ({ at: next, first })),
      )
      .filter(({ at }, n, all) => !seen.has(at) && all.findIndex((one) => one.at === at) === n);
  }
  return null;
}

/** What a unit that does not move does for others of its power or of its friend: it supports them. */
function helpOf(unit: Unit, seen: Seen, given: readonly Order[], random: Random): Order {
  const ordered = { power: unit.power, unit: pieceOf(unit) };
  const isFriendly = (power: Power): boolean =>
    power === unit.power || power === seen.friends[unit.power];
  const isSlip = random.below(12) === 0;
  const moves = given.flatMap((order): readonly Order[] => {
    if (order.type !== 'move' || !isFriendly(order.power)) return [];
    const reaches = canReach(unit, spaceOf(order.to)) && spaceOf(order.to) !== spaceOf(unit.at);
    // Whoever sheets supports a unit where it stands, though it moves.
    if (isSlip && canReach(unit, spaceOf(order.unit.at)))
      return [{ ...ordered, type: 'support-hold', target: order.unit }];
    return reaches && seen.units.some(({ at }) => spaceOf(at) === spaceOf(order.to))
      ? [{ ...ordered, type: 'support-move', target: order.unit, to: spaceOf(order.to) }]
      : [];
  });
  const holds = seen.units
    .filter(
      (other) =>
        isFriendly(other.power) &&
        other.at !== unit.at &&
        canReach(unit, spaceOf(other.at)) &&
        given.every((order) => order.type !== 'move' || order.unit.at !== other.at) &&
        seen.units.some((foe) => !isFriendly(foe.power) && canReach(foe, spaceOf(other.at))),
    )
    .map((other): Order => ({ ...ordered, type: 'support-hold', target: pieceOf(other) }));
  if (moves.length > 0 && random.below(4) > 0) return random.pick(moves);
  if (holds.length > 0 && random.below(4) > 0) return random.pick(holds);
  return { ...ordered, type: 'hold' };
}

export const shuffled = <T>(list: readonly T[], random: Random): readonly T[] =>
  list
    .map((one) => [one, random.below(1_000_000)] as const)
    .toSorted(([, a], [, b]) => a - b)
    .map(([one]) => one);

/** Where a new unit may stand in a home centre: inland only an army. */
export const buildsAt = (space: SpaceId, power: Power): readonly Unit[] => [
  { power, kind: 'A', at: space },
  ...(SPACES[space].kind === 'coastal'
    ? fleetLocations(space).map((at): Unit => ({ power, kind: 'F', at }))
    : []),
];
