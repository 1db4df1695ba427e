import { fleetLocations, spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Location, Piece, SpaceId } from '../../board/board.ts';
import type { Choices } from '../../rules/edition.ts';

/** A connection of two places, and how many moves it counts. */
type Edge = readonly [one: string, other: string, length: number];
type Removal = Choices['removal'];

const edgesOf = (table: ReadonlyMap<string, readonly string[]>): readonly Edge[] =>
  [...table].flatMap(([one, others]) => others.map((other): Edge => [one, other, 1]));

const spaceName = (place: string): SpaceId => spaceOf(place as Location);

/** By sea: the name of the body of water that it is part of. */
function watersOf(
  water: readonly Edge[],
  isSea: (place: string) => boolean,
): ReadonlyMap<string, string> {
  const waters = new Map(water.flatMap(([one]) => (isSea(one) ? [[one, one] as const] : [])));
  for (let changed = true; changed;) {
    changed = false;
    for (const [one, other] of water) {
      const [mine, its] = [waters.get(one), waters.get(other)];
      if (mine === undefined || its === undefined || mine >= its) continue;
      waters.set(other, mine);
      changed = true;
    }
  }
  return waters;
}

/** The connections for each kind of unit, as the edition counts them (1971 XIV.4; DATC 3.0 4.D.8). */
function edgesOn(board: Board, removal: Removal): Readonly<Record<Piece['kind'], readonly Edge[]>> {
  const [land, water] = [edgesOf(board.armies), edgesOf(board.fleets)];
  const isSea = (place: string): boolean => spaceIn(spaceName(place), board).kind === 'sea';
  const both = [...land, ...water].map(([one, other]): Edge => [
    spaceName(one),
    spaceName(other),
    1,
  ]);
  switch (removal) {
    case 'owned-over-land-and-sea':
      return { A: both, F: both };
    case 'home-armies-over-sea':
      return { A: both, F: water };
    case 'home-by-convoy': {
      // A convoy counts as one move: half of it onto the water, half of it off.
      const waters = watersOf(water, isSea);
      const convoys = water.flatMap(([one, other]): readonly Edge[] => {
        const body = waters.get(one);
        return body === undefined || isSea(other)
          ? []
          : [[`water ${body}`, spaceName(other), 1 / 2]];
      });
      return { A: [...land, ...convoys], F: water };
    }
  }
}

/** How far every place is from the nearest of the centres, for one kind of unit. */
function spread(centres: readonly SpaceId[], edges: readonly Edge[], board: Board): Distances {
  const found = new Map<string, number>();
  for (const centre of centres)
    for (const place of [centre, ...fleetLocations(centre, board)]) found.set(place, 0);
  for (let changed = true; changed;) {
    changed = false;
    const relax = (from: string, to: string, length: number): void => {
      const least = (found.get(from) ?? Infinity) + length;
      if (least >= (found.get(to) ?? Infinity)) return;
      found.set(to, least);
      changed = true;
    };
    for (const [one, other, length] of edges) {
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
  board: Board,
): (piece: Piece) => number | null {
  const edges = edgesOn(board, removal);
  const tables = { A: spread(centres, edges.A, board), F: spread(centres, edges.F, board) };
  return ({ kind, at }) => tables[kind].get(at) ?? tables[kind].get(spaceOf(at)) ?? null;
}
