import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from '../../board/adjacency.ts';
import { fleetLocations, spaceOf } from '../../board/board.ts';
import type { Location, Piece, SpaceId } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import type { Choices } from '../../rules/edition.ts';

/** A connection of two places, and how many moves it counts. */
type Edge = readonly [one: string, other: string, length: number];
type Removal = Choices['removal'];

const edgesOf = (table: Readonly<Partial<Record<string, readonly string[]>>>): readonly Edge[] =>
  Object.entries(table).flatMap(([one, others = []]) =>
    others.map((other): Edge => [one, other, 1]),
  );

const LAND = edgesOf(ARMY_NEIGHBOURS);
const WATER = edgesOf(FLEET_NEIGHBOURS);

const spaceName = (place: string): SpaceId => spaceOf(place as Location);
const isSea = (place: string): boolean => SPACES[spaceName(place)].kind === 'sea';

const BOTH = [...LAND, ...WATER].map(([one, other]): Edge => [spaceName(one), spaceName(other), 1]);

/** By sea: the name of the body of water that it is part of. */
const WATERS: ReadonlyMap<string, string> = (() => {
  const waters = new Map(WATER.flatMap(([one]) => (isSea(one) ? [[one, one] as const] : [])));
  for (let changed = true; changed;) {
    changed = false;
    for (const [one, other] of WATER) {
      const [mine, its] = [waters.get(one), waters.get(other)];
      if (mine === undefined || its === undefined || mine >= its) continue;
      waters.set(other, mine);
      changed = true;
    }
  }
  return waters;
})();

/** A convoy counts as one move: half of it onto the water, half of it off. */
const CONVOYS = WATER.flatMap(([one, other]): readonly Edge[] => {
  const water = WATERS.get(one);
  return water === undefined || isSea(other) ? [] : [[`water ${water}`, spaceName(other), 1 / 2]];
});

/** The connections for each kind of unit, as the edition counts them (1971 XIV.4; DATC 3.0 4.D.8). */
const EDGES: Readonly<Record<Removal, Readonly<Record<Piece['kind'], readonly Edge[]>>>> = {
  'owned-over-land-and-sea': { A: BOTH, F: BOTH },
  'home-armies-over-sea': { A: BOTH, F: WATER },
  'home-by-convoy': { A: [...LAND, ...CONVOYS], F: WATER },
};

/** How far every place is from the nearest of the centres, for one kind of unit. */
function spread(centres: readonly SpaceId[], kind: Piece['kind'], removal: Removal): Distances {
  const found = new Map<string, number>();
  for (const centre of centres)
    for (const place of [centre, ...fleetLocations(centre)]) found.set(place, 0);
  for (let changed = true; changed;) {
    changed = false;
    const relax = (from: string, to: string, length: number): void => {
      const least = (found.get(from) ?? Infinity) + length;
      if (least >= (found.get(to) ?? Infinity)) return;
      found.set(to, least);
      changed = true;
    };
    for (const [one, other, length] of EDGES[removal][kind]) {
      relax(one, other, length);
      relax(other, one, length);
    }
  }
  return found;
}

type Distances = ReadonlyMap<string, number>;

/** How far a unit is from the nearest of the centres; null if it cannot get there. */
export function remotenessFrom(
  centres: readonly SpaceId[],
  removal: Removal,
): (piece: Piece) => number | null {
  const tables = { A: spread(centres, 'A', removal), F: spread(centres, 'F', removal) };
  return ({ kind, at }) => tables[kind].get(at) ?? tables[kind].get(spaceOf(at)) ?? null;
}
