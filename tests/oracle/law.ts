import { canReach, neighbours, spaceOf } from '../../src/board/board.ts';
import type { Location, SpaceId, Unit } from '../../src/board/board.ts';
import type { Order } from '../../src/orders/order.ts';
import type { Choices } from '../../src/rules/edition.ts';
import type { GivenTurn } from '../support/short.ts';
import { canBeCarried, coastal, kindOf, routesOf } from './routes.ts';

type Route = readonly SpaceId[];

/** What a unit does, as the oracle reads it. Void and illegal orders are holds, but `moving` marks void moves. */
export interface Deed {
  readonly unit: Unit;
  readonly at: SpaceId;
  readonly does: 'hold' | 'move' | 'support' | 'convoy';
  /** The destination of a move, a supported move or a convoyed one; the space of a unit supported in place. */
  readonly into: SpaceId;
  readonly to: Location;
  /** The unit that is supported or convoyed. */
  readonly whom: SpaceId | null;
  readonly inPlace: boolean;
  readonly void: boolean;
  /** The ordered convoy routes, each without superfluous fleets. Null for a move over land. */
  readonly routes: readonly Route[] | null;
  /** The routes that it depends on. */
  readonly vital: readonly Route[];
}

export interface Law {
  readonly deeds: ReadonlyMap<SpaceId, Deed>;
  readonly moves: ReadonlyMap<SpaceId, Deed>;
  readonly movesTo: ReadonlyMap<SpaceId, readonly Deed[]>;
  readonly helpersOf: ReadonlyMap<SpaceId, readonly Deed[]>;
  readonly illegal: ReadonlySet<Order>;
}

/** The location that a move means, or null if it is illegal. */
function meant(
  unit: Unit,
  to: Location,
  fleets: readonly SpaceId[],
  { onlyCoast }: Choices,
): Location | null {
  const from = spaceOf(unit.at);
  const into = spaceOf(to);
  if (from === into) return null;
  if (unit.kind === 'A')
    return canReach(unit, into) || canBeCarried(fleets, from, into) ? into : null;
  const ways = neighbours(unit).filter(
    (way) => spaceOf(way) === into && (to === into || way === to),
  );
  const [way] = ways;
  const isNamed = way === to || onlyCoast === 'taken';
  return way && ways.length === 1 && isNamed ? way : null;
}

function deedOf(order: Order, units: ReadonlyMap<SpaceId, Unit>, choices: Choices): Deed | null {
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
    vital: [],
  };
  switch (order.type) {
    case 'board':
    case 'land':
      return null;
    case 'hold':
      return { ...deed, does: 'hold' };
    case 'move': {
      const to = meant(unit, order.to, fleets, choices);
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
      // Without a coast, any coast that the mover can reach is accepted.
      const anyCoast = order.to === into || choices.supportedCoast === 'ignored';
      const possible =
        mover.kind === 'F' && anyCoast
          ? into !== whom && canReach(mover, into)
          : meant(mover, order.to, others, choices) !== null;
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

/** What every unit does, before anything is decided. */
export function readLaw({ position, orders }: GivenTurn, choices: Choices): Law {
  const units = new Map(position.units.map((unit) => [spaceOf(unit.at), unit]));
  const illegal = new Set<Order>();
  const wishes = new Map<SpaceId, Map<string, Wish>>();
  const latest = new Map<SpaceId, Wish>();
  const restless = new Set<SpaceId>();
  for (const order of orders) {
    const deed = deedOf(order, units, choices);
    const own = units.get(spaceOf(order.unit.at))?.power === order.power;
    if (!deed) {
      illegal.add(order);
      if (own && order.type === 'move') restless.add(spaceOf(order.unit.at));
      continue;
    }
    const via = order.type === 'move' && order.viaConvoy;
    const said = wishes.get(deed.at) ?? new Map<string, Wish>();
    const key = `${deed.does} ${String(deed.whom)} ${deed.to} ${String(via)} ${String(deed.inPlace)}`;
    wishes.set(deed.at, said.set(key, { deed, via }));
    latest.set(deed.at, { deed, via });
  }
  const raw = new Map<SpaceId, Wish>();
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
      vital: [],
    };
    const { severalOrders } = choices;
    const heard = severalOrders === 'last' ? latest.get(at) : said[0];
    const followed = severalOrders === 'none' && said.length > 1 ? undefined : heard;
    raw.set(at, followed ?? { deed: hold, via: false });
    if (followed || choices.illegalMove === 'holds') restless.delete(at);
  }
  const deeds = match(raw, restless, choices);
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

/** What one order asks of a unit. */
interface Wish {
  readonly deed: Deed;
  readonly via: boolean;
}

type Raw = ReadonlyMap<SpaceId, Wish>;

/** `restless`: units that cannot be supported in place because they were ordered to move, even if illegally. */
function match(
  raw: Raw,
  restless: ReadonlySet<SpaceId>,
  choices: Choices,
): ReadonlyMap<SpaceId, Deed> {
  const move = (at: SpaceId | null) => {
    const found = at ? raw.get(at)?.deed : undefined;
    return found?.does === 'move' ? found : null;
  };
  const fits = (deed: Deed): boolean => {
    const helped = move(deed.whom);
    if (deed.inPlace) return !helped && !restless.has(deed.into);
    if (helped?.into !== deed.into) return false;
    return (
      deed.to === deed.into ||
      deed.does === 'convoy' ||
      choices.supportedCoast === 'ignored' ||
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
    const owned = carriers.filter((one) => one.deed.unit.power === deed.unit.power);
    const [routes, own] = [carriers, owned].map((some) => {
      const fleets = some.map((one) => one.deed.at);
      return routesOf(fleets, deed.at, deed.into);
    }) as [readonly Route[], readonly Route[]];
    let sails = deed.unit.kind === 'A' && !canReach(deed.unit, deed.into);
    if (deed.unit.kind === 'A' && !sails) {
      const possible = via && canBeCarried(atSea, deed.at, deed.into);
      const wished = possible && (routes.length > 0 || choices.unorderedConvoy === 'stays');
      if (choices.adjacentConvoy === 'exchange')
        sails = routes.length > 0 && move(deed.into)?.into === deed.at;
      else if (choices.adjacentConvoy === 'via') sails = wished;
      else sails = wished || (owned.length > 0 && routes.length > 0);
    }
    deeds.set(deed.at, {
      ...deed,
      routes: sails ? routes : null,
      vital: choices.routes === 'all-own-survive' && own.length > 0 ? own : routes,
      void: sails && routes.length === 0,
    });
  }
  return deeds;
}
