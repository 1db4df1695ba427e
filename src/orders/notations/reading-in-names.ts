import { isLocation, type Location } from '../../board/board.ts';
import type { Doubt } from './written-text.ts';

/** A reading of a doubt with the names of its spaces: `A VEN - TYR` as `A Venice - Tyrolia`. */
export const readingInNames = (reading: string, nameOf: (at: Location) => string): string =>
  reading.replaceAll(/\b[A-Z]{3}(?:\/[NSEW]C)?\b/g, (code) =>
    isLocation(code) ? nameOf(code) : code,
  );

/** Whether doubtful words mean nothing, and are left out. */
export const isNothing = ({ readings }: Pick<Doubt, 'readings'>): boolean =>
  readings.every((one) => one === 'nothing');
