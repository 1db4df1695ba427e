import { isLocation, STANDARD, type Board, type Location } from '../../board/board.ts';
import type { Doubt } from './written-text.ts';

/** A reading of a doubt with the names of its spaces: `A VEN - TYR` as `A Venice - Tyrolia`. */
export const readingInNames = (
  reading: string,
  nameOf: (at: Location) => string,
  board: Board = STANDARD,
): string =>
  reading.replaceAll(/[^\s,()]+/g, (code) => (isLocation(code, board) ? nameOf(code) : code));

/** Whether doubtful words mean nothing, and are left out. */
export const isNothing = ({ readings }: Pick<Doubt, 'readings'>): boolean =>
  readings.every((one) => one === 'nothing');
