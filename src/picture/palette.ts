import type { Palette, Palettes } from '../draw/paint.ts';
import type { Theme } from './themes.ts';

/** Selectors of the token sheet that apply to a theme, in ascending priority. */
const SELECTORS: Readonly<Record<Theme, readonly string[]>> = {
  light: [':root'],
  dark: [':root', ":root[data-theme='dark']"],
  print: [':root', ":root[data-theme='ink']"],
};

/** Reads the tokens of a theme from the site's style sheet. */
export function readPalette(css: string, theme: Theme): Palette {
  const rules = rulesIn(css);
  const values = new Map(SELECTORS[theme].flatMap((selector) => rules.get(selector) ?? []));
  return { isDark: theme === 'dark', value: (name) => values.get(name) };
}

/** Light and dark at once. */
export const readPalettes = (css: string): Palettes => [
  readPalette(css, 'light'),
  readPalette(css, 'dark'),
];

type Rules = ReadonlyMap<string, readonly (readonly [token: string, value: string])[]>;

/** Cached: a build draws hundreds of pictures with one style sheet. */
let last: { readonly css: string; readonly rules: Rules } | undefined;

/** The tokens that each selector of a style sheet sets. */
function rulesIn(css: string): Rules {
  if (last?.css === css) return last.rules;
  const rules = new Map<string, (readonly [string, string])[]>();
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (const [, name = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const selector = name.trim().replaceAll('"', "'");
    const tokens = [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]*)/g)].map(
      ([, token = '', value = '']) => [token, value.trim()] as const,
    );
    rules.set(selector, [...(rules.get(selector) ?? []), ...tokens]);
  }
  last = { css, rules };
  return rules;
}
