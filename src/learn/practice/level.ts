/** How difficult a position is: how many of its questions somebody with one misconception answers wrongly. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
