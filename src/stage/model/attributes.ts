import { colourKey, type Power } from '../../board/powers.ts';

/**
 * The colour of a power's pieces. This and the next two are for attributes: the pages' policy forbids inline styles.
 */
export const powerColour = (power: Power): string => `var(--pw-${colourKey(power)})`;

/** The colour of the letters on a power's pieces. */
export const onPowerColour = (power: Power): string => `var(--on-${colourKey(power)})`;

/** The colour of a power's arrows; a page may override it to draw all arrows in one ink. */
export const arrowColour = (power: Power): string => `var(--arrow-ink,${powerColour(power)})`;

/** An SVG transform. */
export function placed(x: number, y: number, scale = 1, turn = 0): string {
  const move = `translate(${tenths(x)} ${tenths(y)})`;
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  return `${move}${turned}${scale === 1 ? '' : ` scale(${round(scale)})`}`;
}

/** A coordinate, rounded to what is visible. */
export const tenths = (value: number): string => String(Math.round(value * 10) / 10);

/** A scale or width, rounded to what is visible. */
export const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Undefined for the default value, so that the attribute is left out. */
export const unless = (value: number, usual: number): number | undefined =>
  value === usual ? undefined : Math.round(value * 1000) / 1000;
