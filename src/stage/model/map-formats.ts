import type { BoardDrawing } from '../../board/board-drawing.ts';
import { hasGreatPowers, type Board } from '../../board/board.ts';
import type { BoardFormats } from './board-formats.ts';
import { type Format, type FormatId, FORMATS } from './format.ts';
import { lettersOf } from './letters.ts';

/** How high a board with a map is at least and at most, as a share of its width. */
const HIGH = { least: 0.55, most: 0.85 } as const;

/** A format of a board that has the standard map: with signs, if its powers are not the seven. */
export const standardFormat = (board: Board, id: Format['id']): Format =>
  hasGreatPowers(board) ? FORMATS[id] : { ...FORMATS[id], letters: lettersOf(board) };

/** A format of a board that is drawn as a map: that of the standard one, in the proportions of the map. */
export function mapFormat(board: Board, drawing: BoardDrawing, id: Format['id']): Format {
  const share = Math.min(HIGH.most, Math.max(HIGH.least, drawing.height / drawing.width));
  const format = FORMATS[id];
  const height = Math.round(format.width * share);
  return { ...format, height, drawing, letters: lettersOf(board) };
}

const all = (of: (id: FormatId) => Format): BoardFormats => ({
  wide: of('wide'),
  medium: of('medium'),
  compact: of('compact'),
});

/** The formats of a page for such boards. */
export const standardFormats = (board: Board): BoardFormats =>
  all((id) => standardFormat(board, id));
export const mapFormats = (board: Board, drawing: BoardDrawing): BoardFormats =>
  all((id) => mapFormat(board, drawing, id));
