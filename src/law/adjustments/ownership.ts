import { boardIn, spaceOf } from '../../board/board.ts';
import type { Board, Owners, SpaceId, Unit } from '../../board/board.ts';
import type { AdjustmentFactOf } from '../../trace/adjustment-fact.ts';
import type { AdjustmentPosition } from '../../trace/adjustment-ruling.ts';

/**
 * The centres that change hands at the end of a Fall turn, in board order. A power keeps a centre until a unit of
 * another power is on it at that time (1971 XIII.1).
 */
export function capturesOf(position: AdjustmentPosition): readonly AdjustmentFactOf<'captures'>[] {
  const { units, owners, captured = false } = position;
  if (captured) return [];
  const standing = new Map(units.map((unit): [SpaceId, Unit] => [spaceOf(unit.at), unit]));
  return boardIn(position).centres.flatMap((centre) => {
    const by = standing.get(centre)?.power;
    const from = owners[centre] ?? null;
    return by === undefined || by === from ? [] : [{ type: 'captures', centre, by, from }];
  });
}

/** The owners of the centres after the captures. */
export function ownersAfter(
  before: Owners,
  captures: readonly AdjustmentFactOf<'captures'>[],
  { centres }: Board,
): Owners {
  const gained = new Map(captures.map(({ centre, by }) => [centre, by]));
  return Object.fromEntries(
    centres.flatMap((centre) => {
      const owner = gained.get(centre) ?? before[centre];
      return owner === undefined ? [] : [[centre, owner]];
    }),
  );
}
