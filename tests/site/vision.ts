import {
  blend,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
  type Color,
} from 'culori';
import { POWERS, type Power } from '../../src/board/powers.ts';
import { THEMES, type Theme } from './css-tokens.ts';

const lab = converter('lab65');

/** As printed in a single ink: lightness only. */
const grey = (colour: Color): Color => ({ mode: 'lab65', l: lab(colour).l, a: 0, b: 0 });

export type Eyes = 'normal' | 'protanopia' | 'deuteranopia' | 'tritanopia' | 'grey';

/** Simulates how each kind of vision sees a colour (Machado, Oliveira and Fernandes 2009, complete deficiency). */
export const EYES: Readonly<Record<Eyes, (colour: Color) => Color>> = {
  normal: (colour: Color): Color => colour,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
  grey,
};

/** The colour of a token in a theme. */
export function colourOf(theme: Theme, token: string): Color {
  const written = THEMES[theme].get(`--${token}`);
  const colour = written === undefined ? undefined : parse(written.replace('/', ' / '));
  if (!colour) throw new Error(`--${token} is no colour in ${theme}`);
  return colour;
}

export const lightness = (theme: Theme, token: string): number => lab(colourOf(theme, token)).l;

/** Alpha-composites colours. */
export const over = (ground: Color, ...films: readonly Color[]): Color => blend([ground, ...films]);

const difference = differenceCiede2000();

/** CIEDE2000 between two colours, as seen by those eyes. */
export const apart = (eyes: Eyes, one: Color, other: Color): number =>
  difference(EYES[eyes](one), EYES[eyes](other));

export const contrast = (one: Color, other: Color): number => wcagContrast(one, other);

export const letterOf = (power: Power): string => power.charAt(0);

/** The two powers that those eyes can distinguish least, for a family of tokens: `pw`, `held`. */
export function nearest(
  eyes: Eyes,
  theme: Theme,
  family: string,
): { readonly distance: number; readonly pair: string } {
  const pairs = POWERS.flatMap((one, i) =>
    POWERS.slice(i + 1).map((other) => ({
      pair: `${one} and ${other}`,
      distance: apart(
        eyes,
        colourOf(theme, `${family}-${letterOf(one)}`),
        colourOf(theme, `${family}-${letterOf(other)}`),
      ),
    })),
  );
  return pairs.reduce((least, one) => (one.distance < least.distance ? one : least));
}
