import { canReach, neighbours, spaceOf } from '../../src/board/board.ts';
import type { Location, SpaceId, Unit } from '../../src/board/board.ts';
import type { Order } from '../../src/orders/order.ts';
import type { Choices } from '../../src/rules/edition.ts';
import type { GivenTurn } from '../support/short.ts';
import { canBeCarried, coastal, kindOf, routesOf } from './routes.ts';

/** What a unit does, as the oracle reads it. Void and illegal orders are holds, but `moving` tells the void moves. */
export interface Deed {
  readonly unit: Unit;
  readonly at: SpaceId;
  readonly does: 'hold' | 'move' | 'support' | 'convoy';
  /** Of a move, a supported move or a convoyed one: where it goes. Of a support in place: where it stands. */
  readonly into: SpaceId;
  readonly to: Location;
  /** Who is supported or convoyed. */
  readonly whom: SpaceId | null;
  readonly inPlace: boolean;
  readonly void: boolean;
  /** By convoy: the ordered routes, none of which could spare a fleet. Null: over land. */
  readonly routes: readonly (readonly SpaceId[])[] | null;
}

export interface Law {
  readonly deeds: ReadonlyMap<SpaceId, Deed>;
  readonly moves: ReadonlyMap<SpaceId, Deed>;
  readonly movesTo: ReadonlyMap<SpaceId, readonly Deed[]>;
  readonly helpersOf: ReadonlyMap<SpaceId, readonly Deed[]>;
  readonly illegal: ReadonlySet<Order>;
}

/** The location that a move means, or null if it is illegal. */
function meant(unit: Unit, to: Location, fleets: readonly SpaceId[]): Location | null {
  const from = spaceOf(unit.at);
  const into = spaceOf(to);
  if (from === into) return null;
  if (unit.kind === 'A')
    return canReach(unit, into) || canBeCarried(fleets, from, into) ? into : null;
  const ways = neighbours(unit).filter(
    (way) => spaceOf(way) === into && (to === into || way === to),
  );
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

function deedOf(order: Order, units: ReadonlyMap<SpaceId, Unit>): Deed | null {
  const at = spaceOf(order.unit.at);
  const unit = units.get(at);
  if (unit?.power !== order.power) return null;
  const fleets = [...units]
    .filter(([space, { kind }]) => kind === 'F' && kindOf(space) === 'sea')
    .map(([space]) => space);
  const deed = {
    unit,
    at,
    into: at,
    to: unit.at,
    whom: null,
    inPlace: false,
    void: false,
    routes: null,
  };
  switch (order.type) {
    case 'hold':
      return { ...deed, does: 'hold' };
    case 'move': {
      const to = meant(unit, order.to, fleets);
      return to && { ...deed, does: 'move', to, into: spaceOf(to) };
    }
    case 'support-hold': {
      const whom = spaceOf(order.target.at);
      if (whom === at || !units.has(whom) || !canReach(unit, whom)) return null;
      return { ...deed, does: 'support', whom, into: whom, to: whom, inPlace: true };
    }
    case 'support-move': {
      const whom = spaceOf(order.target.at);
      const into = spaceOf(order.to);
      const mover = units.get(whom);
      if (!mover || whom === at || into === at || !canReach(unit, into)) return null;
      const others = fleets.filter((fleet) => fleet !== at);
      // Without a coast either coast that the mover reaches will do.
      const possible =
        mover.kind === 'F' && order.to === into
          ? into !== whom && canReach(mover, into)
          : meant(mover, order.to, others) !== null;
      return possible ? { ...deed, does: 'support', whom, into, to: order.to } : null;
    }
    case 'convoy': {
      const whom = spaceOf(order.target.at);
      if (unit.kind !== 'F' || kindOf(at) !== 'sea' || units.get(whom)?.kind !== 'A') return null;
      if (!coastal(whom) || !coastal(order.to) || whom === order.to) return null;
      if (!routesOf(fleets, whom, order.to).some((route) => route.includes(at))) return null;
      return { ...deed, does: 'convoy', whom, into: order.to, to: order.to };
    }
  }
}

/** What everybody does, before anything is decided. */
export function readLaw({ position, orders }: GivenTurn, choices: Choices): Law {
  const units = new Map(position.units.map((unit) => [spaceOf(unit.at), unit]));
  const illegal = new Set<Order>();
  const wishes = new Map<SpaceId, Map<string, { deed: Deed; via: boolean }>>();
  for (const order of orders) {
    const deed = deedOf(order, units);
    if (!deed) {
      illegal.add(order);
      continue;
    }
    const via = order.type === 'move' && order.viaConvoy;
    const said = wishes.get(deed.at) ?? new Map<string, { deed: Deed; via: boolean }>();
    wishes.set(
      deed.at,
      said.set(
        `${deed.does} ${String(deed.whom)} ${deed.to} ${String(via)} ${String(deed.inPlace)}`,
        { deed, via },
      ),
    );
  }
  const raw = new Map<SpaceId, { deed: Deed; via: boolean }>();
  for (const [at, unit] of units) {
    const said = [...(wishes.get(at)?.values() ?? [])];
    const hold: Deed = {
      unit,
      at,
      does: 'hold',
      into: at,
      to: unit.at,
      whom: null,
      inPlace: false,
      void: false,
      routes: null,
    };
    raw.set(at, (said.length === 1 && said[0]) || { deed: hold, via: false });
  }
  const deeds = match(raw, choices);
  const all = [...deeds.values()];
  const moves = all.filter(({ does }) => does === 'move');
  const helpers = all.filter((deed) => deed.does === 'support' && !deed.void);
  return {
    deeds,
    moves: new Map(moves.map((deed) => [deed.at, deed])),
    movesTo: grouped(moves, ({ into }) => into),
    helpersOf: grouped(helpers, ({ whom, at }) => whom ?? at),
    illegal,
  };
}

function grouped(
  deeds: readonly Deed[],
  key: (deed: Deed) => SpaceId,
): ReadonlyMap<SpaceId, readonly Deed[]> {
  return new Map(
    deeds.map((deed) => [key(deed), deeds.filter((other) => key(other) === key(deed))]),
  );
}

type Raw = ReadonlyMap<SpaceId, { readonly deed: Deed; readonly via: boolean }>;

function match(raw: Raw, choices: Choices): ReadonlyMap<SpaceId, Deed> {
  const move = (at: SpaceId | null) => {
    const found = at ? raw.get(at)?.deed : undefined;
    return found?.does === 'move' ? found : null;
  };
  const fits = (deed: Deed): boolean => {
    const helped = move(deed.whom);
    if (deed.inPlace) return !helped;
    if (helped?.into !== deed.into) return false;
    return (
      deed.to === deed.into ||
      deed.does === 'convoy' ||
      helped.unit.kind === 'A' ||
      helped.to === deed.to
    );
  };
  const deeds = new Map<SpaceId, Deed>();
  const atSea = [...raw.values()]
    .filter(({ deed }) => deed.unit.kind === 'F' && kindOf(deed.at) === 'sea')
    .map(({ deed }) => deed.at);
  for (const { deed, via } of raw.values()) {
    if (deed.does === 'support' || deed.does === 'convoy')
      deeds.set(deed.at, { ...deed, void: !fits(deed) });
    if (deed.does === 'hold') deeds.set(deed.at, deed);
    if (deed.does !== 'move') continue;
    const carriers = [...raw.values()].filter(
      (one) => one.deed.does === 'convoy' && one.deed.whom === deed.at && fits(one.deed),
    );
    const routes = routesOf(
      carriers.map((one) => one.deed.at),
      deed.at,
      deed.into,
    );
    let sails = deed.unit.kind === 'A' && !canReach(deed.unit, deed.into);
    if (deed.unit.kind === 'A' && !sails) {
      const own = carriers.some((one) => one.deed.unit.power === deed.unit.power);
      const wished = via && canBeCarried(atSea, deed.at, deed.into);
      if (choices.adjacentConvoy === 'exchange')
        sails = routes.length > 0 && move(deed.into)?.into === deed.at;
      else if (choices.adjacentConvoy === 'via') sails = wished;
      else sails = wished || (own && routes.length > 0);
    }
    deeds.set(deed.at, {
      ...deed,
      routes: sails ? routes : null,
      void: sails && routes.length === 0,
    });
  }
  return deeds;
}
