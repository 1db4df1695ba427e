import { fleetLocations, LOCATIONS, neighbours, SPACE_IDS } from './board.ts';
import type { Location, SpaceId, SpaceKind, UnitKind } from './board.ts';
import { has, lookupOf, type Lookup } from './lookup.ts';
import { SPACES } from './spaces.ts';

/** The definition of a board: its spaces with their split coasts, and the adjacencies. */
export interface BoardPlan {
  /**
   * A space id is three capitals; a coast id is the space id, a slash, and letters whose first is unique in the space.
   */
  readonly spaces: readonly {
    readonly id: string;
    readonly kind: SpaceKind;
    readonly coasts: readonly string[];
  }[];
  /** Berths, each a row after all spaces: where an army aboard a fleet in that sea is (A/F 1984 II.a). */
  readonly berths?: readonly { readonly id: string; readonly sea: string }[];
  /** The locations that a unit of this kind can move to from `at`. */
  readonly reach: (kind: UnitKind, at: string) => readonly string[];
}

/**
 * A board as small integers, compiled once. A space is its index in `spaces`; a location is its index in `locations`,
 * which start with the spaces, so that a space without coasts has the same number as both. A unit's *station* is its
 * space for an army, and its location plus the number of spaces for a fleet, so that one adjacency list serves both
 * kinds.
 */
export interface CompiledBoard {
  readonly spaces: readonly SpaceId[];
  readonly locations: readonly Location[];
  /** By location: its space. */
  readonly spaceOf: Int16Array;
  /** By station: its space, its location, and 1 for fleets. */
  readonly stationSpace: Int16Array;
  readonly stationLocation: Int16Array;
  readonly isFleetStation: Uint8Array;
  /** By space: 1 if it is a sea; 1 if it is a coastal province. */
  readonly isSea: Uint8Array;
  readonly isCoastal: Uint8Array;
  /** By space: its split coasts, as locations. */
  readonly coasts: readonly Indices[];
  /** By station: the adjacent locations in board order, and at the same indices their spaces. */
  readonly reach: readonly Indices[];
  readonly reachSpaces: readonly Indices[];
  /** By space: the seas adjacent for a fleet, in board order. */
  readonly seas: readonly Indices[];
  /** The same lists, for membership tests. */
  readonly reachLookup: Lookup;
  readonly reachSpacesLookup: Lookup;
  readonly seasLookup: Lookup;
  /** Spaces by the letters of their id (see `spaceCell`), and coasts by space and letter; -1 if there is none. */
  readonly byLetters: Int16Array;
  readonly coastsByLetter: Int16Array;
  /** By space: where an army in it is placed: the berth in that sea, or the space itself. */
  readonly armyAt: Int16Array;
  /**
   * By space: the berth in that sea, and the sea of that berth; -1 if there is none. Only boards for the Army/Fleet
   * module have berths.
   */
  readonly berthOf: Int16Array;
  readonly seaOfBerth: Int16Array;
}

type Indices = readonly number[];
const NOWHERE: Indices = [];

/**
 * Ids are looked up by their letters, which is the fastest way. 32 rather than 26, so that a letter fits in five bits.
 */
const LETTERS = 32;
const LETTER_BITS = 5;
const letterOf = (name: string, at: number): number => name.charCodeAt(at) - 65;

/** True if all of the combined codes are letters: any code outside the range sets a higher bit. */
const areLetters = (bits: number): boolean => (bits & ~(LETTERS - 1)) === 0;

const SPACE_LETTERS = 3;
const COAST_LETTER = 4;

/** Supports are counted in bytes, and only neighbours can support a unit. */
const MOST_NEIGHBOURS = 255;

/** Throws if two ids have the same letters, or if a space has more than 255 neighbours. */
export function compileBoard({ spaces: land, berths = [], reach }: BoardPlan): CompiledBoard {
  const spaces = [...land, ...berths.map(({ id }) => ({ id, kind: 'berth', coasts: [] }) as const)];
  const ids = spaces.map(({ id }) => id as SpaceId);
  const coasts = spaces.flatMap((space) => space.coasts.map((at) => at as Location));
  const locations: readonly Location[] = [...ids, ...coasts];
  const index = new Map<string, number>(locations.map((location, number) => [location, number]));
  const spaceOf = Int16Array.from(locations, (location, number) =>
    number < ids.length ? number : (index.get(location.slice(0, 3)) ?? -1),
  );
  const numbers = (names: readonly string[]): Indices =>
    names.map((name) => index.get(name) ?? -1).sort((a, b) => a - b);
  const reached = [
    ...ids.map((at) => numbers(reach('A', at))),
    ...locations.map((at) => numbers(reach('F', at))),
  ];
  const reachSpaces = reached.map((list) => list.map((location) => spaceOf[location] ?? -1));
  checkNeighbourCounts(ids, spaceOf, reachSpaces);
  const isSea = Uint8Array.from(spaces, ({ kind }) => (kind === 'sea' ? 1 : 0));
  const places = (space: number): Indices => {
    const own = numbers(spaces[space]?.coasts ?? []);
    return own.length > 0 ? own : [space];
  };
  const seas = ids.map((_, space) => {
    const touched = places(space).flatMap((at) => reachSpaces[ids.length + at] ?? NOWHERE);
    return [...new Set(touched)].filter((sea) => isSea[sea] === 1).sort((a, b) => a - b);
  });
  const stations = [...ids.keys(), ...locations.keys()];
  return {
    spaces: ids,
    locations,
    spaceOf,
    stationSpace: Int16Array.from(stations, (location) => spaceOf[location] ?? -1),
    stationLocation: Int16Array.from(stations),
    isFleetStation: Uint8Array.from(stations, (_, station) => Number(station >= ids.length)),
    isSea,
    isCoastal: Uint8Array.from(spaces, ({ kind }) => (kind === 'coastal' ? 1 : 0)),
    coasts: spaces.map((space) => numbers(space.coasts)),
    reach: reached,
    reachSpaces,
    seas,
    reachLookup: lookupOf(reached),
    reachSpacesLookup: lookupOf(reachSpaces),
    seasLookup: lookupOf(seas),
    ...letterTables(locations, spaceOf, ids.length, land.length),
    ...berthTables(
      ids.length,
      berths.map(({ id, sea }) => [index.get(id) ?? -1, index.get(sea) ?? -1]),
    ),
  };
}

/** Only units that can reach a space can support a unit in it or a move to it. */
function checkNeighbourCounts(
  ids: readonly SpaceId[],
  spaceOf: Int16Array,
  reachSpaces: readonly Indices[],
): void {
  const around = ids.map(() => new Set<number>());
  for (const [station, spaces] of reachSpaces.entries()) {
    const from = station < ids.length ? station : (spaceOf[station - ids.length] ?? -1);
    for (const space of spaces) around[space]?.add(from);
  }
  for (const [space, { size }] of around.entries())
    if (size > MOST_NEIGHBOURS)
      throw new Error(
        `${String(ids[space])} has ${String(size)} neighbours: there is room for ${String(MOST_NEIGHBOURS)}`,
      );
}

function letterTables(
  locations: readonly Location[],
  spaceOf: Int16Array,
  count: number,
  lettered: number,
): Pick<CompiledBoard, 'byLetters' | 'coastsByLetter'> {
  const byLetters = new Int16Array(LETTERS ** 3).fill(-1);
  const coastsByLetter = new Int16Array(count * LETTERS).fill(-1);
  for (const [number, name] of locations.entries()) {
    if (number >= lettered && number < count) continue;
    const [table, cell] =
      number < count
        ? [byLetters, spaceCell(name, 0)]
        : [coastsByLetter, coastCell(spaceOf[number] ?? 0, name, COAST_LETTER)];
    if (table[cell] !== -1) throw new Error(`${name} is not told apart by its letters`);
    table[cell] = number;
  }
  return { byLetters, coastsByLetter };
}

function berthTables(
  count: number,
  pairs: readonly (readonly [number, number])[],
): Pick<CompiledBoard, 'armyAt' | 'berthOf' | 'seaOfBerth'> {
  const armyAt = Int16Array.from({ length: count }, (_, space) => space);
  const berthOf = new Int16Array(count).fill(-1);
  const seaOfBerth = new Int16Array(count).fill(-1);
  for (const [berth, sea] of pairs) {
    armyAt[sea] = berth;
    berthOf[sea] = berth;
    seaOfBerth[berth] = sea;
  }
  return { armyAt, berthOf, seaOfBerth };
}

/** The table index for the three letters at `from`; -1 if they are not capitals. */
function spaceCell(text: string, from: number): number {
  const first = letterOf(text, from);
  const second = letterOf(text, from + 1);
  const third = letterOf(text, from + 2);
  if (!areLetters(first | second | third)) return -1;
  return (((first << LETTER_BITS) | second) << LETTER_BITS) | third;
}

function coastCell(space: number, text: string, at: number): number {
  const letter = letterOf(text, at);
  return areLetters(letter) ? (space << LETTER_BITS) | letter : -1;
}

/** The standard board of `spaces.ts` and `adjacency.ts`. */
export const STANDARD_PLAN: BoardPlan = {
  spaces: SPACE_IDS.map((id) => ({ id, kind: SPACES[id].kind, coasts: SPACES[id].coasts })),
  reach: (kind, at) =>
    kind === 'A' || fleetLocations(at.slice(0, 3) as SpaceId).includes(at as Location)
      ? neighbours({ kind, at: at as Location })
      : [],
};
/** The board of the game, compiled to tables. */
export const STANDARD_BOARD = compileBoard(STANDARD_PLAN);

if (STANDARD_BOARD.locations.some((location, index) => location !== LOCATIONS[index]))
  throw new Error('the compiled board has another order of locations');

/** Parses the three-letter space id at `from`; -1 if there is none. */
export function spaceIn({ byLetters }: CompiledBoard, text: string, from: number): number {
  return byLetters[spaceCell(text, from)] ?? -1;
}

/** The split coast of a space by the letter at `at`, which the text must reach; -1 if there is none. */
export function coastIn(
  { coastsByLetter }: CompiledBoard,
  space: number,
  text: string,
  at: number,
): number {
  return coastsByLetter[coastCell(space, text, at)] ?? -1;
}

/** The space of a location; -1 if the board does not have it. */
export function spaceIndex(board: CompiledBoard, location: Location): number {
  return location.length < SPACE_LETTERS ? -1 : spaceIn(board, location, 0);
}

/** The index of a location; -1 if the board does not have it. */
export function locationIndex(board: CompiledBoard, location: Location): number {
  const space = spaceIndex(board, location);
  if (location.length === SPACE_LETTERS) return space;
  return location.length > COAST_LETTER ? coastIn(board, space, location, COAST_LETTER) : -1;
}

/** Looks up an id by index; throws on an index out of range. */
export function spaceAt(board: CompiledBoard, index: number): SpaceId {
  return named(board.spaces[index]);
}

export function locationAt(board: CompiledBoard, index: number): Location {
  return named(board.locations[index]);
}

function named<T>(name: T | undefined): T {
  if (name === undefined) throw new Error('no such space');
  return name;
}

/** The row of an army at a location: that of its space, or of its berth; -1 if the board does not have the space. */
export function armyIndex(board: CompiledBoard, at: Location): number {
  return board.armyAt[spaceIndex(board, at)] ?? -1;
}

/** The station of a unit; -1 if the board does not have its location. */
export function stationOf(board: CompiledBoard, kind: UnitKind, at: Location): number {
  if (kind === 'A') return armyIndex(board, at);
  const location = locationIndex(board, at);
  return location < 0 ? -1 : board.spaces.length + location;
}

/** True if a unit at the station can move to exactly this location, without a convoy. */
export function reachesLocation(board: CompiledBoard, station: number, location: number): boolean {
  return has(board.reachLookup, station, location);
}

/** True if a unit at the station can move to some location in the space, without a convoy. */
export function reachesSpace(board: CompiledBoard, station: number, space: number): boolean {
  return has(board.reachSpacesLookup, station, space);
}

/** True if a fleet can move between the sea and the space, so that an army can be convoyed across. */
export function touches(board: CompiledBoard, sea: number, space: number): boolean {
  return has(board.seasLookup, space, sea);
}
