import { boardIn } from '../../../board/board.ts';
import type { Notation } from '../../../orders/notations/notation.ts';
import { rulebook } from '../../../orders/notations/rulebook/rulebook.ts';
import type { PhaseTurn } from '../../../trace/phase-turn.ts';

/** The orders of a ruling, written in a notation. */
export function ordersIn({ phase, turn }: PhaseTurn, notation: Notation = rulebook): string {
  const board = boardIn(turn.position);
  switch (phase) {
    case 'movement':
      return notation.movement.write(turn.orders, board);
    case 'retreats':
      return notation.retreats.write(turn.orders, board);
    case 'adjustments':
      return notation.adjustments.write(turn.orders, board);
  }
}
