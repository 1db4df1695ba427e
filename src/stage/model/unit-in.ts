import { spaceOf } from '../../board/board.ts';
import type { Piece, Unit } from '../../board/board.ts';
import { unitAt } from '../../board/unit-at.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';

/** The unit with this name before the moves, if any: the one in a space, or the army aboard. */
export function unitIn(turn: Turn, unit: UnitAt): Unit | undefined {
  return turn.position.units.find((one) => unitAt(one) === unit);
}

/** The unit that an order names, with its real coast. */
export function actualUnit(turn: Turn, piece: Piece): Piece {
  return unitIn(turn, spaceOf(piece.at)) ?? piece;
}
