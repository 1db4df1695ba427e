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
 * Who owns which centre in a position: as it says or, if its units are in the spaces where a game begins, as the board says.
 * Null: not known.
 */
export function ownersIn({ units, owners, board = STANDARD }: Position): Owners | null {
  if (owners) return owners;
  const { start } = board;
  const first = new Map(start.units.map(({ at, power }) => [spaceOf(at), power]));
  const isFirst = ({ power, at }: Unit): boolean => first.get(spaceOf(at)) === power;
  return units.length === first.size && units.every(isFirst) ? ownersAtStart(board) : null;
}
