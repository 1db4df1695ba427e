const asked = Number(process.env['STANDOFF_EFFORT'] ?? 1);

/**
 * How hard to try, against `npm test`: `npm run verify` asks for more, and `npm run mutation`, which runs the tests
 * thousands of times, for a small part. The seeds differ with it.
 */
export const EFFORT = asked > 0 ? asked : 1;

/** How many times as long it may take. */
export const PATIENCE = Math.max(1, EFFORT);

/** So many runs of a property, with this effort. */
export const runs = (many: number): number => Math.ceil(many * EFFORT);
