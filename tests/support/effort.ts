const asked = Number(process.env['STANDOFF_EFFORT'] ?? NaN);

/**
 * The share of random turns to try: a twentieth in `npm test`, all or ten times as many in `npm run verify`, few in `npm
 * run mutation`, which runs the tests thousands of times. The seeds depend on it.
 */
export const EFFORT = asked > 0 ? asked : 0.05;

/** Factor for time limits, which are set for an idle machine. */
export const PATIENCE = 20 * Math.max(1, EFFORT);

/** The number of runs of a property at this effort. */
export const runs = (many: number): number => Math.ceil(many * EFFORT);
