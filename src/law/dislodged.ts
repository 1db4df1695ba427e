import type { Known } from './known.ts';
import type { MovementTurn, TurnUnit } from './turn.ts';

/** A dislodged unit, and the locations to which it may retreat. */
interface Dislodged {
  readonly unit: TurnUnit;
  readonly by: TurnUnit;
  readonly retreats: readonly number[];
}

/** The dislodged units of a turn that is decided. */
export const dislodgedIn = (turn: MovementTurn, known: Known): readonly Dislodged[] =>
  turn.units.flatMap((unit): readonly Dislodged[] => {
    const by = turn.law.dislodger(unit, turn, known);
    if (!by) return [];
    const near = turn.board.goes[unit.kind][unit.at] ?? [];
    const retreats = near.filter((at) => turn.law.bars(at, by, turn, known) === null);
    return [{ unit, by, retreats }];
  });
