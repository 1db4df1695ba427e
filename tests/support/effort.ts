const asked = Number(process.env['STANDOFF_EFFORT'] ?? NaN);

/**
 * How many random turns to try, as a share of all: a fifth in `npm test`, all or ten times as many in `npm run verify`, and
 * few in `npm run mutation`, which runs the tests thousands of times. The seeds differ with it.
 */
export const EFFORT = asked > 0 ? asked : 0.2;

/** How many times as long a test may take as on an idle machine: a slow one is waited for. */
export const PATIENCE = 20 * Math.max(1, EFFORT);

/** So many runs of a property, with this effort. */
export const runs = (many: number): number => Math.ceil(many * EFFORT);
