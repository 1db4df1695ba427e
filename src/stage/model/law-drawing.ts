import type { Location, UnitKind } from '../../board/board.ts';
import { openTable } from '../../open-table.ts';
import type { Boarding, Land, Move, Order } from '../../orders/order.ts';
import type { LawName } from '../../rules/edition.ts';
import type { RetreatTurn } from '../../trace/phase-turn.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Point } from '../geometry/point.ts';
import type { Decided, DecidedDraft } from './decisions.ts';
import type { Frame } from './drawable.ts';

/** What the turns of a law show besides moves, supports and convoys. */
export interface LawDrawing {
  /** A boarding or landing as a move, from where it starts on the board; null: none is drawn. */
  readonly drawnMove: (turn: Turn, order: Boarding | Land) => Move | null;
  /** Adds what the first `position` steps have settled of armies aboard. */
  readonly decide: (draft: DecidedDraft, turn: Turn, position: number) => void;
  /** Draws armies aboard, and their arrows in their own form. */
  readonly finish: (
    frame: Frame,
    turn: Turn,
    decided: Decided,
    of: (at: Location, kind: UnitKind) => Point,
  ) => Frame;
  /** Draws the armies aboard of a retreat phase; `open`: as ordered. */
  readonly finishRetreats: (frame: Frame, ruled: RetreatTurn, open: boolean) => Frame;
}

export const DRAWINGS = openTable<Record<LawName, LawDrawing>, 'rulebook'>({
  rulebook: {
    drawnMove: () => null,
    decide: () => undefined,
    finish: (frame) => frame,
    finishRetreats: (frame) => frame,
  },
});

/** An order as the move that is drawn for it; null: none is. */
export function drawnMove(turn: Turn, order: Order | null): Move | null {
  switch (order?.type) {
    case 'move':
      return order;
    case 'board':
    case 'land':
      return DRAWINGS.row(turn.edition.law).drawnMove(turn, order);
    default:
      return null;
  }
}
