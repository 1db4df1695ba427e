import {
  type Board,
  type Location,
  neighbours,
  type Piece,
  type SpaceId,
  spaceOf,
} from '../board.ts';

/**
 * How many moves a unit needs to each space, without convoys and with nobody in its way; 0: it is there. Spaces that it
 * cannot get to are left out.
 */
export function movesTo({ kind, at: from }: Piece, board: Board): ReadonlyMap<SpaceId, number> {
  const reached = new Map<Location, number>([[from, 0]]);
  // What is added to a map is visited, too.
  for (const [at, moves] of reached)
    for (const next of neighbours({ kind, at }, board))
      if (!reached.has(next)) reached.set(next, moves + 1);
  const spaces = new Map<SpaceId, number>();
  for (const [at, moves] of reached) if (!spaces.has(spaceOf(at))) spaces.set(spaceOf(at), moves);
  return spaces;
}
