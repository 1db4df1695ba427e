import type { Turn } from '../../trace/turn.ts';
import { boardIn, canReach, spaceOf } from '../../board/board.ts';
import type { SpaceId } from '../../board/board.ts';
import type { Move } from '../../orders/order.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { shortestRoute } from '../../board/convoy-routes.ts';

/** The fleets with an order to convoy this army to its destination. */
function carriersOf(turn: Turn, move: Move): readonly SpaceId[] {
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
 * The routes to draw for a move, each a list of fleets in the order of travel. Every convoying fleet on some route is
 * on one of them; the route that was taken comes first. Empty if the move goes by land or has no route.
 */
export function routesOf(turn: Turn, move: Move): readonly (readonly SpaceId[])[] {
  if (move.unit.kind !== 'A') return [];
  const unit = spaceOf(move.unit.at);
  if (goesByLand(turn, move, unit)) return [];
  const board = boardIn(turn.position);
  const carriers = carriersOf(turn, move);
  const goal = spaceOf(move.to);
  const taken = pathOf(turn, unit);
  const routes: (readonly SpaceId[])[] = [];
  const first = shortestRoute(taken.length > 0 ? taken : carriers, unit, goal, board);
  if (first) routes.push(first);
  for (const carrier of carriers) {
    if (routes.some((route) => route.includes(carrier))) continue;
    const there = shortestRoute(carriers, unit, carrier, board);
    const onward = shortestRoute(carriers, carrier, goal, board);
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
  return canReach(move.unit, spaceOf(move.to), boardIn(turn.position)) && !move.viaConvoy;
}

function pathOf(turn: Turn, unit: UnitAt): readonly SpaceId[] {
  for (const { fact } of turn.ruling.steps)
    if (fact.type === 'path' && fact.unit === unit) return fact.fleets;
    else if (fact.type === 'passage' && fact.why === 'ferried' && fact.unit === unit)
      return fact.by === null ? [] : [fact.by];
  return [];
}
