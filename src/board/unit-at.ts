import { spaceOf, STANDARD } from './board.ts';
import type { MovesAboard, Piece, Position, SpaceId, Unit } from './board.ts';

/**
 * A unit is named by the space it was in before the moves; an army aboard a fleet is named by the berth of its sea,
 * `WES/AB` (`unitAt` makes both). To get the space, call `spaceOf(unit)`.
 */
export type UnitAt = SpaceId;

const BERTH = '/AB';

/** The berth of a sea, where the army aboard a fleet there is (Army/Fleet module). Berths come after all spaces. */
export const berthIn = (sea: SpaceId): SpaceId => (sea + BERTH) as SpaceId;

export const isBerth = (unit: SpaceId): boolean => unit.endsWith(BERTH);

/**
 * An army at sea is always aboard a fleet. Only the standard board has berths; the ids of other boards are in lower case,
 * so none of them is one of its seas.
 */
const isAboard = ({ kind, at }: Piece): boolean =>
  kind === 'A' && STANDARD.spaces.get(spaceOf(at))?.kind === 'sea';

/** The name of a unit: the space that it is in, or the berth of its sea if it is aboard. */
export const unitAt = (piece: Piece): SpaceId =>
  isAboard(piece) ? berthIn(spaceOf(piece.at)) : spaceOf(piece.at);

export const unitsBySpace = (position: Position): ReadonlyMap<UnitAt, Unit> =>
  new Map(position.units.map((unit) => [unitAt(unit), unit]));

/**
 * How many moves an army has been aboard after one more. The fourth is its last (A/F II.b), so the count never exceeds
 * 3.
 */
export const oneMoveMore = (moves: MovesAboard = 1): MovesAboard => (moves === 1 ? 2 : 3);
