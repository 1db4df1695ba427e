import type { Location, SpaceId } from '../../../../src/board/board.ts';
import { spaceOf } from '../../../../src/board/board.ts';
import { armySteps, fleetSteps, isSea, seasOff, touches } from './board.ts';
import type { Unit } from './board.ts';
import type { Order } from './read-orders.ts';

/** The orders of a turn, each part judged by itself: one that is not allowed is dropped, the others stay. */
export interface Sheet {
  readonly units: readonly Unit[];
  readonly unitIn: ReadonlyMap<SpaceId, Unit>;
  readonly orders: readonly Order[];
  /** The unit that an order is for; an order for none is illegal. */
  readonly unitOf: ReadonlyMap<Order, Unit>;
  readonly orderOf: ReadonlyMap<Unit, Order>;
  /** Orders whose action is legal, void or not. */
  readonly legal: ReadonlySet<Order>;
  /** Orders whose landing is legal. */
  readonly landing: ReadonlySet<Order>;
  /** For a legal move of a fleet: where it goes, with the coast. */
  readonly goals: ReadonlyMap<Order, Location>;
  /** For a legal boarding: the fleet. */
  readonly boards: ReadonlyMap<Order, Unit>;
  readonly voidBoards: ReadonlySet<Order>;
  /** For a support that names a landing by the sea it is made from: the order with that landing. */
  readonly namedBySea: ReadonlyMap<Order, Order>;
}

type Support = Extract<Order['action'], { type: 'support' }>;

const reaches = ({ kind, at }: Unit, space: SpaceId): boolean =>
  kind === 'A'
    ? armySteps(at).includes(space)
    : fleetSteps(at).some((step) => spaceOf(step) === space);

/** Whether a support is for a move of an army: on land the letter does not matter, at sea it does. */
export const isOfArmy = ({ letter, at }: Support, unit: Unit): boolean =>
  isSea(at) ? letter === 'A' : unit.kind === 'A';

/** The coast that an order of a fleet means: the one written, or the only one that it can reach. */
function coastMeant(at: Location, to: Location): Location | null {
  const fits = fleetSteps(at).filter(
    (step) => step === to || (to.length === 3 && spaceOf(step) === to),
  );
  const [only] = fits;
  return only !== undefined && fits.length === 1 ? only : null;
}

export function judgeOrders(units: readonly Unit[], orders: readonly Order[]): Sheet {
  const unitIn = new Map(units.map((unit) => [spaceOf(unit.at), unit]));
  const unitOf = new Map<Order, Unit>();
  const orderOf = new Map<Unit, Order>();
  for (const order of orders) {
    const unit = unitIn.get(spaceOf(order.at));
    if (unit?.power !== order.power || unit.kind !== order.kind) continue;
    unitOf.set(order, unit);
    if (!orderOf.has(unit)) orderOf.set(unit, order);
  }
  const legal = new Set<Order>();
  const landing = new Set<Order>();
  const goals = new Map<Order, Location>();

  /** A fleet at sea without an army aboard. */
  function plainFleet(sea: SpaceId): Unit | null {
    const unit = unitIn.get(sea);
    return unit?.kind === 'F' && unit.moves === 0 && isSea(sea) ? unit : null;
  }
  /** Whether a fleet other than `without` could ferry an army across its sea, alone (A/F I). */
  const canBeFerried = (from: SpaceId, to: SpaceId, without: Unit | null): boolean =>
    from !== to &&
    seasOff(from).some((sea) => {
      const fleet = plainFleet(sea);
      return fleet !== null && fleet !== without && touches(sea, to);
    });

  // II.a, III.f: at the beginning of the turn, onto a fleet of its own power that has no army aboard.
  const boards = new Map<Order, Unit>();
  for (const [order, unit] of unitOf) {
    if (order.action.type !== 'board' || unit.kind !== 'A') continue;
    const fleet = plainFleet(order.action.onto);
    if (fleet?.power === unit.power && touches(fleet.at, unit.at)) boards.set(order, fleet);
  }

  /** Whether the army could reach the province from its sea, or from one that its fleet can sail to. */
  const canLandFrom = (sea: Location, province: SpaceId): boolean =>
    touches(sea, province) || fleetSteps(sea).some((next) => touches(next, province));
  const canLandAfterBoarding = (army: Unit, province: SpaceId, without: Unit): boolean =>
    seasOff(army.at).some((sea) => {
      const fleet = plainFleet(sea);
      const isOwn = fleet?.power === army.power && fleet !== without;
      return isOwn && fleetSteps(sea).some((next) => touches(next, province));
    });

  /** 1982 IX.6: a unit supports where it could go itself, and what could be done at all. */
  function isSupportLegal(supporter: Unit, support: Support): boolean {
    const target = spaceOf(support.to ?? support.at);
    const helped = unitIn.get(spaceOf(support.at));
    if (!helped || helped === supporter) return false;
    if (target === spaceOf(supporter.at) || !reaches(supporter, target)) return false;
    if (support.to === null) return true;
    if (isOfArmy(support, helped)) {
      if (helped.kind === 'F') return helped.moves > 0 && canLandFrom(helped.at, target);
      return (
        armySteps(helped.at).includes(target) ||
        canBeFerried(spaceOf(helped.at), target, supporter) ||
        canLandAfterBoarding(helped, target, supporter)
      );
    }
    return (
      helped.kind === 'F' &&
      fleetSteps(helped.at).some((step) => step === support.to || spaceOf(step) === support.to)
    );
  }

  function isArmyOrderLegal({ action }: Order, unit: Unit): boolean {
    switch (action.type) {
      case 'hold':
        return true;
      case 'move':
        // A coast means nothing to an army.
        return (
          armySteps(unit.at).includes(spaceOf(action.to)) ||
          canBeFerried(spaceOf(unit.at), spaceOf(action.to), null)
        );
      case 'support':
        return isSupportLegal(unit, action);
      case 'board':
      case 'ferry':
      case 'support-own':
        return false;
    }
  }

  function isFleetOrderLegal(order: Order, unit: Unit): boolean {
    const { action } = order;
    const landsFirst = landing.has(order);
    switch (action.type) {
      case 'hold':
        return true;
      case 'move': {
        const goal = goals.get(order);
        if (goal === undefined) return false;
        if (unit.moves === 0) return true;
        // III.a: an army and fleet goes only to seas. III.g: once the army is ashore, the fleet goes elsewhere than the
        // army.
        return landsFirst ? spaceOf(goal) !== order.landing?.to : isSea(goal);
      }
      case 'support-own':
        return landsFirst && order.landing?.to === action.to;
      case 'support':
        // III.g: with a landing, no other support than of that landing.
        if (!landsFirst) return isSupportLegal(unit, action);
        return action.letter === 'A' && action.at === unit.at && action.to === order.landing?.to;
      case 'ferry':
        // I: over one sea. III.a: not with an army aboard.
        return (
          unit.moves === 0 &&
          unitIn.get(action.from)?.kind === 'A' &&
          action.from !== action.to &&
          touches(unit.at, action.from) &&
          touches(unit.at, action.to)
        );
      case 'board':
        return false;
    }
  }

  for (const [order, unit] of unitOf) {
    if (boards.has(order)) legal.add(order);
    if (unit.kind === 'A') {
      if (isArmyOrderLegal(order, unit)) legal.add(order);
      continue;
    }
    // II.a, III.f: only the army that was aboard at the beginning lands from the first sea.
    if (order.landing?.when === 'first' && unit.moves > 0 && touches(unit.at, order.landing.to))
      landing.add(order);
    if (order.action.type === 'move') {
      const goal = coastMeant(unit.at, order.action.to);
      if (goal !== null) goals.set(order, goal);
    }
    if (isFleetOrderLegal(order, unit)) legal.add(order);
    else goals.delete(order);
    const goal = goals.get(order);
    // II.a: then in any province adjacent to the second sea.
    if (order.landing?.when === 'after' && goal !== undefined && touches(goal, order.landing.to))
      if (unit.moves > 0 || boardersOf({ boards }, unit).length > 0) landing.add(order);
  }

  // A support may name a landing by its sea, if one fits and no unit that began in that sea is ordered there.
  const namedBySea = new Map<Order, Order>();
  for (const [order, unit] of unitOf) {
    const { action } = order;
    if (action.type !== 'support' || action.letter !== 'A' || action.to === null) continue;
    const sea = spaceOf(action.at);
    const to = spaceOf(action.to);
    if (!isSea(sea) || to === spaceOf(unit.at) || !reaches(unit, to)) continue;
    if (order.landing?.when === 'first' && landing.has(order)) continue;
    const fits = orders.filter(
      (one) =>
        one.landing?.when === 'after' &&
        landing.has(one) &&
        goals.get(one) === sea &&
        one.landing.to === to,
    );
    const isOfUnitThere = orders.some(
      (one) =>
        spaceOf(one.at) === sea &&
        ((one.action.type === 'move' && spaceOf(one.action.to) === to) || one.landing?.to === to),
    );
    const [only] = fits;
    if (only === undefined || fits.length > 1 || isOfUnitThere) continue;
    legal.add(order);
    namedBySea.set(order, only);
  }

  // III.a, III.c: not onto a fleet that supports, ferries or goes ashore; nor two armies onto one.
  const voidBoards = new Set<Order>();
  for (const [order, fleet] of boards) {
    const own = orderOf.get(fleet);
    const goal = own && goals.get(own);
    const isBusy =
      own !== undefined &&
      legal.has(own) &&
      (own.action.type === 'support' ||
        own.action.type === 'ferry' ||
        (goal !== undefined && !isSea(goal)));
    if (isBusy || boardersOf({ boards }, fleet).length > 1) voidBoards.add(order);
  }

  return {
    units,
    unitIn,
    orders,
    unitOf,
    orderOf,
    legal,
    landing,
    goals,
    boards,
    voidBoards,
    namedBySea,
  };
}

/** Ordered to leave, even in vain: such a unit cannot be supported in place (1982 IX.6). */
export function isToLeave({ orderOf, legal }: Sheet, unit: Unit): boolean {
  const order = orderOf.get(unit);
  const type = order?.action.type;
  return order !== undefined && legal.has(order) && (type === 'move' || type === 'board');
}

export const boardersOf = ({ boards }: Pick<Sheet, 'boards'>, fleet: Unit): readonly Order[] =>
  [...boards].filter(([, onto]) => onto === fleet).map(([order]) => order);
