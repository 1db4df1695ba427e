import { spaceOf, type CoastId, type Location, type SpaceId } from './board.ts';
import { COAST_PLACES, CROSSINGS, SEA_LABELS, SPACE_PLACES } from './geometry/places.ts';
import { SPACES } from './spaces.ts';

/** A point on the map, in map units: the map is 1200 wide and 1022 high, and y points down. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** An axis-aligned box. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a name is placed on the map. */
export interface LabelPlace extends MapPoint {
  /** The lines, centred on the point; a centre's ring precedes the first line. */
  readonly lines: readonly string[];
}

export const MAP: Box = { left: 0, top: 0, right: 1200, bottom: 1022 };

const at = (row: readonly number[] | undefined, index: number): MapPoint => ({
  x: row?.[index] ?? NaN,
  y: row?.[index + 1] ?? NaN,
});

const rowOf = (location: Location): readonly number[] =>
  location.length > 3 ? COAST_PLACES[location as CoastId] : SPACE_PLACES[location as SpaceId];

/** Where a unit is drawn: a fleet on a split coast near that coast, all others in the middle of their space. */
export function unitPlace(location: Location): MapPoint {
  return at(rowOf(location), 0);
}

/** Where a dislodged unit is drawn, about 30 units from its previous position. */
export function dislodgedPlace(location: Location): MapPoint {
  return at(rowOf(location), 2);
}

/** The centre of the name of a space, with its lines. */
export function labelPlace(space: SpaceId): LabelPlace {
  const row = SPACE_PLACES[space];
  const { name } = SPACES[space];
  const gap = name.lastIndexOf(' ');
  const lines = row[10] === 2 ? [name.slice(0, gap), name.slice(gap + 1)] : [name];
  return { ...at(row, 4), lines };
}

/** A name on one line, rotated about its centre. */
export interface TurnedLabel extends MapPoint {
  /** Degrees, clockwise. */
  readonly angle: number;
}

/**
 * The name of a long sea set along its axis, clear of units at the usual zoom. Null if the sea has only the upright
 * name at `labelPlace`.
 */
export function turnedLabel(space: SpaceId): TurnedLabel | null {
  const row = SEA_LABELS[space];
  return row ? { ...at(row, 0), angle: row[2] ?? 0 } : null;
}

/** The bounding box of a space. */
export function bounds(space: SpaceId): Box {
  const [left = NaN, top = NaN, right = NaN, bottom = NaN] = SPACE_PLACES[space].slice(6, 10);
  return { left, top, right, bottom };
}

/**
 * Where a move between two adjacent locations crosses their border, the same in both directions. Null if no unit can
 * move from one to the other without a convoy.
 */
export function borderPoint(from: Location, to: Location): MapPoint | null {
  const find = (a: Location, b: Location) => CROSSINGS[[a, b].sort().join(' ')];
  const row = find(from, to) ?? find(spaceOf(from), spaceOf(to));
  return row ? at(row, 0) : null;
}
