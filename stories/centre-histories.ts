import { POWERS } from '../src/board/powers.ts';
import type { CentreHistory } from '../src/ui/chart/centre-history.ts';

/** Invented games. Rows are years, columns the powers in alphabetical order. */
const from = (
  first: number,
  rows: readonly (readonly number[])[],
  victory = 18,
): CentreHistory => ({
  years: rows.map((_, at) => first + at),
  powers: POWERS.map((power, n) => ({
    power,
    centres: rows.map((row) => row[n] ?? 0),
    // Fewer units than centres where there was no home centre to build in.
    units: rows.map((row, at) => Math.max(0, (row[n] ?? 0) - (at % 3 === 2 && n === 1 ? 1 : 0))),
  })),
  victory,
});

/** Eleven years: Austria and Germany lose everything, France wins. */
export const DECIDED = from(1900, [
  [3, 3, 3, 3, 3, 4, 3],
  [4, 4, 5, 5, 4, 6, 4],
  [4, 5, 6, 5, 4, 6, 4],
  [3, 5, 7, 5, 5, 5, 4],
  [2, 6, 8, 4, 5, 4, 5],
  [1, 6, 9, 4, 6, 3, 5],
  [0, 6, 11, 3, 6, 3, 5],
  [0, 5, 13, 2, 6, 3, 5],
  [0, 4, 15, 1, 6, 3, 5],
  [0, 3, 17, 0, 6, 3, 5],
  [0, 3, 18, 0, 5, 3, 5],
]);

export const BEGUN = from(1900, [[3, 3, 3, 3, 3, 4, 3]]);

export const TWO_YEARS = from(1900, [
  [3, 3, 3, 3, 3, 4, 3],
  [5, 4, 5, 5, 4, 5, 5],
  [5, 4, 6, 5, 4, 5, 5],
]);

/** Fifty years without a decision. */
export const LONG = from(
  1900,
  Array.from({ length: 51 }, (_, at) => {
    const wave = POWERS.map((_, n) => 1 + Math.sin(at * (0.19 + n * 0.035) + n * 1.7) * 0.75);
    const sum = wave.reduce((a, b) => a + b, 0);
    return at === 0 ? [3, 3, 3, 3, 3, 4, 3] : wave.map((part) => Math.floor((part / sum) * 34));
  }),
);
