/** The seven Great Powers (1971 VI.3), in alphabetical order. */
export const POWERS = [
  'Austria',
  'England',
  'France',
  'Germany',
  'Italy',
  'Russia',
  'Turkey',
] as const;

/** One of the seven powers. */
export type Power = (typeof POWERS)[number];

/** The adjective for a power: "the Austrian army". */
export const NATIONALITY: Readonly<Record<Power, string>> = {
  Austria: 'Austrian',
  England: 'English',
  France: 'French',
  Germany: 'German',
  Italy: 'Italian',
  Russia: 'Russian',
  Turkey: 'Turkish',
};
