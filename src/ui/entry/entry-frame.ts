import { adjudicate } from '../../law/adjudicate.ts';
import { adjudicateAdjustments } from '../../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../law/retreats/adjudicate-retreats.ts';
import {
  type Board,
  boardIn,
  neighbours,
  spaceIn,
  spaceOf,
  type Location,
  type Position,
  type Unit,
} from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Order } from '../../orders/order.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { Edition } from '../../rules/edition.ts';
import { adjustmentFrame } from '../../stage/frame/adjustment-frame.ts';
import { drawingOf } from '../../stage/model/drawing-of.ts';
import type { Format, View } from '../../stage/model/format.ts';
import { fitView } from '../../stage/model/view.ts';
import { resultFrame } from '../../stage/frame/frame.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import { retreatFrame } from '../../stage/frame/retreat-frame.ts';
import type { Turn } from '../../trace/turn.ts';
import type { EntryOrder, EntryTask } from './entry-task.ts';

/**
 * The board with the orders as written, all in pencil, illegal ones as illegal. Their outcomes are neither stated nor
 * do they affect the drawing: players may share one screen.
 */
export function pencilFrame(task: EntryTask, orders: readonly EntryOrder[], format: Format): Frame {
  const { edition } = task;
  switch (task.phase) {
    case 'movement': {
      const turn = openTurn(task.position, orders as readonly Order[], edition);
      return resultFrame(turn, format);
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

/** A turn in which nothing is settled except which orders are illegal or given twice. */
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

/** The distance of a unit from the edge of the section, for the arrows and marks round it, in px at scale 1. */
const ROOM = 44;

/**
 * The section of the map on which orders are drawn: it does not change while they are. On a large board it shows
 * everything that may be ordered; on a small one, where a finger could not separate them, and of a diagram that is not shown
 * whole, what the active power can reach.
 */
export function entrySection(task: EntryTask, active: Power, format: Format): View {
  const isSmall = format.id === 'compact' || (format.drawing?.diagram && !format.view);
  const all = placesOf(task, isSmall ? active : null);
  const seen = all.length > 0 ? all : placesOf(task, null);
  const kept = [...new Set(seen)].map((at) => ({
    ...drawingOf(format).unitPlace(at),
    room: ROOM * format.scale.max,
  }));
  return fitView(kept, format, format.zoom.usual);
}

/**
 * At the zoom at which the whole board fills a wide one, units are drawn at this scale; `growth` is how it increases
 * when zooming in.
 */
const WHOLE = { zoom: 0.68, scale: 0.8, growth: 0.3 } as const;

/**
 * The format with the section to draw on, in which units keep their size whatever is ordered: nothing may jump while
 * the user draws.
 */
export function entryFormat(format: Format, view: View): Format {
  const grown = WHOLE.scale * Math.pow(view.zoom / WHOLE.zoom, WHOLE.growth);
  const scale = Math.min(format.scale.max, Math.max(format.scale.min, grown));
  return {
    ...format,
    view,
    scale: { max: scale, min: scale },
    corner: { ...format.corner, at: 'left' },
  };
}

const around = (unit: Unit, board: Board): readonly Location[] => [
  unit.at,
  ...neighbours(unit, board),
];

/** The places that matter: those of one power, or of all. */
function placesOf(task: EntryTask, of: Power | null): readonly Location[] {
  const counts = (power: Power): boolean => of === null || of === power;
  const { units } = task.position;
  const board = boardIn(task.position);
  switch (task.phase) {
    case 'movement':
      return units.filter(({ power }) => counts(power)).flatMap((unit) => around(unit, board));
    case 'retreats':
      return task.position.dislodged.flatMap(({ unit, retreats, barred }) =>
        counts(unit.power) ? [unit.at, ...retreats, ...barred.map(({ at }) => at)] : [],
      );
    case 'adjustments':
      return [
        ...units.filter(({ power }) => counts(power)).map(({ at }) => at),
        ...board.centres.filter((centre) => {
          const { home } = spaceIn(centre, board);
          return home !== null && counts(home);
        }),
      ];
  }
}
