/** The most lines of each kind that a report on a text lists. */
export const MOST_LINES = 12;
