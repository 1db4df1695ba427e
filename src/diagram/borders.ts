import { type Board, type Location, type SpaceId, spaceOf, type UnitKind } from '../board/board.ts';

/** A border, from space to space or from coast to coast, and who can cross it. */
export interface Border {
  readonly from: Location;
  readonly to: Location;
  readonly army: boolean;
  readonly fleet: boolean;
}

/** Every border of a board once. A border of a coast is one of fleets; its space has that of armies. */
export function bordersOf({ armies, fleets }: Board): readonly Border[] {
  const borders = new Map<string, Border>();
  const add = (kind: UnitKind, at: Location, near: readonly Location[]): void => {
    for (const there of near) {
      const [from, to] = at < there ? [at, there] : [there, at];
      const known = borders.get(`${from} ${to}`) ?? { from, to, army: false, fleet: false };
      borders.set(`${from} ${to}`, { ...known, [kind === 'A' ? 'army' : 'fleet']: true });
    }
  };
  for (const [at, near] of armies) add('A', at, near);
  for (const [at, near] of fleets) add('F', at, near);
  return [...borders.values()];
}

export type SpacePair = readonly [SpaceId, SpaceId];

/** The pairs of spaces that border on each other, whichever of their coasts do. */
export function pairsOf(board: Board): readonly SpacePair[] {
  const pairs = new Map<string, SpacePair>();
  for (const border of bordersOf(board)) {
    const [a, b] = [spaceOf(border.from), spaceOf(border.to)];
    pairs.set(pairKey(a, b), a < b ? [a, b] : [b, a]);
  }
  return [...pairs.values()];
}

/** The name of a pair, in either order: `ATL MED`. */
export const pairKey = (a: SpaceId, b: SpaceId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
