import { canReach } from '../../src/board/board.ts';
import type { SpaceId } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';

export const kindOf = (space: SpaceId) => SPACES[space].kind;
const adjoins = (sea: SpaceId, space: SpaceId): boolean => canReach({ kind: 'F', at: sea }, space);

/** All minimal routes over these fleets, from shore to shore, by trying them all. */
export function routesOf(
  fleets: readonly SpaceId[],
  from: SpaceId,
  to: SpaceId,
): readonly (readonly SpaceId[])[] {
  const found: (readonly SpaceId[])[] = [];
  const extend = (route: readonly SpaceId[]): void => {
    const last = route[route.length - 1];
    if (last && adjoins(last, to)) {
      found.push(route);
      return;
    }
    for (const next of fleets) {
      if (route.includes(next) || !adjoins(last ?? next, last ? next : from)) continue;
      // A detour past a sea adjacent to an earlier fleet has superfluous fleets.
      if (route.slice(0, -1).some((earlier) => adjoins(earlier, next))) continue;
      if (last && adjoins(next, from)) continue;
      extend([...route, next]);
    }
  };
  extend([]);
  return found.filter(
    (route) =>
      !found.some(
        (other) => other.length < route.length && other.every((sea) => route.includes(sea)),
      ),
  );
}

export const coastal = (space: SpaceId): boolean => kindOf(space) === 'coastal';

export function canBeCarried(fleets: readonly SpaceId[], from: SpaceId, to: SpaceId): boolean {
  return coastal(from) && coastal(to) && from !== to && routesOf(fleets, from, to).length > 0;
}
