import { canReach } from '../../src/board/board.ts';
import type { SpaceId } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';

export const kindOf = (space: SpaceId) => SPACES[space].kind;
const adjoins = (sea: SpaceId, space: SpaceId): boolean => canReach({ kind: 'F', at: sea }, space);

/** Every chain of these fleets from shore to shore, by trying them all, that has no shorter one within it. */
export function routesOf(
  fleets: readonly SpaceId[],
  from: SpaceId,
  to: SpaceId,
): readonly (readonly SpaceId[])[] {
  const found: (readonly SpaceId[])[] = [];
  const extend = (chain: readonly SpaceId[]): void => {
    const last = chain[chain.length - 1];
    if (last && adjoins(last, to)) {
      found.push(chain);
      return;
    }
    for (const next of fleets) {
      if (chain.includes(next) || !adjoins(last ?? next, last ? next : from)) continue;
      // A detour past a sea that an earlier fleet borders could spare the fleets between.
      if (chain.slice(0, -1).some((earlier) => adjoins(earlier, next))) continue;
      if (last && adjoins(next, from)) continue;
      extend([...chain, next]);
    }
  };
  extend([]);
  return found.filter(
    (chain) =>
      !found.some(
        (other) => other.length < chain.length && other.every((sea) => chain.includes(sea)),
      ),
  );
}

export const coastal = (space: SpaceId): boolean => kindOf(space) === 'coastal';

export function canBeCarried(fleets: readonly SpaceId[], from: SpaceId, to: SpaceId): boolean {
  return coastal(from) && coastal(to) && from !== to && routesOf(fleets, from, to).length > 0;
}
