/** How much harder than `npm test` to try: `npm run verify` sets it. The seeds differ with it. */
export const EFFORT = Math.max(1, Number(process.env['STANDOFF_EFFORT'] ?? 1));
