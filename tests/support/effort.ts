const asked = Number(process.env['STANDOFF_EFFORT'] ?? NaN);

/**
 * The share of random turns to try: a fiftieth in `npm test`, all or ten times as many in `npm run verify`, few in `npm
 * run mutation`, which runs the tests thousands of times. The seeds depend on it.
 */
export const EFFORT = asked > 0 ? asked : 0.02;

/** Factor for time limits, which are set for an idle machine. */
export const PATIENCE = 20 * Math.max(1, EFFORT);

/** The number of runs of a property at this effort. */
export const runs = (many: number): number => Math.ceil(many * EFFORT);

/** The same where each run takes long: in `npm test` only a third of those. */
export const longRuns = (many: number): number => runs(EFFORT < 1 ? many / 3 : many);

/** The size of a text that is large: what `npm run verify` reads, and a twentieth of it in `npm test`. */
export const large = (size: number): number => Math.ceil(EFFORT < 1 ? size / 20 : size);

/** What one check goes through, one after the other: all of it in `npm run verify`, in `npm test` every so many. */
export const share = <T>(all: readonly T[], every: number): readonly T[] =>
  EFFORT < 1 ? all.filter((_, place) => place % every === 0) : all;
