import { canReach, fleetLocations, spaceIn, STANDARD } from './board.ts';
import type { Board, SpaceId } from './board.ts';

/*
 * Convoy routes, searched by sets of seas: for the checker, the readers of orders, sentences and drawing. The law has a
 * search of its own (`law/routes.ts`), so that the checker does not trust it.
 */

/** The bodies of water where some fleets are. */
export type Seas = ReadonlySet<SpaceId>;

type SeasBeside = ReadonlyMap<SpaceId, readonly SpaceId[]>;
const found = new WeakMap<Board, SeasBeside>();

/** By space: the seas from which a fleet could enter it. */
function besideOn(board: Board): SeasBeside {
  const known = found.get(board);
  if (known) return known;
  const seas = board.spaceIds.filter((id) => spaceIn(id, board).kind === 'sea');
  const near = (space: SpaceId): readonly SpaceId[] =>
    seas.filter((sea) => canReach({ kind: 'F', at: sea }, space, board));
  const beside = new Map(board.spaceIds.map((space) => [space, near(space)]));
  found.set(board, beside);
  return beside;
}

const seasBeside = (space: SpaceId, board: Board): readonly SpaceId[] =>
  besideOn(board).get(space) ?? [];

/** The set of these seas; provinces are left out. */
export const seasOf = (spaces: Iterable<SpaceId>, board: Board = STANDARD): Seas =>
  new Set([...spaces].filter((space) => board.spaces.get(space)?.kind === 'sea'));

export const allBut = (seas: Seas, ...others: readonly SpaceId[]): Seas =>
  new Set([...seas].filter((sea) => !others.includes(sea)));

export const areSame = (one: Seas, other: Seas): boolean =>
  one.size === other.size && [...one].every((sea) => other.has(sea));

/** Whether fleets in these seas make a route from one province to the other (1971 XII.2). */
export function hasRoute(
  fleets: Seas,
  from: SpaceId,
  to: SpaceId,
  board: Board = STANDARD,
): boolean {
  const last = seasBeside(to, board);
  const reached = new Set(seasBeside(from, board).filter((sea) => fleets.has(sea)));
  for (const sea of reached) {
    if (last.includes(sea)) return true;
    for (const next of seasBeside(sea, board)) if (fleets.has(next)) reached.add(next);
  }
  return false;
}

/** Whether the list is a route in the order of travel: each sea is adjacent to the one before it. */
export function isRoute(
  seas: readonly SpaceId[],
  from: SpaceId,
  to: SpaceId,
  board: Board = STANDARD,
): boolean {
  const last = seas.at(-1);
  if (last === undefined || !seasBeside(to, board).includes(last)) return false;
  return seas.every((sea, place) => seasBeside(seas[place - 1] ?? from, board).includes(sea));
}

/** Whether the fleets make a route none of which can be left out. */
export const isMinimalRoute = (
  fleets: Seas,
  from: SpaceId,
  to: SpaceId,
  board: Board = STANDARD,
): boolean =>
  hasRoute(fleets, from, to, board) &&
  [...fleets].every((sea) => !hasRoute(allBut(fleets, sea), from, to, board));

/**
 * The seas on minimal routes: those of which no fleet can be left out (DATC 3.0 6.G.19). Only the first sea of such a
 * route touches the one province, only the last touches the other, and each is adjacent to no other sea of the route
 * except its predecessor and its successor.
 */
export function seasOnRoutes(
  fleets: Seas,
  from: SpaceId,
  to: SpaceId,
  board: Board = STANDARD,
): Seas {
  const starts = seasBeside(from, board).filter((sea) => fleets.has(sea));
  const ends = seasBeside(to, board);
  const found = new Set<SpaceId>();
  const walk = (path: readonly SpaceId[], shunned: readonly SpaceId[]): void => {
    const at = path.at(-1) ?? from;
    if (ends.includes(at)) {
      for (const sea of path) found.add(sea);
      return;
    }
    const near = seasBeside(at, board);
    for (const next of near)
      if (fleets.has(next) && !shunned.includes(next))
        walk([...path, next], [...shunned, ...near, at]);
  };
  for (const first of starts) walk([first], starts);
  return found;
}

/**
 * A shortest route over some of these fleets, in the order of travel; null if there is none. The two ends are
 * provinces, or one is the space of a fleet, which is then not part of the result. Made for drawing what was ordered,
 * legal or not, so it also goes over fleets in port.
 */
export function shortestRoute(
  fleets: readonly SpaceId[],
  from: SpaceId,
  to: SpaceId,
  board: Board = STANDARD,
): readonly SpaceId[] | null {
  const queue: (readonly SpaceId[])[] = [[from]];
  const seen = new Set<SpaceId>([from]);
  for (const route of queue) {
    const last = route.at(-1) ?? from;
    const isAtSea = route.length > 1 || fleets.includes(from) || fleets.includes(to);
    if (areAdjacent(last, to, board) && isAtSea) return route.slice(1);
    for (const fleet of fleets)
      if (!seen.has(fleet) && fleet !== to && areAdjacent(last, fleet, board)) {
        seen.add(fleet);
        queue.push([...route, fleet]);
      }
  }
  return null;
}

/** Whether a fleet could go from one to the other, from any coast. */
const areAdjacent = (one: SpaceId, other: SpaceId, board: Board): boolean =>
  fleetLocations(one, board).some((at) => canReach({ kind: 'F', at }, other, board));
