import { spaceIn, spaceOf, STANDARD } from './board.ts';
import type { Board, Owners, Position, SpaceId, Unit } from './board.ts';

/** The supply centres, in board order. */
export const CENTRES: readonly SpaceId[] = STANDARD.centres;

/** Every home centre of a board with its power. */
export const homeOwners = (board: Board): Owners =>
  Object.fromEntries(
    board.centres.flatMap((centre) => {
      const { home } = spaceIn(centre, board);
      return home ? [[centre, home] as const] : [];
    }),
  );

/** Who owns which centre when a game begins: as the board says, or else each power its homes. */
export const ownersAtStart = (board: Board): Owners => board.start.owners ?? homeOwners(board);

/** Those of the standard board; the other twelve centres are neutral (1971 VI.3). */
export const HOME_OWNERS: Owners = homeOwners(STANDARD);

/**
 * Who owns which centre in a position: as it says or, if it is the start of a game, with a unit in every home centre
 * and no others, each power its home. Null: not known.
 */
export function ownersIn({ units, owners }: Position): Owners | null {
  const isHome = ({ power, at }: Unit): boolean => HOME_OWNERS[spaceOf(at)] === power;
  return owners ?? (units.length === 22 && units.every(isHome) ? HOME_OWNERS : null);
}
