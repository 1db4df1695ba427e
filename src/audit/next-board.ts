import { adjudicate } from '../law/adjudicate.ts';
import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import { retreatPosition } from '../law/retreats/retreat-position.ts';
import { dateAfter } from '../game/date.ts';
import type { TextOrder } from '../orders/notations/read-text.ts';
import type { Edition } from '../rules/edition.ts';
import type { AuditBoard } from './audit-board.ts';
import { isMoveOrder } from './audit-moves.ts';
import { isAdjustment, isRetreat } from './audit-phases.ts';

/** A phase with the board before it. */
export interface PhaseBefore {
  readonly board: AuditBoard;
  readonly orders: readonly TextOrder[];
}

/** The board after some phases, one after the other, each ruled by an edition. */
export function boardAfter(phases: readonly PhaseBefore[], edition: Edition): AuditBoard | null {
  let reached: AuditBoard | null = null;
  for (const { board, orders } of phases) reached = nextBoard(reached ?? board, orders, edition);
  return reached;
}

/** The board to which a phase leads under an edition. */
function nextBoard(
  board: AuditBoard,
  recorded: readonly TextOrder[],
  edition: Edition,
): AuditBoard {
  const { when, units, dislodged, owners, counted } = board;
  const next = { ...board, when: dateAfter(when) };
  const untold = { trace: false };
  switch (when.phase) {
    case 'movement': {
      const orders = recorded.flatMap(({ order }) => (order && isMoveOrder(order) ? [order] : []));
      const position = { units };
      const ruling = adjudicate(position, orders, edition, untold);
      return { ...next, ...retreatPosition(position, ruling), captured: false };
    }
    case 'retreats': {
      const orders = recorded.flatMap(({ order }) => (order && isRetreat(order) ? [order] : []));
      const ruling = adjudicateRetreats({ units, dislodged }, orders, edition, untold);
      return { ...next, units: ruling.after.units, dislodged: [] };
    }
    case 'adjustments': {
      const orders = recorded.flatMap(({ order }) => (order && isAdjustment(order) ? [order] : []));
      const known = owners ?? counted ?? {};
      const captured = board.captured || !owners;
      const position = { units, owners: known, captured };
      const ruling = adjudicateAdjustments(position, orders, edition, untold);
      return {
        ...next,
        units: ruling.after.units,
        owners: ruling.owners,
        captured: false,
        counted: null,
      };
    }
  }
}
