import type { Board } from '../board/board.ts';
import { ownersAtStart } from '../board/centres.ts';
import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { EDITIONS } from '../rules/editions.ts';
import { adjustmentFrame } from '../stage/frame/adjustment-frame.ts';
import type { Frame } from '../stage/model/drawable.ts';
import { type Format, withView } from '../stage/model/format.ts';
import { wholeMap } from '../ui/position/position-frame.ts';

/** Draws the start of a game on a board: all of it, with its units and owners. */
export function startFrame(board: Board): (format: Format) => Frame {
  const { units } = board.start;
  const position = { board, units, owners: ownersAtStart(board), captured: true };
  const edition = EDITIONS['2023'];
  const ruling = adjudicateAdjustments(position, [], edition, { trace: false });
  return (format) =>
    adjustmentFrame(
      { position, orders: [], edition, ruling },
      format.drawing?.diagram ? format : withView(format, wholeMap(format)),
      true,
    );
}
