import { spaceOf, type CoastId, type Location, type SpaceId } from './board.ts';
import { COAST_PLACES, CROSSINGS, SEA_LABELS, SPACE_PLACES } from './geometry/places.ts';
import { SPACES } from './spaces.ts';

/** A place on the map, in map units: the map is 1200 wide and 1022 high, y points down. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a name is written. */
export interface LabelPlace extends Place {
  /** What is centred on the place: these lines and, before a centre's name, its ring. */
  readonly lines: readonly string[];
}

export const MAP: Box = { left: 0, top: 0, right: 1200, bottom: 1022 };

const at = (row: readonly number[] | undefined, index: number): Place => ({
  x: row?.[index] ?? NaN,
  y: row?.[index + 1] ?? NaN,
});

const rowOf = (location: Location): readonly number[] =>
  location.length > 3 ? COAST_PLACES[location as CoastId] : SPACE_PLACES[location as SpaceId];

/** Where a unit stands: a fleet on a split coast near that coast, all others in the middle. */
export function unitPlace(location: Location): Place {
  return at(rowOf(location), 0);
}

/** Where a dislodged unit is pushed to, about 30 units from where it stood. */
export function dislodgedPlace(location: Location): Place {
  return at(rowOf(location), 2);
}

/** The middle of the name of a space, with its lines. */
export function labelPlace(space: SpaceId): LabelPlace {
  const row = SPACE_PLACES[space];
  const { name } = SPACES[space];
  const gap = name.lastIndexOf(' ');
  const lines = row[10] === 2 ? [name.slice(0, gap), name.slice(gap + 1)] : [name];
  return { ...at(row, 4), lines };
}

/** A name in one line, turned about its middle. */
export interface TurnedLabel extends Place {
  /** Degrees, clockwise. */
  readonly angle: number;
}

/**
 * The name of a long sea as it lies along the sea, clear of units at the usual zoom. Null where only
 * the upright name at `labelPlace` will do.
 */
export function turnedLabel(space: SpaceId): TurnedLabel | null {
  const row = SEA_LABELS[space];
  return row ? { ...at(row, 0), angle: row[2] ?? 0 } : null;
}

/**
 * Where the ring of a centre is at the usual zoom: before the name, on its height. Null if the space
 * is no centre. At other zooms keep it beside the name, whose width in map units is another then.
 */
export function centrePlace(space: SpaceId): Place | null {
  const [, , , , , y, , , , , , x] = SPACE_PLACES[space];
  return x === undefined || y === undefined ? null : { x, y };
}

/** The smallest upright box round a space. */
export function bounds(space: SpaceId): Box {
  const [left = NaN, top = NaN, right = NaN, bottom = NaN] = SPACE_PLACES[space].slice(6, 10);
  return { left, top, right, bottom };
}

/**
 * Where the way between two adjacent locations crosses their border, the same both ways. Null if no
 * piece can go from one to the other in one move without a convoy.
 */
export function borderPoint(from: Location, to: Location): Place | null {
  const find = (a: Location, b: Location) => CROSSINGS[[a, b].sort().join(' ')];
  const row = find(from, to) ?? find(spaceOf(from), spaceOf(to));
  return row ? at(row, 0) : null;
}
