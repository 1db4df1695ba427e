import type { BoardDrawing } from '../../board/board-drawing.ts';
import { hasGreatPowers, type Board } from '../../board/board.ts';
import type { BoardFormats } from './board-formats.ts';
import { type Format, FORMATS } from './format.ts';
import { lettersOf } from './letters.ts';

/** How high a board with a map is at least and at most, as a share of its width. */
const HIGH = { least: 0.55, most: 0.85 } as const;

/** The formats of a board that has the standard map: with signs, if its powers are not the seven. */
export function standardFormats(board: Board): BoardFormats {
  if (hasGreatPowers(board)) return FORMATS;
  const letters = lettersOf(board);
  const { wide, medium, compact } = FORMATS;
  return {
    wide: { ...wide, letters },
    medium: { ...medium, letters },
    compact: { ...compact, letters },
  };
}

/** The formats of a board that is drawn as a map: those of the standard one, in the proportions of the map. */
export function mapFormats(board: Board, drawing: BoardDrawing): BoardFormats {
  const share = Math.min(HIGH.most, Math.max(HIGH.least, drawing.height / drawing.width));
  const letters = lettersOf(board);
  const formatOf = (format: Format): Format => {
    const height = Math.round(format.width * share);
    return { ...format, height, drawing, letters };
  };
  return {
    wide: formatOf(FORMATS.wide),
    medium: formatOf(FORMATS.medium),
    compact: formatOf(FORMATS.compact),
  };
}
