import { fleetLocations, LOCATIONS, neighbours, SPACE_IDS } from './board.ts';
import type { Location, SpaceId, SpaceKind, UnitKind } from './board.ts';
import { SPACES } from './spaces.ts';

/** What there is to know of a board: its spaces with their split coasts, and who can go where. */
export interface BoardPlan {
  /** A space is named by three capitals, a coast by its space, a stroke, and letters of which the first tells it apart. */
  readonly spaces: readonly {
    readonly id: string;
    readonly kind: SpaceKind;
    readonly coasts: readonly string[];
  }[];
  /** The locations that such a unit can go to from there in one move. */
  readonly reach: (kind: UnitKind, at: string) => readonly string[];
}

/**
 * A board as small numbers, compiled once. A space is its index in `spaces`; a location its index in `locations`, which
 * begin with the spaces, so that a space without coasts is the same number as both. A unit has a *station*: an army's is its
 * space, a fleet's its location and as many more as there are spaces; so one list of what is within reach serves both kinds.
 */
export interface CompiledBoard {
  readonly spaces: readonly SpaceId[];
  readonly locations: readonly Location[];
  /** By location: its space. */
  readonly spaceOf: Int16Array;
  /** By space: 1 for a body of water; 1 for a province with a coast. */
  readonly isSea: Uint8Array;
  readonly isCoastal: Uint8Array;
  /** By space: its split coasts, as locations. */
  readonly coasts: readonly Indices[];
  /** By station: the locations within reach, in board order, and at the same places their spaces. */
  readonly reach: readonly Indices[];
  readonly reachSpaces: readonly Indices[];
  /** By space: the seas from and to which a fleet could pass, in board order. */
  readonly seas: readonly Indices[];
  /** By the letters of a name, as `cellOf` counts them: the space; and by space and letter: the coast. -1: there is none. */
  readonly byLetters: Int16Array;
  readonly coastsByLetter: Int16Array;
}

type Indices = readonly number[];
const NOWHERE: Indices = [];

/** Names are read by their letters: by far the quickest way in. */
const LETTERS = 26;
/** What is no capital takes any sum below zero, where no table has anything. */
const NO_LETTER = -(LETTERS ** 3);
function letter(name: string, at: number): number {
  const place = name.charCodeAt(at) - 65;
  return place >= 0 && place < LETTERS ? place : NO_LETTER;
}
const cellOf = (name: string): number =>
  (letter(name, 0) * LETTERS + letter(name, 1)) * LETTERS + letter(name, 2);

const COAST_LETTER = 4;

/** Throws if two names have the same letters. */
export function compileBoard({ spaces, reach }: BoardPlan): CompiledBoard {
  const ids = spaces.map(({ id }) => id as SpaceId);
  const coasts = spaces.flatMap((space) => space.coasts.map((at) => at as Location));
  const locations: readonly Location[] = [...ids, ...coasts];
  const index = new Map<string, number>(locations.map((location, number) => [location, number]));
  const spaceOf = Int16Array.from(locations, (location) => index.get(location.slice(0, 3)) ?? -1);
  const numbers = (names: readonly string[]): Indices =>
    names.map((name) => index.get(name) ?? -1).sort((a, b) => a - b);
  const reached = [
    ...ids.map((at) => numbers(reach('A', at))),
    ...locations.map((at) => numbers(reach('F', at))),
  ];
  const reachSpaces = reached.map((list) => list.map((location) => spaceOf[location] ?? -1));
  const isSea = Uint8Array.from(spaces, ({ kind }) => (kind === 'sea' ? 1 : 0));
  const places = (space: number): Indices => {
    const own = numbers(spaces[space]?.coasts ?? []);
    return own.length > 0 ? own : [space];
  };
  return {
    spaces: ids,
    locations,
    spaceOf,
    isSea,
    isCoastal: Uint8Array.from(spaces, ({ kind }) => (kind === 'coastal' ? 1 : 0)),
    coasts: spaces.map((space) => numbers(space.coasts)),
    reach: reached,
    reachSpaces,
    seas: ids.map((_, space) => {
      const touched = places(space).flatMap((at) => reachSpaces[ids.length + at] ?? NOWHERE);
      return [...new Set(touched)].filter((sea) => isSea[sea] === 1).sort((a, b) => a - b);
    }),
    ...letterTables(locations, spaceOf, ids.length),
  };
}

function letterTables(
  locations: readonly Location[],
  spaceOf: Int16Array,
  count: number,
): Pick<CompiledBoard, 'byLetters' | 'coastsByLetter'> {
  const byLetters = new Int16Array(LETTERS ** 3).fill(-1);
  const coastsByLetter = new Int16Array(count * LETTERS).fill(-1);
  for (const [number, name] of locations.entries()) {
    const [table, cell] =
      number < count
        ? [byLetters, cellOf(name)]
        : [coastsByLetter, (spaceOf[number] ?? 0) * LETTERS + letter(name, COAST_LETTER)];
    if (table[cell] !== -1) throw new Error(`${name} is not told apart by its letters`);
    table[cell] = number;
  }
  return { byLetters, coastsByLetter };
}

/** The standard board of `spaces.ts` and `adjacency.ts`. */
export const STANDARD_BOARD = compileBoard({
  spaces: SPACE_IDS.map((id) => ({ id, kind: SPACES[id].kind, coasts: SPACES[id].coasts })),
  reach: (kind, at) =>
    kind === 'A' || fleetLocations(at.slice(0, 3) as SpaceId).includes(at as Location)
      ? neighbours({ kind, at: at as Location })
      : [],
});

if (STANDARD_BOARD.locations.some((location, index) => location !== LOCATIONS[index]))
  throw new Error('the compiled board has another order of locations');

/** The space of a location; -1 if the board has none of that name. */
export function spaceIndex(board: CompiledBoard, location: Location): number {
  return board.byLetters[cellOf(location)] ?? -1;
}

/** The location; -1 if the board has none of that name. */
export function locationIndex(board: CompiledBoard, location: Location): number {
  const space = spaceIndex(board, location);
  if (location.length === 3) return space;
  return board.coastsByLetter[space * LETTERS + letter(location, COAST_LETTER)] ?? -1;
}

/** The names behind the numbers. Throw on a number that is none. */
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

/** The station of a unit; -1 if the board has no location of that name. */
export function stationOf(board: CompiledBoard, kind: UnitKind, at: Location): number {
  if (kind === 'A') return spaceIndex(board, at);
  const location = locationIndex(board, at);
  return location < 0 ? -1 : board.spaces.length + location;
}

/** Whether a unit at the station can go to exactly this location in one move, without a convoy. */
export function reachesLocation(board: CompiledBoard, station: number, location: number): boolean {
  return has(board.reach[station], location);
}

/** Whether a unit at the station can go to some location of the space in one move, without a convoy. */
export function reachesSpace(board: CompiledBoard, station: number, space: number): boolean {
  return has(board.reachSpaces[station], space);
}

/** Whether a fleet could pass between the sea and the other space: so could an army by convoy. */
export function touches(board: CompiledBoard, sea: number, space: number): boolean {
  return has(board.seas[space], sea);
}

/** A dozen numbers at most: quicker than any table of all pairs, on a board of any size. */
function has(list: Indices | undefined, number: number): boolean {
  if (list) for (const each of list) if (each === number) return true;
  return false;
}
