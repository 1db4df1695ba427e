import { type Board, STANDARD } from '../../src/board/board.ts';
import { LAYOUTS } from '../../src/diagram/layouts.ts';
import { BOARDS } from '../boards/boards.ts';

/** The boards with layouts of their own. */
export const LAID_OUT: readonly Board[] = [STANDARD, ...BOARDS].filter(({ id }) => LAYOUTS[id]);
