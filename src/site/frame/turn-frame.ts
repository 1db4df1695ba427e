/*
 * The script of the framed page for any turn: its address contains the turn as a line (docs/notation.md), which is read
 * and ruled here. Like `frame-script.ts` it is inline and needs nothing from its origin.
 */
import { STANDARD, type Board } from '../../board/board.ts';
import { isGreatPowerVariant } from '../../board/variants/variant-ids.ts';
import { VARIANTS } from '../../board/variants/variants.ts';
import { STANDARD_MAP } from '../../embed/standard-map.ts';
import { FORMATS } from '../../stage/model/format.ts';
import { type FramedBoard, showTurns } from './framed-turns.ts';

const onMap = (board: Board): FramedBoard => ({
  board,
  map: STANDARD_MAP,
  formats: FORMATS,
  sheets: [],
});

showTurns((name) => {
  if (name === null || name === STANDARD.id) return onMap(STANDARD);
  return isGreatPowerVariant(name) ? onMap(VARIANTS[name]) : null;
});
