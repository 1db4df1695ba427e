import { fleetLocations, LOCATIONS, neighbours, SPACE_IDS, spaceOf } from './board.ts';
import type { Location, Piece, SpaceId } from './board.ts';
import { SPACES } from './spaces.ts';

/**
 * The board as small integers, compiled once. A space is its index in `SPACE_IDS`, a location its index
 * in `LOCATIONS` (so that a space without coasts is the same number as both). A piece has a *station*:
 * an army's is its space, a fleet's is its location shifted by `FLEET`; one matrix so serves both kinds.
 */
export const SPACE_COUNT = SPACE_IDS.length;
export const LOCATION_COUNT = LOCATIONS.length;
const FLEET = SPACE_COUNT;
const STATION_COUNT = FLEET + LOCATION_COUNT;

/** Names are read by their letters: by far the quickest way in. A coast is told by the letter after the stroke. */
const LETTERS = 26;
const letter = (name: string, at: number): number => name.charCodeAt(at) - 65;
const cellOf = (name: string): number =>
  (letter(name, 0) * LETTERS + letter(name, 1)) * LETTERS + letter(name, 2);

const BY_LETTERS = new Int16Array(LETTERS ** 3).fill(-1);
const COASTS_BY_LETTER = new Int16Array(SPACE_COUNT * LETTERS).fill(-1);
for (const [index, location] of LOCATIONS.entries()) {
  if (location.length === 3) BY_LETTERS[cellOf(location)] = index;
  else COASTS_BY_LETTER[spaceIndex(spaceOf(location)) * LETTERS + letter(location, 4)] = index;
}

export function spaceIndex(location: Location): number {
  return BY_LETTERS[cellOf(location)] ?? -1;
}

export function locationIndex(location: Location): number {
  const space = spaceIndex(location);
  if (location.length === 3) return space;
  return COASTS_BY_LETTER[space * LETTERS + letter(location, 4)] ?? -1;
}

/** The names behind the numbers. Throw on a number that is none. */
export function spaceAt(index: number): SpaceId {
  return named(SPACE_IDS[index]);
}

export function locationAt(index: number): Location {
  return named(LOCATIONS[index]);
}

function named<T>(name: T | undefined): T {
  if (name === undefined) throw new Error('no such space');
  return name;
}

/** By location: the space it is in. */
export const SPACE_OF = Int16Array.from(LOCATIONS, (location) => spaceIndex(location));

/** By space: 1 for a body of water. */
export const IS_SEA = Uint8Array.from(SPACE_IDS, (id) => (SPACES[id].kind === 'sea' ? 1 : 0));

/** By space: 1 for a province with a coast. */
export const IS_COASTAL = Uint8Array.from(SPACE_IDS, (id) =>
  SPACES[id].kind === 'coastal' ? 1 : 0,
);

export function stationOf(piece: Piece): number {
  return piece.kind === 'A' ? spaceIndex(piece.at) : FLEET + locationIndex(piece.at);
}

const REACHED_LOCATIONS = new Uint8Array(STATION_COUNT * LOCATION_COUNT);
const REACHED_SPACES = new Uint8Array(STATION_COUNT * SPACE_COUNT);
const TOUCHING = new Uint8Array(SPACE_COUNT * SPACE_COUNT);

for (const at of SPACE_IDS) {
  compile({ kind: 'A', at });
  for (const location of fleetLocations(at)) {
    for (const reached of compile({ kind: 'F', at: location })) {
      TOUCHING[spaceIndex(at) * SPACE_COUNT + (SPACE_OF[reached] ?? -1)] = 1;
    }
  }
}

function compile(piece: Piece): readonly number[] {
  const station = stationOf(piece);
  const reached = neighbours(piece).map(locationIndex);
  for (const location of reached) {
    REACHED_LOCATIONS[station * LOCATION_COUNT + location] = 1;
    REACHED_SPACES[station * SPACE_COUNT + (SPACE_OF[location] ?? -1)] = 1;
  }
  return reached;
}

/** Whether a piece at the station can go to exactly this location in one move, without a convoy. */
export function reachesLocation(station: number, location: number): boolean {
  return REACHED_LOCATIONS[station * LOCATION_COUNT + location] === 1;
}

/** Whether a piece at the station can go to some location of the space in one move, without a convoy. */
export function reachesSpace(station: number, space: number): boolean {
  return REACHED_SPACES[station * SPACE_COUNT + space] === 1;
}

/** Whether some fleet could pass between the two spaces: for two seas, or a sea and a coast, whether a convoy can. */
export function touches(a: number, b: number): boolean {
  return TOUCHING[a * SPACE_COUNT + b] === 1;
}
