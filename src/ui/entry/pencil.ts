import { adjudicate } from '../../adjudicator/adjudicate.ts';
import { adjudicateAdjustments } from '../../adjudicator/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../adjudicator/retreats/adjudicate-retreats.ts';
import { spaceOf, type Position } from '../../board/board.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Order } from '../../orders/order.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { Edition } from '../../rules/edition.ts';
import { adjustmentFrame } from '../../stage/frame/adjustment-frame.ts';
import type { Format } from '../../stage/model/format.ts';
import { frame } from '../../stage/frame/frame.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import { retreatFrame } from '../../stage/frame/retreat-frame.ts';
import type { Turn } from '../../trace/turn.ts';
import type { EntryOrder, EntryTask } from './task.ts';

/**
 * The board with orders as they are written, all in pencil, illegal ones as illegal. What would become of them is neither
 * told nor does it change the drawing: at one screen everybody sees it.
 */
export function pencilFrame(task: EntryTask, orders: readonly EntryOrder[], format: Format): Frame {
  const { edition } = task;
  switch (task.phase) {
    case 'movement': {
      const turn = openTurn(task.position, orders as readonly Order[], edition);
      return { ...frame(turn, turn.ruling.steps.length, format), focus: [] };
    }
    case 'retreats': {
      const { position } = task;
      const written = orders as readonly RetreatPhaseOrder[];
      const ruling = adjudicateRetreats(position, written, edition);
      const drawn = retreatFrame({ position, orders: written, edition, ruling }, format, true);
      const gone = new Set(
        written.flatMap((order) =>
          order.type === 'disband' ? `dislodged:${spaceOf(order.unit.at)}` : [],
        ),
      );
      return {
        ...drawn,
        units: drawn.units.map((mark) =>
          gone.has(mark.key) ? { ...mark, disbanded: 1, pencil: 1 } : mark,
        ),
      };
    }
    case 'adjustments': {
      const { position } = task;
      const written = orders as readonly AdjustmentOrder[];
      const ruling = adjudicateAdjustments(position, written, edition);
      const drawn = adjustmentFrame({ position, orders: written, edition, ruling }, format, true);
      return { ...drawn, focus: [] };
    }
  }
}

/** A turn of which no more is settled than which orders are illegal, or were given twice. */
function openTurn(position: Position, orders: readonly Order[], edition: Edition): Turn {
  const ruling = adjudicate(position, orders, edition);
  const steps = ruling.steps
    .filter(({ fact }) => fact.type === 'illegal' || fact.type === 'ambiguous')
    .map((step, id) => ({ ...step, id, because: [] }));
  const open = { outcome: 'holds', dislodged: false, step: null } as const;
  return {
    position,
    orders,
    edition,
    ruling: {
      ...ruling,
      orders: ruling.orders.map((ruled) =>
        ruled.outcome === 'illegal' || ruled.outcome === 'ambiguous'
          ? ruled
          : { ...ruled, ...open },
      ),
      dislodged: [],
      after: position,
      steps,
    },
  };
}
