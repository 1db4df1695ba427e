import { compile } from 'stylis';
import type { Theme } from './themes.ts';

/** What the design tokens are worth. */
export interface Palette {
  /** Which half of `light-dark()` holds. */
  readonly isDark: boolean;
  /** `--ink` to `#1a2129`; undefined if there is no such token. */
  readonly value: (name: string) => string | undefined;
}

/** The rules of the tokens' sheet that hold for a theme, the later over the earlier. */
const SELECTORS: Readonly<Record<Theme, readonly string[]>> = {
  light: [':root'],
  dark: [':root', ":root[data-theme='dark']"],
  print: [':root', ":root[data-theme='ink']"],
};

/** The tokens of a theme, from the sheet of the site. */
export function readPalette(css: string, theme: Theme): Palette {
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

const isList = <T>(value: string | readonly T[]): value is readonly T[] =>
  typeof value !== 'string';
