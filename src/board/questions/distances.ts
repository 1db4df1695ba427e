import {
  type Board,
  canBeIn,
  fleetLocations,
  type Piece,
  type SpaceId,
  spaceOf,
} from '../board.ts';
import type { Power } from '../powers.ts';
import { pairsIn } from './first-year.ts';
import { movesTo } from './moves-to.ts';

/** How far the homes of two powers are apart. */
export interface Distance {
  readonly powers: readonly [Power, Power];
  /** The fewest moves from a home of one to a home of the other, with an army or a fleet; null: only by convoy. */
  readonly moves: number | null;
}

/** The homes of a power; of one without any, where its units are at the start. */
const homesOf = (power: Power, { spaces, start }: Board): readonly SpaceId[] => {
  const homes = [...spaces].flatMap(([id, { home }]) => (home === power ? [id] : []));
  if (homes.length > 0) return homes;
  return start.units.flatMap((unit) => (unit.power === power ? [spaceOf(unit.at)] : []));
};

/** The distances between the homes of all powers, without convoys. */
export function distances(board: Board): readonly Distance[] {
  const reached = new Map(
    board.powers.map((power) => {
      const pieces = homesOf(power, board).flatMap((home): readonly Piece[] => [
        ...(canBeIn('A', home, board) ? [{ kind: 'A', at: home } as const] : []),
        ...fleetLocations(home, board).map((at) => ({ kind: 'F', at }) as const),
      ]);
      return [power, pieces.map((piece) => movesTo(piece, board))] as const;
    }),
  );
  return pairsIn(board.powers).map((powers) => {
    const [one, other] = powers;
    const goals = homesOf(other, board);
    const all = (reached.get(one) ?? []).flatMap((moves) =>
      goals.flatMap((goal) => moves.get(goal) ?? []),
    );
    return { powers, moves: all.length > 0 ? Math.min(...all) : null };
  });
}
