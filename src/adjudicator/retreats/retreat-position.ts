import { spaceOf } from '../../board/board.ts';
import type { Position } from '../../board/board.ts';
import type { RetreatPosition } from '../../trace/retreat-ruling.ts';
import type { Ruling } from '../../trace/ruling.ts';

/**
 * The board as it stands before the retreats of a turn. `position`: as it was before the moves that `ruling` decides. Throws
 * if the ruling is of another position.
 */
export function retreatPosition({ units }: Position, ruling: Ruling): RetreatPosition {
  const dislodged = ruling.dislodged.map(({ unit: at, retreats, barred }) => {
    const unit = units.find((one) => spaceOf(one.at) === at);
    if (!unit) throw new Error(`the position has no unit in ${at}`);
    return { unit, retreats, barred };
  });
  return { units: ruling.after.units, dislodged };
}
