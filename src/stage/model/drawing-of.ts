import { type BoardDrawing, MAP_DRAWING } from '../../board/board-drawing.ts';
import type { Format } from './format.ts';

/** What a turn is drawn on in a format. */
export const drawingOf = ({ drawing = MAP_DRAWING }: Pick<Format, 'drawing'>): BoardDrawing =>
  drawing;
