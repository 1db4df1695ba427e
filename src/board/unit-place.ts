import { fleetLocations, spaceOf, type Location, type UnitKind } from './board.ts';
import { SPACES } from './spaces.ts';

/** Why a unit of this kind cannot be there; null if it can. Without the Army/Fleet module, which has armies at sea. */
export function unitPlaceError(kind: UnitKind, at: Location): string | null {
  const space = spaceOf(at);
  const land = SPACES[space].kind;
  if (kind === 'A') {
    if (land === 'sea') return 'an army cannot be at sea';
    return at === space ? null : 'an army is never on a coast';
  }
  if (land === 'inland') return 'a fleet cannot be inland';
  return fleetLocations(space).includes(at) ? null : 'a fleet there must name its coast';
}
