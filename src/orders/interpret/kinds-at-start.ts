import { spaceOf, type SpaceId, type UnitKind } from '../../board/board.ts';
import { START } from '../../board/start.ts';
import type { KnownUnit } from './choose-meaning.ts';

/** A unit with an order of its own; its kind is null if its order does not show it. */
export interface OrderedUnit extends Omit<KnownUnit, 'kind'> {
  readonly kind: UnitKind | null;
}

/** Which units are armies and which are fleets at the start of the game; null if a unit is not where one starts. */
export function kindsAtStart(units: readonly OrderedUnit[]): ReadonlyMap<SpaceId, UnitKind> | null {
  const fits = units.every(({ power, space, kind }) =>
    START.units.some(
      (unit) =>
        spaceOf(unit.at) === space && unit.power === power && (kind ?? unit.kind) === unit.kind,
    ),
  );
  return fits ? new Map(START.units.map(({ kind, at }) => [spaceOf(at), kind])) : null;
}
