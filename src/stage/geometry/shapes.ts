import type { UnitKind } from '../../board/board.ts';

/** Outlines that do not depend on a position: centred on the origin, at scale 1. */

/** A block of wood: an army. */
export const ARMY =
  'M-11.5-8.5a2.5 2.5 0 0 1 2.5-2.5h18a2.5 2.5 0 0 1 2.5 2.5v17a2.5 2.5 0 0 1-2.5 2.5h-18a2.5 2.5 0 0 1-2.5-2.5z';

/** The scale of an army on the deck of a boat (Army/Fleet module). */
export const ON_DECK = 0.62;

/** A boat with two sails: a fleet. */
export const FLEET =
  'M-17-2h34c-.9 6.4-3.6 10.6-6.6 12.6c-.8.5-1.6.8-2.6.8h-15.6c-1 0-1.8-.3-2.6-.8c-3-2-5.7-6.2-6.6-12.6zM-.6-4.4v-10.2c5.6 1.2 9.4 5 10.4 10.2zM-3.4-4.4v-8.2c-3.4 1.4-5.6 4.4-6.4 8.2z';

/** The frame of a hold strength. */
export const SHIELD = 'M-10.5-10h21v9.5c0 7.9-6.3 11.6-10.5 14.2c-4.2-2.6-10.5-6.3-10.5-14.2z';

/** The frame of a prevent strength. */
export const LOZENGE = 'M0-13.2l13.2 13.2l-13.2 13.2l-13.2-13.2z';

/** The wave below a convoying fleet. */
export const WAVE = 'M-9.7 31q3.3-4.5 6.5 0t6.5 0t6.5 0';

/** The waterline of a sinking fleet: one that was dislodged. */
export const WATERLINE = 'M-17 12.6q2.8-3.4 5.7 0t5.7 0t5.7 0t5.7 0t5.7 0t5.7 0';

/** The largest letter that fits on a unit, at scale 1. */
const MOST_LETTER = 20;

/**
 * Size of the letter on a unit, at scale 1: the usual size, or larger if the unit is drawn so small that the letter
 * would be below `least` px, up to what fits.
 */
export const letterSize = (kind: UnitKind, scale: number, least: number): number =>
  Math.min(MOST_LETTER, Math.max(kind === 'A' ? 15.5 : 13, least / scale));

/** How much smaller the letters of a sign are than one letter would be. */
export const narrowed = (sign: string): number => (sign.length > 1 ? 1.3 : 1);

/**
 * Type size of a word beside a sign, by the scale of the board. Room is kept for the English word, nine letters at
 * most; longer words are set smaller.
 */
export const wordSize = (scale: number, word: string): number =>
  (scale < 0.5 ? 10 : scale < 0.8 ? 12 : scale < 1.05 ? 13 : 15) * Math.min(1, 9 / word.length);

/** The two slanted strokes of a cut, for a line that runs east. */
export const STROKES = ['M-5 9.5L0-9.5', 'M1 9.5L6-9.5'] as const;

/** Sizes in px at scale 1. */
export const SIZE = {
  shaft: 6.6,
  pencilShare: 0.86,
  headLength: 16,
  headHalf: 9.4,
  bar: 20,
  support: 3,
  joint: 5.2,
  ring: 24,
  coin: 10.5,
  cross: 7.5,
  noEntry: 7.5,
  circle: 12,
  unit: 13,
  boat: 17,
} as const;

/** Where a support is cut, as a share of its line: near the supporter, which is the unit that was attacked. */
export const CUT = 0.36;
