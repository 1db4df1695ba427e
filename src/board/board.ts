import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from './adjacency.ts';
import type { Power } from './powers.ts';
import { SPACES } from './spaces.ts';
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
}

/** Every space by its three letters, in the order that all tables use. */
export const SPACE_IDS = Object.keys(SPACES) as readonly SpaceId[];

/** Every location: the spaces, then the split coasts. */
export const LOCATIONS: readonly Location[] = [
  ...SPACE_IDS,
  ...SPACE_IDS.flatMap((id): readonly CoastId[] => SPACES[id].coasts),
];

/** Whether a text is a location as data has it: `STP/SC`. */
export const isLocation = (text: string): text is Location =>
  (LOCATIONS as readonly string[]).includes(text);

/** The space that a location belongs to: `STP/SC` is in `STP`. */
export function spaceOf(location: Location): SpaceId {
  return location.slice(0, 3) as SpaceId;
}

/** The locations in a space where a fleet can be: its coasts if it has two, otherwise the space itself. */
export function fleetLocations(space: SpaceId): readonly Location[] {
  const { kind, coasts } = SPACES[space];
  if (kind === 'inland') return [];
  return coasts.length > 0 ? coasts : [space];
}

/** The locations that a unit could move to if unopposed, without a convoy (1971 VII.1, VII.3). */
export function neighbours(piece: Piece): readonly Location[] {
  return (
    (piece.kind === 'A' ? ARMY_NEIGHBOURS[spaceOf(piece.at)] : FLEET_NEIGHBOURS[piece.at]) ?? []
  );
}

/** True if a unit could move to some location in the space, without a convoy. */
export function canReach(piece: Piece, space: SpaceId): boolean {
  return neighbours(piece).some((location) => spaceOf(location) === space);
}

/** True if a unit of this kind can be in the space at all. */
export function canBeIn(kind: UnitKind, space: SpaceId): boolean {
  return kind === 'A' ? SPACES[space].kind !== 'sea' : SPACES[space].kind !== 'inland';
}
