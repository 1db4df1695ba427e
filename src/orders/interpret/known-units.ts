import {
  boardIn,
  canBeIn,
  spaceOf,
  type Board,
  type Position,
  type SpaceId,
  type UnitKind,
  spaceIn,
} from '../../board/board.ts';
import { withCertainKinds } from './certain-kinds.ts';
import { bestMeanings, type KnownUnits, type KnownUnit } from './choose-meaning.ts';
import type { WrittenOrder } from './written-order.ts';

function known(byPosition: boolean, units: readonly KnownUnit[], board: Board): KnownUnits {
  const bySpace = new Map<SpaceId, KnownUnit>();
  const disputed = new Set<SpaceId>();
  for (const unit of units) {
    const other = bySpace.get(unit.space);
    if (other && other.kind !== unit.kind) disputed.add(unit.space);
    if (!other) bySpace.set(unit.space, unit);
  }
  for (const space of disputed) bySpace.delete(space);
  const fleets = units.filter(({ kind }) => kind === 'F').map(({ space }) => space);
  return { board, byPosition, units: bySpace, fleets: new Set(fleets) };
}

export function knownByPosition(position: Position): KnownUnits {
  return known(
    true,
    position.units.map(({ power, kind, at }) => ({ power, kind, space: spaceOf(at) })),
    boardIn(position),
  );
}

/**
 * The units known from the orders: every order says where its own unit is, and most say whether it is an army or a
 * fleet. What an order leaves out is taken from the other orders: what they say about the unit or, if all units fit
 * it, the start of the game.
 */
export function knownByOrders(written: readonly WrittenOrder[], board: Board): KnownUnits {
  const certain = written.map((order) => withCertainKinds(order, board));
  const fleets = certain.flatMap(({ unit }): readonly SpaceId[] => {
    const homes = unit.place?.spaces.filter((space) => canBeIn('F', space, board)) ?? [];
    return unit.kind === 'F' && homes.length === 1 ? homes : [];
  });
  const first: KnownUnits = {
    board,
    byPosition: false,
    units: new Map(),
    fleets: new Set(fleets),
  };
  const ordered = written.flatMap((order): readonly OrderedUnit[] => {
    const power = order.power ?? null;
    const units = bestMeanings(order, power, first).map(({ unit }) => unit);
    const [unit] = units;
    if (!unit || units.some(({ space }) => space !== unit.space)) return [];
    const isSure = units.every(({ kind }) => kind === unit.kind);
    return [{ power, space: unit.space, kind: isSure ? unit.kind : null }];
  });
  const told = ordered.map((unit) => ({
    ...unit,
    kind: unit.kind ?? kindTold(unit, ordered, certain),
  }));
  const isStart = areAtStart(told, board);
  return known(
    false,
    told.flatMap((unit): readonly KnownUnit[] => {
      if (unit.kind) return [{ ...unit, kind: unit.kind }];
      return isStart ? [{ ...unit, kind: kindAtStart(unit.space, board), isOfStart: true }] : [];
    }),
    board,
  );
}

/** What other orders say of a unit: another of its own, a support, a convoy; null if nothing, or both. */
function kindTold(
  { space, power }: OrderedUnit,
  ordered: readonly OrderedUnit[],
  written: readonly WrittenOrder[],
): UnitKind | null {
  const own = ordered.filter((other) => other.space === space && other.power === power);
  const others = written.flatMap(({ target }) => {
    const [there, other] = target?.place?.spaces ?? [];
    return target && there === space && !other ? [target] : [];
  });
  const [kind, other] = new Set([...own, ...others].flatMap((one) => one.kind ?? []));
  return kind && !other ? kind : null;
}

/** A unit with an order of its own; its kind is null if its order does not show it. */
interface OrderedUnit extends Omit<KnownUnit, 'kind'> {
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
