import { fleetLocations, neighbours, SPACE_IDS, spaceOf } from '../../src/board/board.ts';
import type { SpaceId } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';

const around = (space: SpaceId): readonly SpaceId[] => [
  ...neighbours({ kind: 'A', at: space }).map(spaceOf),
  ...fleetLocations(space).flatMap((at) => neighbours({ kind: 'F', at }).map(spaceOf)),
];

const NEXT = new Map(SPACE_IDS.map((space) => [space, [...new Set(around(space))]]));

/** The spaces that an army or a fleet could move to from `space`. */
export const nextDoor = (space: SpaceId): readonly SpaceId[] => NEXT.get(space) ?? [];

function byDistance(centre: SpaceId): readonly SpaceId[] {
  const found = new Set([centre]);
  for (const space of found) for (const next of nextDoor(space)) found.add(next);
  return [...found];
}

const NEAREST = SPACE_IDS.map(byDistance);

/** All spaces, the nearest to the one with this index first. */
export const nearest = (centre: number): readonly SpaceId[] => NEAREST[centre] ?? [];

/** The coasts to which fleets in these spaces could convoy an army, except its own space. */
export function shoresFrom(home: SpaceId, fleets: ReadonlySet<SpaceId>): readonly SpaceId[] {
  const seas = new Set(nextDoor(home).filter((space) => fleets.has(space)));
  for (const sea of seas) for (const next of nextDoor(sea)) if (fleets.has(next)) seas.add(next);
  const shores = new Set(
    [...seas].flatMap(nextDoor).filter((space) => SPACES[space].kind === 'coastal'),
  );
  shores.delete(home);
  return [...shores];
}
