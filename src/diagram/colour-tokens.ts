import type { Board } from '../board/board.ts';
import { colourKey } from '../board/powers.ts';

type Rgb = readonly [number, number, number];

/** The land of the light and of the dark theme, as in the design tokens. */
const LIGHT: Rgb = [0xe9, 0xdf, 0xc4];
const DARK: Rgb = [0x3f, 0x3b, 0x32];
const BLACK: Rgb = [0x0c, 0x0e, 0x10];
/** How much of a power's colour its home land has, and land that it holds. */
const TINT = { light: 0.25, dark: 0.3 } as const;
const HELD = { light: 0.48, dark: 0.42 } as const;

type Tokens = (colour: Rgb) => Readonly<Record<string, string>>;

const LIGHT_TOKENS: Tokens = (colour) => ({
  pw: hex(colour),
  on: isPale(colour) ? '#000' : '#fff',
  tint: hex(mix(LIGHT, colour, TINT.light)),
  held: hex(mix(LIGHT, colour, HELD.light)),
});
const DARK_TOKENS: Tokens = (colour) => ({
  tint: hex(mix(DARK, colour, TINT.dark)),
  held: hex(mix(BLACK, colour, HELD.dark)),
});
const INK_TOKENS: Tokens = () => ({ pw: '#fff', on: '#000', tint: '#fff', held: '#fff' });

/**
 * The colours of the powers of a board, as a style sheet in the form of the design tokens: pieces (`--pw-`), letters on them
 * (`--on-`), home land (`--tint-`), and land that a power holds (`--held-`). Empty if the board names no colours.
 */
export const colourTokens = (board: Board): string => {
  const rule = rulesOf(board);
  return (
    rule(':root', LIGHT_TOKENS) +
    rule(":root[data-theme='dark']", DARK_TOKENS) +
    rule(":root[data-theme='ink']", INK_TOKENS)
  );
};

/** The same for a part of a page, which follows the theme of the reader: that with `data-board` and the id of the board. */
export function pageTokens(board: Board): string {
  const rule = rulesOf(board);
  const part = `[data-board='${board.id}']`;
  const dark = rule(`:root:not([data-theme='light']) ${part}`, DARK_TOKENS);
  if (dark === '') return '';
  const ink = `:root:not([data-theme='ink']) ${part}`;
  return (
    rule(part, LIGHT_TOKENS) +
    rule(`:root[data-theme='dark'] ${part}`, DARK_TOKENS) +
    `@media (prefers-color-scheme: dark){${dark}}` +
    rule(`:root[data-theme='ink'] ${part}`, INK_TOKENS) +
    `@media print{${rule(ink, INK_TOKENS)}}`
  );
}

/**
 * The same for an embed of the board, which is light or dark like its page. `hasBoth`: whether the browser knows
 * `light-dark()`; without it they are light.
 */
export function hostTokens(board: Board, hasBoth: boolean): string {
  const rule = rulesOf(board);
  const both: Tokens = (colour) => {
    const dark = hasBoth ? DARK_TOKENS(colour) : {};
    return Object.fromEntries(
      Object.entries(LIGHT_TOKENS(colour)).map(([name, light]) => {
        const other = dark[name];
        return [name, other === undefined ? light : `light-dark(${light},${other})`];
      }),
    );
  };
  const ink = rule(':host', INK_TOKENS);
  return `${rule(':host', both)}${rule(':host([look=ink])', INK_TOKENS)}@media print{${ink}}`;
}

/** Writes a rule with the tokens of all powers that have a colour; nothing if none has. */
function rulesOf({ powers, colours = {} }: Board): (selector: string, of: Tokens) => string {
  const coloured = powers.flatMap((power) => {
    const colour = colours[power];
    return colour === undefined ? [] : [{ key: colourKey(power), colour: parse(colour) }];
  });
  return (selector, of) =>
    coloured.length === 0
      ? ''
      : `${selector}{${coloured
          .flatMap(({ key, colour }) =>
            Object.entries(of(colour)).map(([name, value]) => `--${name}-${key}:${value};`),
          )
          .join('')}}`;
}

const parse = (colour: string): Rgb => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
];

const hex = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Whether black letters have more contrast on it than white ones, by its relative luminance (WCAG 2.2). */
function isPale(colour: Rgb): boolean {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}
