import { canReach } from '../../board/board.ts';
import type { Position, SpaceId } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { UnitAt, VoidReason } from '../fact.ts';
import type { Crossing, Field, Move, RouteFact, Standing, Support } from './field.ts';
import { fleetsAtSea, unitsBySpace } from './field.ts';
import { mismatch, routeQuestion, seasOf } from './match.ts';
import { seasOnRoutes } from './seas.ts';
import { sortOrders } from './sort.ts';

/** Everything that follows from position, orders and edition before any decision (algorithm section 1). */
export function readField(position: Position, orders: readonly Order[], edition: Edition): Field {
  const units = unitsBySpace(position);
  const { standing, illegal, ambiguous } = sortOrders(orders, units);
  const all = [...standing.values()];
  const moves = byUnit(all.filter((one) => one.type === 'move'));
  const supports = all.filter((one) => one.type === 'support');
  const carriers = all.filter((one) => one.type === 'convoy');
  const voids = new Map<UnitAt, VoidReason>();
  const routes = new Map<UnitAt, RouteFact>();
  const crossings = new Map<UnitAt, Crossing>();
  const fleets = fleetsAtSea(units);

  for (const carrier of carriers) {
    const reason = mismatch(carrier, moves);
    if (reason) voids.set(carrier.at, reason);
  }
  for (const move of moves.values()) {
    const matching = carriers.filter((one) => one.army === move.at && !voids.has(one.at));
    const route = routeQuestion(move, matching, moves, fleets, edition.choices);
    if (route) routes.set(move.at, route);
    const crosses = route ? route.by === 'convoy' : !canReach(move.unit, move.into);
    if (!crosses) continue;
    const ordered = seasOf(matching);
    const onRoutes = seasOnRoutes(ordered, move.at, move.into);
    crossings.set(move.at, { ordered, onRoutes });
    if (onRoutes === 0) voids.set(move.at, 'no-route');
  }
  const moveSupports = new Map<UnitAt, Support[]>();
  const holdSupports = new Map<UnitAt, Support[]>();
  for (const support of supports) {
    const reason = mismatch(support, moves);
    if (reason) voids.set(support.at, reason);
    else add(support.to === null ? holdSupports : moveSupports, support.target, support);
  }
  const into = new Map<SpaceId, Move[]>();
  for (const move of moves.values()) add(into, move.into, move);
  return {
    choices: edition.choices,
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

const byUnit = <T extends Standing>(all: readonly T[]): ReadonlyMap<UnitAt, T> =>
  new Map(all.map((one) => [one.at, one]));

function add<K, T>(lists: Map<K, T[]>, key: K, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
