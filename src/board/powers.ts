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

/** A power among the colour tokens (`--pw-A`): the initial of one of the seven, the word of another. */
export const colourKey = (power: Power): string =>
  POWERS.includes(power) ? power.charAt(0) : power.replaceAll(/[^\p{L}\d]/gu, '-');

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
