import { SPACE_IDS, spaceOf } from './board.ts';
import type { MovesAboard, Piece, SpaceId } from './board.ts';
import { SPACES } from './spaces.ts';

/**
 * A unit is named by the space it stood in before the moves; an army aboard a fleet by the berth of its sea, `WES/AB`
 * (`unitAt` makes both). So whoever wants the space asks `spaceOf(unit)`.
 */
export type UnitAt = SpaceId;

const BERTH = '/AB';

/** The berth of a sea, where the army aboard a fleet there stands (Army/Fleet module): a place of its own, after all spaces. */
export const berthIn = (sea: SpaceId): SpaceId => (sea + BERTH) as SpaceId;

export const isBerth = (unit: SpaceId): boolean => unit.endsWith(BERTH);

export const allBerths = (): readonly SpaceId[] =>
  SPACE_IDS.filter((id) => SPACES[id].kind === 'sea').map(berthIn);

/** An army at sea is aboard a fleet. */
const isAboard = ({ kind, at }: Piece): boolean =>
  kind === 'A' && SPACES[spaceOf(at)].kind === 'sea';

/** The name of a unit: the space where it stands, or the berth of its sea if it is aboard. */
export const unitAt = (piece: Piece): SpaceId =>
  isAboard(piece) ? berthIn(spaceOf(piece.at)) : spaceOf(piece.at);

/** How many moves an army has been aboard after one more. The fourth is its last (A/F II.b), so no count is higher than this. */
export const oneMoveMore = (moves: MovesAboard = 1): MovesAboard => (moves === 1 ? 2 : 3);
