/** The colours a picture may have: by day, by night, or in one ink for paper. */
export const THEMES = ['light', 'dark', 'print'] as const;
export type Theme = (typeof THEMES)[number];
