import type { Location, UnitKind } from '../../board/board.ts';
import type { Boarding, Land, Move, Order } from '../../orders/order.ts';
import type { RetreatTurn } from '../../trace/phase-turn.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Point } from '../geometry/point.ts';
import type { Decided, DecidedDraft } from './decisions.ts';
import type { Frame } from './drawable.ts';

/**
 * What drawing the Army/Fleet module adds to the drawing of the rulebooks. Most pages never need it, so code that shows
 * its turns provides it.
 */
export interface ArmyFleetStage {
  /** A boarding or landing as a move, from where it starts on the board. */
  readonly drawnMove: (turn: Turn, order: Boarding | Land) => Move;
  /** Adds what the first `position` steps have settled of armies aboard. */
  readonly decide: (draft: DecidedDraft, turn: Turn, position: number) => void;
  /** Draws armies aboard, and the arrows of the module in their own form. */
  readonly finish: (
    frame: Frame,
    turn: Turn,
    decided: Decided,
    of: (at: Location, kind: UnitKind) => Point,
  ) => Frame;
  /** Draws the armies aboard of a retreat phase; `open`: as ordered. */
  readonly finishRetreats: (frame: Frame, ruled: RetreatTurn, open: boolean) => Frame;
}

let provided: ArmyFleetStage | null = null;

/** Null if the module is not loaded. */
export const armyFleetStage = (): ArmyFleetStage | null => provided;

export function provideArmyFleetStage(stage: ArmyFleetStage): void {
  provided = stage;
}

/** An order as the move that is drawn for it; null: none is. */
export function drawnMove(turn: Turn, order: Order | null): Move | null {
  switch (order?.type) {
    case 'move':
      return order;
    case 'board':
    case 'land':
      return provided?.drawnMove(turn, order) ?? null;
    default:
      return null;
  }
}
