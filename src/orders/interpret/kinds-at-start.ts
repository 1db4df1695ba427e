import type { SpaceId, UnitKind } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import type { KnownUnit } from './choose-meaning.ts';

/** A unit with an order of its own; its kind is null if its order does not show it. */
export interface OrderedUnit extends Omit<KnownUnit, 'kind'> {
  readonly kind: UnitKind | null;
}

/** The home centres with a fleet at the start of the game (1971 VI.3); in each of the others is an army. */
const FLEETS = 'ANK BRE EDI KIE LON NAP SEV STP TRI';

/** What is in a home centre at the start of the game. An embed has no list of these units. */
export const kindAtStart = (home: SpaceId): UnitKind => (FLEETS.includes(home) ? 'F' : 'A');

/** Whether all units may be where the game starts. */
export const areAtStart = (units: readonly OrderedUnit[]): boolean =>
  units.every(
    ({ power, space, kind }) =>
      power !== null &&
      SPACES[space].home === power &&
      (kind ?? kindAtStart(space)) === kindAtStart(space),
  );
