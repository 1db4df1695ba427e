import { fleetLocations, spaceIn, spaceOf, STANDARD } from './board.ts';
import type { Board, Location, UnitKind } from './board.ts';

/** Why a unit of this kind cannot be there; null if it can. Without the Army/Fleet module, which has armies at sea. */
export function unitPlaceError(
  kind: UnitKind,
  at: Location,
  board: Board = STANDARD,
): string | null {
  const space = spaceOf(at);
  const land = spaceIn(space, board).kind;
  if (kind === 'A') {
    if (land === 'sea') return 'an army cannot be at sea';
    return at === space ? null : 'an army is never on a coast';
  }
  if (land === 'inland') return 'a fleet cannot be inland';
  return fleetLocations(space, board).includes(at) ? null : 'a fleet there must name its coast';
}
