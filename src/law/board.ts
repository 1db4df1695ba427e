import { boardIn, fleetLocations, neighbours, spaceIn, spaceOf } from '../board/board.ts';
import type { Board, Location, SpaceId, SpaceKind, UnitKind } from '../board/board.ts';
import { berthIn } from '../board/unit-at.ts';

type Numbers = readonly number[];

/** A board in numbers. Locations are the spaces in their order, then the coasts of split spaces. */
export interface NumberedBoard {
  /** Of the board. */
  readonly name: string;
  /** By location. */
  readonly names: readonly Location[];
  readonly locationOf: ReadonlyMap<string, number>;
  /** By location: its space. */
  readonly spaceOf: Numbers;
  /** By space. */
  readonly kinds: readonly (SpaceKind | 'berth')[];
  /** By space: its coasts, if it is split. */
  readonly coasts: readonly Numbers[];
  /** By kind of unit and location: the locations that a unit there can go to, without a convoy. */
  readonly goes: Readonly<Record<UnitKind, readonly Numbers[]>>;
  /** The same as spaces. */
  readonly reaches: Readonly<Record<UnitKind, readonly Numbers[]>>;
  /** By space: the seas that a fleet can come from. */
  readonly seas: readonly Numbers[];
  /** By space: the berth of an army aboard in that sea (Army/Fleet module); by berth: its sea. */
  readonly berthIn: readonly (number | undefined)[];
  readonly seaOf: readonly (number | undefined)[];
}

/**
 * A board in numbers. With `berths`, each sea has one, where an army aboard a fleet there is; from it an army reaches the
 * coast around the sea (A/F 1984 II.a).
 */
export function numbered(board: Board, berths = false): NumberedBoard {
  const kindOf = (space: SpaceId): SpaceKind => spaceIn(space, board).kind;
  const seasWithBerth = berths ? board.spaceIds.filter((id) => kindOf(id) === 'sea') : [];
  const seaOfBerth = new Map(seasWithBerth.map((sea) => [berthIn(sea), sea]));
  const ids = [...board.spaceIds, ...seaOfBerth.keys()];
  const names = [...ids, ...board.locations.slice(board.spaceIds.length)];
  const locationOf = new Map<string, number>(names.map((name, location) => [name, location]));
  const number = (name: Location): number => locationOf.get(name) ?? -1;
  const numbers = (all: readonly Location[]): Numbers => all.map(number).sort((a, b) => a - b);
  const isInside = (kind: UnitKind, at: Location): boolean =>
    kind === 'A' || fleetLocations(spaceOf(at), board).includes(at);
  const around = (sea: SpaceId): readonly SpaceId[] =>
    [...new Set(neighbours({ kind: 'F', at: sea }, board).map(spaceOf))].filter(
      (space) => kindOf(space) === 'coastal',
    );
  const near = (kind: UnitKind, at: Location): readonly Location[] => {
    const sea = seaOfBerth.get(at as SpaceId);
    if (sea !== undefined) return kind === 'A' ? around(sea) : [];
    return isInside(kind, at) ? neighbours({ kind, at }, board) : [];
  };
  const spaces = names.map((at) =>
    seaOfBerth.has(at as SpaceId) ? number(at) : number(spaceOf(at)),
  );
  const kinds = ids.map((id) => (seaOfBerth.has(id) ? 'berth' : kindOf(id)));
  const goesAs = (kind: UnitKind): readonly Numbers[] => names.map((at) => numbers(near(kind, at)));
  const goes = { A: goesAs('A'), F: goesAs('F') };
  const inSpaces = (all: readonly Numbers[]): readonly Numbers[] =>
    all.map((locations) => [...new Set(locations.map((at) => spaces[at] ?? at))]);
  const reaches = { A: inSpaces(goes.A), F: inSpaces(goes.F) };
  const coasts = ids.map((id) => (seaOfBerth.has(id) ? [] : numbers(spaceIn(id, board).coasts)));
  const seas = ids.map((_, space) => {
    const places = [space, ...(coasts[space] ?? [])];
    const beside = new Set(places.flatMap((at) => reaches.F[at] ?? []));
    return [...beside].filter((at) => kinds[at] === 'sea').sort((a, b) => a - b);
  });
  return {
    name: board.name,
    names,
    locationOf,
    spaceOf: spaces,
    kinds,
    coasts,
    goes,
    reaches,
    seas,
    berthIn: ids.map((id) => locationOf.get(berthIn(id))),
    seaOf: ids.map((id) => locationOf.get(seaOfBerth.get(id) ?? '')),
  };
}

const known = new WeakMap<Board, NumberedBoard>();

/** The board of a position, in numbers. */
export function boardFor(position: { readonly board?: Board }): NumberedBoard {
  const board = boardIn(position);
  const before = known.get(board);
  if (before) return before;
  const found = numbered(board);
  known.set(board, found);
  return found;
}
