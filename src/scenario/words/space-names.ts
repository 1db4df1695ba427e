import { type Board, hasStandardMap, type SpaceId } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import type { SpaceNames } from './author-words.ts';

/** How the words of an author name the spaces of a board: by their ids or their short names. */
export function spaceNamesOn(board: Board): SpaceNames {
  if (hasStandardMap(board))
    return { idOf: (written) => written.toUpperCase(), isSpace: (id) => id in SPACES };
  const ids = new Map<string, string>();
  for (const [id, { short }] of board.spaces) ids.set(short.toLowerCase(), id);
  for (const id of board.spaceIds) ids.set(id, id);
  return {
    idOf: (written) => ids.get(written.toLowerCase()) ?? written,
    isSpace: (id) => board.spaces.has(id as SpaceId),
  };
}
