import { compile } from 'stylis';
import type { Theme } from './themes.ts';

/** Values of the design tokens. */
export interface Palette {
  /** Which half of `light-dark()` applies; null: both, as the reader prefers. */
  readonly isDark: boolean | null;
  /** The value of a token, such as `#1a2129` for `--ink`; undefined if there is none. */
  readonly value: (name: string) => string | undefined;
}

/** Selectors of the token sheet that apply to a theme, in ascending priority. */
const SELECTORS: Readonly<Record<Theme, readonly string[]>> = {
  light: [':root'],
  dark: [':root', ":root[data-theme='dark']"],
  print: [':root', ":root[data-theme='ink']"],
};

/** Reads the tokens of a theme from the site's style sheet. */
export function readPalette(css: string, theme: Theme): Palette {
  return lastOf(theme, css, () => paletteIn(css, theme));
}

function paletteIn(css: string, theme: Theme): Palette {
  const values = new Map<string, string>();
  for (const { type, props, children } of compile(css)) {
    if (type !== 'rule' || !isList(props) || !isList(children)) continue;
    if (!props.some((selector) => SELECTORS[theme].includes(selector.replaceAll('"', "'"))))
      continue;
    for (const { props: name, children: value } of children)
      if (typeof name === 'string' && typeof value === 'string') values.set(name, value);
  }
  return { isDark: theme === 'dark', value: (name) => values.get(name) };
}

/** Light and dark at once: values that differ use `light-dark()`. */
export function readPalettes(css: string): Palette {
  return lastOf('both', css, () => bothIn(css));
}

function bothIn(css: string): Palette {
  const [light, dark] = [readPalette(css, 'light'), readPalette(css, 'dark')];
  return {
    isDark: null,
    value: (name) => {
      const [one, other] = [light.value(name), dark.value(name)];
      return one === other || one === undefined || other === undefined
        ? one
        : `light-dark(${one},${other})`;
    },
  };
}

const cache = new Map<Theme | 'both', { readonly css: string; readonly palette: Palette }>();

/** Cached: a build draws hundreds of pictures with one style sheet. */
function lastOf(which: Theme | 'both', css: string, read: () => Palette): Palette {
  const last = cache.get(which);
  if (last?.css === css) return last.palette;
  const palette = read();
  cache.set(which, { css, palette });
  return palette;
}

const ownerless = new WeakMap<Palette, Palette>();

/** The palette of a board that shows who owns what: home land is only land. Cached, because maps are cached by it. */
export function withoutHomes(palette: Palette): Palette {
  const known = ownerless.get(palette) ?? {
    ...palette,
    value: (name) => palette.value(name.startsWith('--tint-') ? '--land' : name),
  };
  ownerless.set(palette, known);
  return known;
}

const isList = <T>(value: string | readonly T[]): value is readonly T[] =>
  typeof value !== 'string';
