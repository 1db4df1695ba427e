import {
  boardOf,
  type Board,
  type BoardFacts,
  type Location,
  type Space,
  type SpaceId,
} from '../board.ts';

/** The facts of a board as plain data, which survives JSON. */
export interface PackedBoard extends Omit<BoardFacts, 'spaces' | 'armies' | 'fleets' | 'of'> {
  readonly spaces: readonly (readonly [SpaceId, Space])[];
  readonly armies: readonly (readonly [Location, readonly Location[]])[];
  readonly fleets: readonly (readonly [Location, readonly Location[]])[];
}

/** The facts of a board of its own map. */
export function packBoard(board: Board): PackedBoard {
  const { spaceIds: _s, locations: _l, order: _o, centres: _c, of: _of, ...facts } = board;
  const { spaces, armies, fleets } = facts;
  return { ...facts, spaces: [...spaces], armies: [...armies], fleets: [...fleets] };
}

export const unpackBoard = ({ spaces, armies, fleets, ...facts }: PackedBoard): Board =>
  boardOf({
    ...facts,
    spaces: new Map(spaces),
    armies: new Map(armies),
    fleets: new Map(fleets),
  });
