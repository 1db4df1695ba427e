import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from './adjacency.ts';
import type { Calendar } from './calendar.ts';
import { NATIONALITY, POWERS, type Power } from './powers.ts';
import { NotOnBoardError } from './not-on-board.ts';
import { SPACES } from './spaces.ts';
import { START } from './start.ts';
import type { CoastId, Location, SpaceId } from './spaces.ts';

export type { CoastId, Location, SpaceId };

/** What may be in a space: armies inland, fleets at sea, either on a coast. */
export type SpaceKind = 'inland' | 'coastal' | 'sea';
/** An army or a fleet. */
export type UnitKind = 'A' | 'F';

/** A unit's kind and location, as an order names it. */
export interface Piece {
  readonly kind: UnitKind;
  readonly at: Location;
}

export interface Unit extends Piece {
  readonly power: Power;
  /** For an army aboard a fleet: how many moves it has been there (A/F II.b). Omitted for all other units. */
  readonly moves?: MovesAboard;
}

/** How many moves an army has been aboard its fleet at the end of the last one; after four it starves. */
export type MovesAboard = 1 | 2 | 3;

/** Who owns which supply centre; a centre that is left out has no owner. */
export type Owners = Readonly<Partial<Record<SpaceId, Power>>>;

/** The units before a movement phase: at most one per space, plus an army aboard a fleet in its berth (`unitAt`). */
export interface Position {
  readonly units: readonly Unit[];
  /** As of the last adjustments; null or left out if it is not known. */
  readonly owners?: Owners | null;
  /** The board that it is on; left out for the standard one. */
  readonly board?: Board;
}

/** With what a game begins. */
export interface Start extends Omit<Position, 'board'> {
  /** In which of the turns of its first year, or with the adjustments at its end; left out: in the first turn. */
  readonly season?: 'Fall' | 'Winter';
}

/** A space of a board. */
export interface Space {
  readonly name: string;
  /** Its name where there is little room, and in orders. */
  readonly short: string;
  /** Other names, as in orders. */
  readonly aliases?: readonly string[];
  readonly kind: SpaceKind;
  /** Its coasts, if a fleet there is on one of several. */
  readonly coasts: readonly Location[];
  /** Whether it has a supply centre, and of which power it is the home; null: of none. */
  readonly centre: boolean;
  readonly home: Power | null;
}

/** Where a unit can go from a location in one move, without a convoy. Symmetric. */
type Borders = ReadonlyMap<Location, readonly Location[]>;

/** What a board says. Ids are names only; that of a coast is the id of its space, a slash, and more. */
export interface BoardFacts {
  readonly id: string;
  readonly name: string;
  /** In the order in which they are listed. */
  readonly powers: readonly Power[];
  /** Those of them that nobody plays: their units stand still. */
  readonly idle?: readonly Power[];
  /** The English adjective of a power: "the Austrian army". Its name, if it has none. */
  readonly nationality: Readonly<Partial<Record<Power, string>>>;
  /** The colours of powers, `#3a63a0`, if they are not those of the standard board. */
  readonly colours?: Readonly<Partial<Record<Power, string>>>;
  /** In the order that all tables use. */
  readonly spaces: ReadonlyMap<SpaceId, Space>;
  readonly armies: Borders;
  readonly fleets: Borders;
  /** Where a power may build: in its homes, in any home, or in any centre that it owns. */
  readonly builds: 'home' | 'any-home' | 'anywhere';
  /** The position at the beginning, with its owners. */
  readonly start: Start;
  /** A power that owns this many centres wins; null: no number does. */
  readonly winning: number | null;
  /** When its turns are, if they are two and then adjustments; left out for the calendar of the standard board. */
  readonly calendar?: Calendar;
  /** Of a variant: the board whose map it has, with the same spaces, borders and names. */
  readonly of?: Board;
}

/** A board with what follows from it. Made by `boardOf` only. */
export interface Board extends BoardFacts {
  readonly spaceIds: readonly SpaceId[];
  /** Every location: the spaces, then the coasts. */
  readonly locations: readonly Location[];
  /** The place of each location in that list. */
  readonly order: ReadonlyMap<Location, number>;
  /** The spaces with a supply centre, in board order. */
  readonly centres: readonly SpaceId[];
}

const made = new WeakSet<object>();

/** Makes a board of its facts. Throws if two places have the same name. */
export function boardOf(facts: BoardFacts): Board {
  const spaceIds = [...facts.spaces.keys()];
  const locations = [...spaceIds, ...[...facts.spaces.values()].flatMap(({ coasts }) => coasts)];
  const order = new Map(locations.map((at, place) => [at, place]));
  if (order.size < locations.length) throw new Error('two places have the same name');
  const centres = spaceIds.filter((id) => facts.spaces.get(id)?.centre);
  const board: Board = { ...facts, spaceIds, locations, order, centres };
  made.add(board);
  return board;
}

/** Whether a value is a board that `boardOf` made: of any other nothing is known. */
export const isBoard = (value: unknown): value is Board =>
  typeof value === 'object' && value !== null && made.has(value);

const bordersOf = (table: Readonly<Partial<Record<Location, readonly Location[]>>>): Borders =>
  new Map(Object.entries(table) as [Location, readonly Location[]][]);

/** A power that owns this many wins a game of seven players (1971 II). */
export const WINNING_CENTRES = 18;

/** The standard board. */
export const STANDARD: Board = /* @__PURE__ */ boardOf({
  id: 'standard',
  name: 'Diplomacy',
  powers: POWERS,
  nationality: NATIONALITY,
  spaces: new Map(Object.entries(SPACES) as [SpaceId, Space][]),
  armies: bordersOf(ARMY_NEIGHBOURS),
  fleets: bordersOf(FLEET_NEIGHBOURS),
  builds: 'home',
  start: START,
  winning: WINNING_CENTRES,
});

/** Whether a board is the standard one or a variant on its map. */
export const hasStandardMap = (board: Board): boolean => (board.of ?? board) === STANDARD;

/** Whether a board has the standard map and all its powers are among the seven, which all notations know. */
export const hasGreatPowers = (board: Board): boolean =>
  hasStandardMap(board) && board.powers.every((power) => POWERS.includes(power));

/** The powers that may be on the map of a board: on that of a variant also those of the board that it changes. */
export const powersOnMap = ({ powers, of }: Board): readonly Power[] => [
  ...new Set([...powers, ...(of?.powers ?? [])]),
];

/** Where a power may build if it owns the centre: in its homes (1971 XIII.2), or wherever the board says. */
export function mayBuildIn(space: SpaceId, power: Power, board: Board = STANDARD): boolean {
  const { centre, home } = spaceIn(space, board);
  return (
    centre && { home: home === power, 'any-home': home !== null, anywhere: true }[board.builds]
  );
}

/** The board of a position. */
export const boardIn = ({ board = STANDARD }: { readonly board?: Board }): Board => board;

/** The board of a position, for another position on it: nothing for the standard one, which is left out. */
export const onBoardOf = ({ board }: { readonly board?: Board }): { readonly board?: Board } =>
  board === undefined ? {} : { board };

/** A space by its id. Throws a `NotOnBoardError` if the board has none of that name. */
export function spaceIn(id: SpaceId, board: Board = STANDARD): Space {
  const space = board.spaces.get(id);
  if (!space) throw new NotOnBoardError(id, board.name);
  return space;
}

/** Every space of the standard board by its three letters, in the order that all tables use. */
export const SPACE_IDS: readonly SpaceId[] = STANDARD.spaceIds;

/** Every location of the standard board: the spaces, then the split coasts. */
export const LOCATIONS: readonly Location[] = STANDARD.locations;

/** Whether a text is a location as data has it: `STP/SC`. */
export const isLocation = (text: string, board: Board = STANDARD): text is Location =>
  board.order.has(text as Location);

/** The space that a location belongs to: `STP/SC` is in `STP`. */
export function spaceOf(location: Location): SpaceId {
  const end = location.indexOf('/');
  return (end < 0 ? location : location.slice(0, end)) as SpaceId;
}

/** The coast that a location names: `SC` of `STP/SC`; empty if it is a whole space. */
export function coastOf(location: Location): string {
  const end = location.indexOf('/');
  return end < 0 ? '' : location.slice(end + 1);
}

/** The locations in a space where a fleet can be: its coasts if it has some, otherwise the space itself. */
export function fleetLocations(space: SpaceId, board: Board = STANDARD): readonly Location[] {
  const { kind, coasts } = spaceIn(space, board);
  if (kind === 'inland') return [];
  return coasts.length > 0 ? coasts : [space];
}

/** The locations that a unit could move to if unopposed, without a convoy (1971 VII.1, VII.3). */
export const neighbours = ({ kind, at }: Piece, board: Board = STANDARD): readonly Location[] =>
  (kind === 'A' ? board.armies.get(spaceOf(at)) : board.fleets.get(at)) ?? [];

/** True if a unit could move to some location in the space, without a convoy. */
export const canReach = (piece: Piece, space: SpaceId, board: Board = STANDARD): boolean =>
  neighbours(piece, board).some((location) => spaceOf(location) === space);

/** True if a unit of this kind can be in the space at all. */
export const canBeIn = (kind: UnitKind, space: SpaceId, board: Board = STANDARD): boolean =>
  spaceIn(space, board).kind !== (kind === 'A' ? 'sea' : 'inland');
