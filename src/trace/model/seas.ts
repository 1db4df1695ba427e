import { canReach, SPACE_IDS } from '../../board/board.ts';
import type { SpaceId } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';

/** A set of bodies of water: bit i stands for the i-th one. */
export type Seas = number;

const WATERS = SPACE_IDS.filter((id) => SPACES[id].kind === 'sea');
const BITS = new Map<SpaceId, Seas>(WATERS.map((id, index) => [id, 1 << index]));

/** The set that holds just this sea; empty for a province. */
export const seaBit = (space: SpaceId): Seas => BITS.get(space) ?? 0;

const touching = (space: SpaceId): Seas =>
  WATERS.reduce(
    (set, sea) => (canReach({ kind: 'F', at: sea }, space) ? set | seaBit(sea) : set),
    0,
  );

/** By space: the seas that a fleet could enter it from. */
const SHORES = new Map<SpaceId, Seas>(SPACE_IDS.map((id) => [id, touching(id)]));
const NEXT: readonly Seas[] = WATERS.map(touching);

export const seasAround = (space: SpaceId): Seas => SHORES.get(space) ?? 0;

export const seasIn = (set: Seas): readonly SpaceId[] =>
  WATERS.filter((id) => (seaBit(id) & set) !== 0);

/** All seas next to one of the set. */
function nextTo(set: Seas): Seas {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1)
    found |= NEXT[31 - Math.clz32(rest & -rest)] ?? 0;
  return found;
}

/** Whether fleets in these seas make a chain from one province to the other (1971 XII.2). */
export function hasRoute(fleets: Seas, from: SpaceId, to: SpaceId): boolean {
  let reached = seasAround(from) & fleets;
  for (let before = 0; before !== reached;) {
    before = reached;
    reached |= nextTo(reached) & fleets;
  }
  return (reached & seasAround(to)) !== 0;
}

/** Whether the list is a route in the order of travel: each sea is next to the one before. */
export function isRoute(seas: readonly SpaceId[], from: SpaceId, to: SpaceId): boolean {
  let reached = seasAround(from);
  for (const sea of seas) {
    if ((seaBit(sea) & reached) === 0) return false;
    reached = nextTo(seaBit(sea));
  }
  const last = seas.at(-1);
  return last !== undefined && (seaBit(last) & seasAround(to)) !== 0;
}

/** Whether the fleets make a route that none of them can be left out of. */
export function isMinimalRoute(fleets: Seas, from: SpaceId, to: SpaceId): boolean {
  if (!hasRoute(fleets, from, to)) return false;
  return seasIn(fleets).every((sea) => !hasRoute(fleets & ~seaBit(sea), from, to));
}

/**
 * The seas that lie on at least one minimal route: a chain of these fleets of which none can be left out
 * (DATC 3.0 6.G.19). Only the first sea of such a chain touches the one province, only the last the other,
 * and no sea of it is next to an earlier one but its predecessor.
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
