import { onBoardOf, type Position, type Unit } from '../../board/board.ts';
import { oneMoveMore, unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { Retreater, RetreatPosition } from '../../trace/retreat-ruling.ts';
import type { Ruling } from '../../trace/ruling.ts';

/**
 * The board before the retreats of a turn. `position`: as it was before the moves that `ruling` decides. Throws if the
 * ruling is for another position.
 */
export function retreatPosition(position: Position, ruling: Ruling): RetreatPosition {
  const { units, owners } = position;
  const named = (name: UnitAt): Unit => {
    const unit = units.find((one) => unitAt(one) === name);
    if (!unit) throw new Error(`the position has no unit in ${name}`);
    return unit;
  };
  const dislodged = ruling.dislodged.map((retreater): Retreater => {
    const { unit, retreats, barred, aboard, displaced } = retreater;
    return {
      unit: named(unit),
      retreats,
      barred,
      ...(aboard === undefined ? {} : { aboard: afterTheMove(named(aboard)) }),
      ...(displaced === undefined ? {} : { displaced }),
    };
  });
  return {
    units: ruling.after.units,
    dislodged,
    ...(owners ? { owners } : {}),
    ...onBoardOf(position),
  };
}

const afterTheMove = (army: Unit): Unit => ({ ...army, moves: oneMoveMore(army.moves) });
