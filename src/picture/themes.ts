/** The colour themes of a picture; `print` uses a single ink. */
export const THEMES = ['light', 'dark', 'print'] as const;
/** One of them. */
export type Theme = (typeof THEMES)[number];
