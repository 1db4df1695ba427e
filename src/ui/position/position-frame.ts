import { onBoardOf } from '../../board/board.ts';
import { adjudicateAdjustments } from '../../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../law/retreats/adjudicate-retreats.ts';
import { statedRetreats } from '../../law/retreats/stated-retreats.ts';
import type { Edition } from '../../rules/edition.ts';
import { adjustmentFrame } from '../../stage/frame/adjustment-frame.ts';
import { retreatFrame } from '../../stage/frame/retreat-frame.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import { drawingOf } from '../../stage/model/drawing-of.ts';
import type { Format, View } from '../../stage/model/format.ts';
import { fitView } from '../../stage/model/view.ts';
import type { EditedPosition } from './edit-position.ts';

/** The whole map. */
export const wholeMap = (format: Format): View =>
  fitView(
    [
      { x: 0, y: 0, room: 0 },
      { x: drawingOf(format).width, y: drawingOf(format).height, room: 0 },
    ],
    format,
    0,
  );

/** The position being edited: all units, those that have to retreat, and who owns what. */
export function positionFrame(position: EditedPosition, edition: Edition, format: Format): Frame {
  const { units, owners } = position;
  if (position.dislodged.length === 0) {
    const held = { ...onBoardOf(position), units, owners: owners ?? {}, captured: true };
    const ruling = adjudicateAdjustments(held, [], edition, { trace: false });
    return adjustmentFrame({ position: held, orders: [], edition, ruling }, format, true);
  }
  const stated = { ...statedRetreats(position, edition.choices), owners };
  const ruling = adjudicateRetreats(stated, [], edition);
  return retreatFrame({ position: stated, orders: [], edition, ruling }, format, true);
}
