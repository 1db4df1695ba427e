import { canReach, fleetLocations, SPACE_IDS } from './board.ts';
import type { SpaceId } from './board.ts';
import { SPACES } from './spaces.ts';

/**
 * Convoy routes, searched by sets of seas: for the checker, the readers of orders, sentences and drawing. The
 * law has a search of its own (`law/routes.ts`), so that the checker does not trust it.
 */

/** A set of bodies of water: bit i stands for the i-th one. */
export type Seas = number;

const WATERS = SPACE_IDS.filter((id) => SPACES[id].kind === 'sea');
const BITS = new Map<SpaceId, Seas>(WATERS.map((id, index) => [id, 1 << index]));

/** The set of just this sea; empty for a province. */
export const seaBit = (space: SpaceId): Seas => BITS.get(space) ?? 0;

const touching = (space: SpaceId): Seas =>
  WATERS.reduce(
    (set, sea) => (canReach({ kind: 'F', at: sea }, space) ? set | seaBit(sea) : set),
    0,
  );

/** By space: the seas from which a fleet could enter it. */
const SHORES = new Map<SpaceId, Seas>(SPACE_IDS.map((id) => [id, touching(id)]));
const NEXT: readonly Seas[] = WATERS.map(touching);

/** The set of these seas; provinces are left out. */
export const seasOf = (spaces: readonly SpaceId[]): Seas =>
  spaces.reduce((set, space) => set | seaBit(space), 0);

/** The seas from which a fleet could enter the space. */
const seasAround = (space: SpaceId): Seas => SHORES.get(space) ?? 0;

export const seasIn = (set: Seas): readonly SpaceId[] =>
  WATERS.filter((id) => (seaBit(id) & set) !== 0);

/** All seas adjacent to a sea of the set. */
function nextTo(set: Seas): Seas {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1)
    found |= NEXT[31 - Math.clz32(rest & -rest)] ?? 0;
  return found;
}

/** Whether fleets in these seas make a route from one province to the other (1971 XII.2). */
export function hasRoute(fleets: Seas, from: SpaceId, to: SpaceId): boolean {
  let reached = seasAround(from) & fleets;
  for (let before = 0; before !== reached;) {
    before = reached;
    reached |= nextTo(reached) & fleets;
  }
  return (reached & seasAround(to)) !== 0;
}

/** Whether the list is a route in the order of travel: each sea is adjacent to the one before it. */
export function isRoute(seas: readonly SpaceId[], from: SpaceId, to: SpaceId): boolean {
  let reached = seasAround(from);
  for (const sea of seas) {
    if ((seaBit(sea) & reached) === 0) return false;
    reached = nextTo(seaBit(sea));
  }
  const last = seas.at(-1);
  return last !== undefined && (seaBit(last) & seasAround(to)) !== 0;
}

/** Whether the fleets make a route none of which can be left out. */
export function isMinimalRoute(fleets: Seas, from: SpaceId, to: SpaceId): boolean {
  if (!hasRoute(fleets, from, to)) return false;
  return seasIn(fleets).every((sea) => !hasRoute(fleets & ~seaBit(sea), from, to));
}

/**
 * The seas on minimal routes: those of which no fleet can be left out (DATC 3.0 6.G.19). Only the first sea of such a
 * route touches the one province, only the last touches the other, and each is adjacent to no other sea of the route
 * except its predecessor and its successor.
 */
export function seasOnRoutes(fleets: Seas, from: SpaceId, to: SpaceId): Seas {
  const starts = seasAround(from) & fleets;
  const ends = seasAround(to) & fleets;
  let found = 0;
  const walk = (at: Seas, path: Seas, shunned: Seas): void => {
    if ((at & ends) !== 0) {
      found |= path;
      return;
    }
    const steps = nextTo(at) & fleets & ~shunned;
    for (let rest = steps; rest !== 0; rest &= rest - 1) {
      const next = rest & -rest;
      walk(next, path | next, shunned | nextTo(at) | at);
    }
  };
  for (let rest = starts; rest !== 0; rest &= rest - 1) {
    const first = rest & -rest;
    walk(first, first, starts);
  }
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
): readonly SpaceId[] | null {
  const queue: (readonly SpaceId[])[] = [[from]];
  const seen = new Set<SpaceId>([from]);
  for (const route of queue) {
    const last = route.at(-1) ?? from;
    const isAtSea = route.length > 1 || fleets.includes(from) || fleets.includes(to);
    if (areAdjacent(last, to) && isAtSea) return route.slice(1);
    for (const fleet of fleets)
      if (!seen.has(fleet) && fleet !== to && areAdjacent(last, fleet)) {
        seen.add(fleet);
        queue.push([...route, fleet]);
      }
  }
  return null;
}

/** Whether a fleet could go from one to the other, from any coast. */
const areAdjacent = (one: SpaceId, other: SpaceId): boolean =>
  fleetLocations(one).some((at) => canReach({ kind: 'F', at }, other));
