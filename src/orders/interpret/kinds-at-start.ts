import { spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, SpaceId, UnitKind } from '../../board/board.ts';
import type { KnownUnit } from './choose-meaning.ts';

/** A unit with an order of its own; its kind is null if its order does not show it. */
export interface OrderedUnit extends Omit<KnownUnit, 'kind'> {
  readonly kind: UnitKind | null;
}

/** What is in a home centre at the start of the game (1971 VI.3); an army where nothing is. */
export const kindAtStart = (home: SpaceId, { start }: Board): UnitKind =>
  start.units.find(({ at }) => spaceOf(at) === home)?.kind ?? 'A';

/** Whether all units may be where the game starts. */
export const areAtStart = (units: readonly OrderedUnit[], board: Board): boolean =>
  units.every(
    ({ power, space, kind }) =>
      power !== null &&
      spaceIn(space, board).home === power &&
      (kind ?? kindAtStart(space, board)) === kindAtStart(space, board),
  );
