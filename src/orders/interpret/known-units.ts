import type { Position, SpaceId } from '../../board/board.ts';
import { spaceOf } from '../../board/board.ts';
import { bestMeanings, type KnownUnits, type KnownUnit } from './choose-meaning.ts';
import { canBeIn } from '../../board/board.ts';
import type { WrittenOrder } from './written-order.ts';

function known(byPosition: boolean, units: readonly KnownUnit[]): KnownUnits {
  const bySpace = new Map<SpaceId, KnownUnit>();
  const disputed = new Set<SpaceId>();
  for (const unit of units) {
    const other = bySpace.get(unit.space);
    if (other && other.kind !== unit.kind) disputed.add(unit.space);
    if (!other) bySpace.set(unit.space, unit);
  }
  for (const space of disputed) bySpace.delete(space);
  const fleets = units.filter(({ kind }) => kind === 'F').map(({ space }) => space);
  return { byPosition, units: bySpace, fleets: new Set(fleets) };
}

export function knownByPosition({ units }: Position): KnownUnits {
  return known(
    true,
    units.map(({ power, kind, at }) => ({ power, kind, space: spaceOf(at) })),
  );
}

/**
 * The units known from the orders: every order says where its own unit is, and most say whether it is an army or a
 * fleet.
 */
export function knownByOrders(written: readonly WrittenOrder[]): KnownUnits {
  const fleets = written.flatMap(({ unit }): readonly SpaceId[] => {
    const homes = unit.place?.spaces.filter((space) => canBeIn('F', space)) ?? [];
    return unit.kind === 'F' && homes.length === 1 ? homes : [];
  });
  const first: KnownUnits = { byPosition: false, units: new Map(), fleets: new Set(fleets) };
  const ordered = written.flatMap((order): readonly KnownUnit[] => {
    const power = order.power ?? null;
    const meanings = bestMeanings(order, power, first);
    const [meaning] = meanings;
    const isSure = meanings.every(
      ({ unit }) => unit.space === meaning?.unit.space && unit.kind === meaning.unit.kind,
    );
    return meaning && isSure ? [{ ...meaning.unit, power }] : [];
  });
  return known(false, ordered);
}
