import {
  canReach,
  fleetLocations,
  neighbours,
  SPACE_IDS,
  spaceOf,
  type Location,
  type Position,
  type SpaceId,
  type Unit,
} from '../../board/board.ts';
import { POWERS } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import type { Order } from '../../orders/order.ts';
import type { Random } from './random.ts';

/** A position with an order for every unit. */
export interface PracticeTurn {
  readonly position: Position;
  readonly orders: readonly Order[];
}

/** The number of units. */
const FEWEST = 4;
const SPREAD = 5;

/**
 * A turn in a corner of the board in which units get in each other's way: they move into the same few spaces, support
 * one another there and convoy. Now and then an order is a tempting mistake: a support that does not match or does not
 * reach, a fleet that moves overland. The same numbers give the same turn.
 */
export function practiceTurn(random: Random): PracticeTurn {
  const spaces = region(random);
  const powers = [...POWERS].sort(() => random.below(2) - 0.5).slice(0, 2 + random.below(2));
  const count = Math.min(FEWEST + random.below(SPREAD), spaces.length - 2);
  const units = shuffled(spaces, random)
    .slice(0, count)
    .map((space) => unitIn(space, random.pick(powers), random));
  const goals = shuffled(spaces, random).slice(0, 2);
  const moves = units.flatMap((unit): readonly Order[] => {
    const open = [...neighbours(unit), ...overSea(unit, units)];
    const wanted = open.filter((at) => goals.includes(spaceOf(at)));
    if (open.length === 0 || random.below(5) < 2) return [];
    const to = random.pick(wanted.length > 0 && random.below(4) > 0 ? wanted : open);
    return [{ type: 'move', power: unit.power, unit: pieceOf(unit), to, viaConvoy: false }];
  });
  const orders = units.map(
    (unit) => moves.find((order) => order.unit.at === unit.at) ?? help(unit, units, moves, random),
  );
  return { position: { units }, orders };
}

/** A space and those around it, with some of the next ring. */
function region(random: Random): readonly SpaceId[] {
  const around = (space: SpaceId): readonly SpaceId[] =>
    SPACE_IDS.filter(
      (other) =>
        canReach({ kind: 'A', at: space }, other) ||
        fleetLocations(space).some((at) => canReach({ kind: 'F', at }, other)),
    );
  const centre = random.pick(SPACE_IDS);
  const first = around(centre);
  const second = around(random.pick(first));
  return [...new Set([centre, ...first, ...second])].slice(0, 12);
}

const shuffled = <T>(list: readonly T[], random: Random): readonly T[] =>
  list
    .map((one) => [one, random.below(1_000_000)] as const)
    .sort(([, a], [, b]) => a - b)
    .map(([one]) => one);

function unitIn(space: SpaceId, power: Unit['power'], random: Random): Unit {
  const { kind } = SPACES[space];
  const isFleet = kind === 'sea' || (kind === 'coastal' && random.below(4) === 0);
  if (!isFleet) return { power, kind: 'A', at: space };
  return { power, kind: 'F', at: random.pick(fleetLocations(space)) };
}

const pieceOf = ({ kind, at }: Unit): Order['unit'] => ({ kind, at });

/** The coasts to which one fleet could convoy an army. */
function overSea({ kind, at }: Unit, units: readonly Unit[]): readonly Location[] {
  if (kind === 'F') return [];
  const fleets = units.filter(
    (fleet) => SPACES[spaceOf(fleet.at)].kind === 'sea' && canReach(fleet, spaceOf(at)),
  );
  return fleets
    .flatMap((fleet) => neighbours(fleet).map(spaceOf))
    .filter(
      (to) =>
        SPACES[to].kind === 'coastal' && to !== spaceOf(at) && !canReach({ kind: 'A', at }, to),
    );
}

/** A support or a convoy for what others do, or a hold order. */
function help(unit: Unit, units: readonly Unit[], moves: readonly Order[], random: Random): Order {
  const { power } = unit;
  const ordered = { power, unit: pieceOf(unit) };
  const carried = moves.flatMap((move): readonly Order[] => {
    if (move.type !== 'move' || SPACES[spaceOf(unit.at)].kind !== 'sea') return [];
    const { unit: army, to } = move;
    const isCarried =
      army.kind === 'A' &&
      !canReach(army, spaceOf(to)) &&
      canReach(unit, spaceOf(army.at)) &&
      canReach(unit, spaceOf(to));
    return isCarried ? [{ ...ordered, type: 'convoy', target: army, to: spaceOf(to) }] : [];
  });
  if (carried.length > 0 && random.below(8) > 0) return random.pick(carried);
  const supports = [
    ...moves.flatMap((move): readonly Order[] =>
      move.type === 'move' &&
      spaceOf(move.to) !== spaceOf(unit.at) &&
      canReach(unit, spaceOf(move.to))
        ? [{ ...ordered, type: 'support-move', target: move.unit, to: move.to }]
        : [],
    ),
    ...units.flatMap((other): readonly Order[] =>
      other.at !== unit.at &&
      canReach(unit, spaceOf(other.at)) &&
      !moves.some((move) => move.unit.at === other.at)
        ? [{ ...ordered, type: 'support-hold', target: pieceOf(other) }]
        : [],
    ),
  ];
  const own = supports.filter(
    (order) =>
      'target' in order &&
      units.some((other) => other.at === order.target.at && other.power === power),
  );
  const mistakes = temptations(unit, units, moves);
  if (mistakes.length > 0 && random.below(6) === 0) return random.pick(mistakes);
  if (supports.length === 0 || random.below(6) === 0) return { ...ordered, type: 'hold' };
  return random.pick(own.length > 0 && random.below(3) > 0 ? own : supports);
}

/** Orders that look right and are not. */
function temptations(
  unit: Unit,
  units: readonly Unit[],
  moves: readonly Order[],
): readonly Order[] {
  const ordered = { power: unit.power, unit: pieceOf(unit) };
  const here = spaceOf(unit.at);
  const byLand = neighbours({ kind: 'A', at: unit.at }).map(spaceOf);
  const reaches = (space: SpaceId): boolean => canReach(unit, space);
  const supports = moves.flatMap((move): readonly Order[] => {
    if (move.type !== 'move' || spaceOf(move.to) === here || move.unit.at === unit.at) return [];
    const from = spaceOf(move.unit.at);
    const target = move.unit;
    return [
      // Next to the mover, and not to its destination.
      ...(reaches(spaceOf(move.to)) || !reaches(from)
        ? []
        : [{ ...ordered, type: 'support-move' as const, target, to: move.to }]),
      // Supported in place, although it moves.
      ...(reaches(from) ? [{ ...ordered, type: 'support-hold' as const, target }] : []),
      // Support for a different move.
      ...neighbours(target)
        .filter((to) => to !== move.to && spaceOf(to) !== here && reaches(spaceOf(to)))
        .slice(0, 1)
        .map((to) => ({ ...ordered, type: 'support-move' as const, target, to })),
    ];
  });
  if (unit.kind === 'A') return supports;
  const overLand = byLand
    .filter((to) => SPACES[to].kind === 'coastal' && SPACES[to].coasts.length === 0 && !reaches(to))
    .map((to) => ({ ...ordered, type: 'move' as const, to, viaConvoy: false }));
  const otherCoast = fleetLocations(here)
    .filter((at) => at !== unit.at)
    .flatMap((at) => neighbours({ kind: 'F', at }))
    .filter((to) => !reaches(spaceOf(to)))
    .map((to) => ({ ...ordered, type: 'move' as const, to, viaConvoy: false }));
  const fromPort = units.flatMap((army): readonly Order[] =>
    army.kind === 'A' && SPACES[here].kind === 'coastal' && reaches(spaceOf(army.at))
      ? moves.flatMap((move) =>
          move.type === 'move' && move.unit.at === army.at && reaches(spaceOf(move.to))
            ? [{ ...ordered, type: 'convoy' as const, target: pieceOf(army), to: spaceOf(move.to) }]
            : [],
        )
      : [],
  );
  return [...supports, ...overLand, ...otherCoast, ...fromPort];
}
