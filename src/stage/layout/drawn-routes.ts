import type { Turn } from '../../trace/turn.ts';
import { canReach, spaceOf } from '../../board/board.ts';
import type { SpaceId } from '../../board/board.ts';
import { FLEET_NEIGHBOURS } from '../../board/adjacency.ts';
import type { Move } from '../../orders/order.ts';
import type { UnitAt } from '../../trace/fact.ts';

/** True if the spaces are adjacent for a fleet, whatever the coast. */
function areAdjacent(a: SpaceId, b: SpaceId): boolean {
  return Object.entries(FLEET_NEIGHBOURS).some(
    ([from, to]) => from.startsWith(a) && to.some((location) => spaceOf(location) === b),
  );
}

/** The fleets with an order to convoy this army to its destination. */
export function carriersOf(turn: Turn, move: Move): readonly SpaceId[] {
  const fleets = turn.ruling.orders.flatMap(({ order }) =>
    order?.type === 'convoy' &&
    spaceOf(order.target.at) === spaceOf(move.unit.at) &&
    order.to === spaceOf(move.to)
      ? [spaceOf(order.unit.at)]
      : [],
  );
  return [...new Set(fleets)];
}

/**
 * The routes to draw for a move, each a list of fleets in the order of travel. Every convoying fleet that lies on
 * some route is on one of them; the route that was taken comes first. Empty if the move goes by land or has no route.
 */
export function routesOf(turn: Turn, move: Move): readonly (readonly SpaceId[])[] {
  if (move.unit.kind !== 'A') return [];
  const unit = spaceOf(move.unit.at);
  if (goesByLand(turn, move, unit)) return [];
  const carriers = carriersOf(turn, move);
  const goal = spaceOf(move.to);
  const taken = pathOf(turn, unit);
  const routes: (readonly SpaceId[])[] = [];
  const first = shortest(unit, goal, taken.length > 0 ? taken : carriers);
  if (first) routes.push(first);
  for (const carrier of carriers) {
    if (routes.some((route) => route.includes(carrier))) continue;
    const there = shortest(unit, carrier, carriers);
    const onward = shortest(carrier, goal, carriers);
    if (!there || !onward) continue;
    const route = [...there, carrier, ...onward];
    if (new Set(route).size === route.length) routes.push(route);
  }
  return routes;
}

function goesByLand(turn: Turn, move: Move, unit: UnitAt): boolean {
  for (const { fact } of turn.ruling.steps) {
    if (fact.type === 'route' && fact.unit === unit) return fact.by === 'land';
    if ((fact.type === 'path' || fact.type === 'no-path') && fact.unit === unit) return false;
  }
  return canReach(move.unit, spaceOf(move.to)) && !move.viaConvoy;
}

function pathOf(turn: Turn, unit: UnitAt): readonly SpaceId[] {
  for (const { fact } of turn.ruling.steps)
    if (fact.type === 'path' && fact.unit === unit) return fact.fleets;
  return [];
}

/** The fleets of a shortest route between two spaces; null if there is none. */
function shortest(
  from: SpaceId,
  to: SpaceId,
  fleets: readonly SpaceId[],
): readonly SpaceId[] | null {
  const queue: (readonly SpaceId[])[] = [[from]];
  const seen = new Set<SpaceId>([from]);
  for (const route of queue) {
    const last = route.at(-1) ?? from;
    if (areAdjacent(last, to) && (route.length > 1 || fleets.includes(from) || fleets.includes(to)))
      return route.slice(1);
    for (const fleet of fleets)
      if (!seen.has(fleet) && fleet !== to && areAdjacent(last, fleet)) {
        seen.add(fleet);
        queue.push([...route, fleet]);
      }
  }
  return null;
}
