import { neighbours, spaceOf } from '../../../board/board.ts';
import type { SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';

/** The provinces that a sea touches. */
export const touches = (sea: SpaceId, space: SpaceId): boolean =>
  neighbours({ kind: 'F', at: sea }).some((at) => spaceOf(at) === space);

/** An army, by its power and province. */
interface Boarder {
  readonly power: Power;
  readonly at: SpaceId;
}

/**
 * A4, II.a: of the armies that are ordered to board a fleet, the first that can: adjacent to its sea, and of its power.
 */
export const boarderMeant = <B extends Boarder>(
  fleet: Boarder,
  armies: readonly B[],
): B | undefined => armies.find(({ power, at }) => power === fleet.power && touches(fleet.at, at));
