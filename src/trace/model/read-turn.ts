import { canReach } from '../../board/board.ts';
import type { Position, SpaceId } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { Choices, Edition } from '../../rules/edition.ts';
import type { UnitAt, VoidReason } from '../fact.ts';
import type {
  Carrier,
  Crossing,
  TurnModel,
  Move,
  RouteFact,
  Standing,
  Support,
} from './turn-model.ts';
import { fleetsAtSea, unitsBySpace } from './turn-model.ts';
import { mismatch, routeQuestion, seasOfCarriers } from './mismatch.ts';
import type { Seas } from './seas.ts';
import { seasOnRoutes } from './seas.ts';
import { sortOrders } from './sort-orders.ts';

/** Everything that follows from position, orders and edition before any decision. */
export function readTurn(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
): TurnModel {
  const units = unitsBySpace(position);
  const { choices } = edition;
  const { standing, illegal, ambiguous, restless } = sortOrders(orders, units, choices);
  const all = [...standing.values()];
  const moves = byUnit(all.filter((one) => one.type === 'move'));
  const supports = all.filter((one) => one.type === 'support');
  const carriers = all.filter((one) => one.type === 'convoy');
  const voids = new Map<UnitAt, VoidReason>();
  const routes = new Map<UnitAt, RouteFact>();
  const crossings = new Map<UnitAt, Crossing>();
  const fleets = fleetsAtSea(units);

  for (const carrier of carriers) {
    const reason = mismatch(carrier, moves, restless, choices);
    if (reason) voids.set(carrier.at, reason);
  }
  for (const move of moves.values()) {
    const matching = carriers.filter((one) => one.army === move.at && !voids.has(one.at));
    const route = routeQuestion(move, matching, moves, fleets, choices);
    if (route) routes.set(move.at, route);
    const crosses = route ? route.by === 'convoy' : !canReach(move.unit, move.into);
    if (!crosses) continue;
    const crossing = crossingOf(move, matching, choices);
    crossings.set(move.at, crossing);
    if (crossing.onRoutes === 0) voids.set(move.at, 'no-route');
  }
  const moveSupports = new Map<UnitAt, Support[]>();
  const holdSupports = new Map<UnitAt, Support[]>();
  for (const support of supports) {
    const reason = mismatch(support, moves, restless, choices);
    if (reason) voids.set(support.at, reason);
    else add(support.to === null ? holdSupports : moveSupports, support.target, support);
  }
  const into = new Map<SpaceId, Move[]>();
  for (const move of moves.values()) add(into, move.into, move);
  return {
    choices,
    units,
    standing,
    moves,
    into,
    crossings,
    voids,
    routes,
    moveSupports,
    holdSupports,
    illegal,
    ambiguous,
    repairs: orders.flatMap((order) => order.repairs?.map((repair) => ({ order, repair })) ?? []),
  };
}

/** DATC 3.0 4.A.1. Where one route is enough any of them may decide. */
function crossingOf(move: Move, carriers: readonly Carrier[], { routes }: Choices): Crossing {
  const among = (some: readonly Carrier[]): Seas =>
    seasOnRoutes(seasOfCarriers(some), move.at, move.into);
  const onRoutes = among(carriers);
  const own =
    routes === 'all-own-survive'
      ? among(carriers.filter(({ unit }) => unit.power === move.unit.power))
      : 0;
  return { ordered: seasOfCarriers(carriers), onRoutes, needed: own === 0 ? onRoutes : own };
}

const byUnit = <T extends Standing>(all: readonly T[]): ReadonlyMap<UnitAt, T> =>
  new Map(all.map((one) => [one.at, one]));

function add<K, T>(lists: Map<K, T[]>, key: K, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
