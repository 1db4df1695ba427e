import { LOCATIONS, type Location } from '../../board/board.ts';

const CODES: ReadonlySet<string> = new Set(LOCATIONS);
const isLocation = (code: string): code is Location => CODES.has(code);

/** A reading of a doubt with the names of its spaces: `A VEN - TYR` as `A Venice - Tyrolia`. */
export const readingInNames = (reading: string, nameOf: (at: Location) => string): string =>
  reading.replaceAll(/\b[A-Z]{3}(?:\/[NSEW]C)?\b/g, (code) =>
    isLocation(code) ? nameOf(code) : code,
  );
