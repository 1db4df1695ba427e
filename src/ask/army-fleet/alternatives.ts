import { goesAboard, isInTransit } from '../../law/army-fleet/berths.ts';
import { ownFerries } from '../../law/army-fleet/ways.ts';
import type { MovementTurn } from '../../law/turn.ts';
import { legalOrders } from '../../law/legal-orders.ts';
import { canReach, spaceOf } from '../../board/board.ts';
import type { Position, Unit } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import { berthIn, isBerth, unitAt } from '../../board/unit-at.ts';
import type { Order } from '../../orders/order.ts';
import { orderKey } from '../../orders/order-key.ts';
import type { Edition } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import { isSameOrder } from '../change.ts';
import type { Change } from '../change.ts';
import type { Alternatives } from '../smallest-change.ts';
import { movesInto, nameOfSpace, unitOf } from '../turn-end.ts';

/**
 * Other legal orders for the units besides the one that is asked about. A fleet and the army aboard it are ordered
 * together, as are a boarding and the landing that follows it.
 */
export function alternatives(turn: Turn, asked: UnitAt): readonly Alternatives[] {
  const { units } = turn.position;
  const standing = new Set(units.map(unitAt));
  return units.flatMap((unit): readonly Alternatives[] => {
    const [at, { power }] = [unitAt(unit), unit];
    const [fleet, berth] = [spaceOf(at), berthIn(spaceOf(at))];
    if (at === asked || (isBerth(at) && fleet !== asked)) return [];
    if (isBerth(at) || berth === asked || !standing.has(berth))
      return [{ power, units: [at], changes: changesOfOne(at, turn, asked) }];
    return [{ power, units: [fleet, berth], changes: changesOfBoth(fleet, berth, turn) }];
  });
}

/** A unit's order; null if it has none or several. */
function orderOf(at: UnitAt, { orders }: Turn): Order | null {
  const own = orders.filter(({ unit }) => unitAt(unit) === at);
  return own.length === 1 ? (own[0] ?? null) : null;
}

const besides = ({ orders }: Turn, ...units: readonly UnitAt[]): readonly Order[] =>
  orders.filter(({ unit }) => !units.includes(unitAt(unit)));

/** Those of the orders that differ from the turn's; a hold is not a change for a unit without an order. */
function changed(orders: readonly Order[], turn: Turn): readonly Change[] {
  return orders.flatMap((order) => {
    const unit = unitAt(order.unit);
    const isOrdered = turn.orders.some((other) => unitAt(other.unit) === unit);
    const now = orderOf(unit, turn);
    const isSame = isOrdered ? now !== null && isSameOrder(order, now) : order.type === 'hold';
    return isSame ? [] : [{ unit, order }];
  });
}

const allChanged = (
  all: readonly (readonly Order[])[],
  turn: Turn,
): readonly (readonly Change[])[] =>
  all.map((orders) => changed(orders, turn)).filter(({ length }) => length > 0);

/** The changes for a unit by itself; for an army that boards, also where it lands then. */
function changesOfOne(at: UnitAt, turn: Turn, asked: UnitAt): readonly (readonly Change[])[] {
  const { position, edition } = turn;
  const listed = legalOrders(position, at, edition, turn.orders);
  const all = listed.flatMap((order): readonly (readonly Order[])[] => {
    if (order.type !== 'board' || berthIn(order.onto) === asked) return [[order]];
    const berth = berthIn(order.onto);
    const beside = [...besides(turn, at, berth), order];
    const landings = legalOrders(position, berth, edition, beside);
    return [[order], ...landings.map((landing) => [order, landing])];
  });
  return allChanged(all, turn);
}

/** The changes for a fleet and the army aboard it, starting with the order that the other depends on. */
function changesOfBoth(fleet: UnitAt, berth: UnitAt, turn: Turn): readonly (readonly Change[])[] {
  const { position, edition } = turn;
  const others = besides(turn, fleet, berth);
  const ofArmy = legalOrders(position, berth, edition, others);
  const all = ofArmy.flatMap((army) =>
    legalOrders(position, fleet, edition, [...others, army]).flatMap(
      (order): readonly (readonly Order[])[] => {
        const isAway = army.type === 'hold' && order.type === 'move';
        const landings = isAway
          ? legalOrders(position, berth, edition, [...others, order]).filter(isLandingAfter)
          : [];
        return [[army, order], ...landings.map((landing) => [order, landing])];
      },
    ),
  );
  return allChanged(all, turn);
}

const isLandingAfter = (order: Order): boolean => order.type === 'land' && order.when === 'after';

/** The units, and the berths of fleets that an army may board, since it can land from there. */
export function mayBeOrdered({ units }: Position): readonly UnitAt[] {
  const boarded = units.filter(
    (fleet) =>
      isAtSea(fleet) &&
      units.some(
        (army) =>
          army.kind === 'A' && army.power === fleet.power && canReach(fleet, spaceOf(army.at)),
      ),
  );
  const berths = boarded.map(({ at }) => berthIn(spaceOf(at)));
  return [...new Set([...units.map(unitAt), ...berths])];
}

const isAtSea = ({ kind, at }: Unit): boolean => kind === 'F' && SPACES[spaceOf(at)].kind === 'sea';

/** All orders of a unit that are legal together with some orders of the units that are ordered together with it. */
export function possibleOrders(position: Position, at: UnitAt, edition: Edition): readonly Order[] {
  const alone = legalOrders(position, at, edition);
  const standing = new Set(position.units.map(unitAt));
  const partner = isBerth(at) ? spaceOf(at) : berthIn(spaceOf(at));
  const listed = (...beside: readonly Order[]): readonly Order[] =>
    legalOrders(position, at, edition, beside);
  if (isBerth(at)) {
    const moves = legalOrders(position, partner, edition).filter(({ type }) => type === 'move');
    if (standing.has(at)) return distinct([...alone, ...moves.flatMap((move) => listed(move))]);
    const boards = position.units
      .flatMap((unit) => legalOrders(position, unitAt(unit), edition))
      .find((order) => order.type === 'board' && order.onto === partner);
    if (!boards) return [];
    const landings = moves.flatMap((move) => listed(boards, move));
    // An army that boards need not land; no other unit is in the berth, so this order means none at all.
    const none = landings
      .slice(0, 1)
      .map(({ power, unit }): Order => ({ power, unit, type: 'hold' }));
    return distinct([...none, ...landings]);
  }
  if (!standing.has(partner)) return alone;
  const landings = legalOrders(position, partner, edition).filter(({ type }) => type === 'land');
  return distinct([...alone, ...landings.flatMap((landing) => listed(landing))]);
}

const distinct = (orders: readonly Order[]): readonly Order[] => [
  ...new Map(orders.map((order) => [orderKey(order), order])).values(),
];

/**
 * The unit itself, and those ordered together with it: an army aboard, or one that boards, and its fleet; an army and the
 * fleets of its power that ferry it.
 */
export function orderedTogether(id: UnitAt, read: MovementTurn): readonly UnitAt[] {
  const unit = unitOf(read, id);
  const into = unit ? nameOfSpace(unit.goal, read) : id;
  const aboard = isBerth(id) ? null : unitOf(read, berthIn(id));
  const boarders = movesInto(into, read).filter((army) => goesAboard(army) && army.void === null);
  const ferries = boarders.filter(({ way }) => way === 'ferried').flatMap(ownFerries);
  return [
    id,
    ...(isBerth(into) ? [spaceOf(into)] : []),
    ...(isBerth(id) ? [spaceOf(id)] : []),
    ...(aboard && !isInTransit(aboard, read) ? [aboard.id] : []),
    ...[...boarders, ...ferries].map((other) => other.id),
  ];
}
