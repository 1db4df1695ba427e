import type { Palette, Palettes } from '../draw/paint.ts';
import tokens from '../draw/tokens.css?raw';
import type { Theme } from './themes.ts';

/** Selectors of the token sheet that apply to a theme, in ascending priority. */
const SELECTORS: Readonly<Record<Theme, readonly string[]>> = {
  light: [':root'],
  dark: [':root', ":root[data-theme='dark']"],
  print: [':root', ":root[data-theme='ink']"],
};

/** The colours of a theme. `more`: a sheet in the form of the design tokens with those of the powers of a board. */
export function paletteOf(theme: Theme, more = ''): Palette {
  const values = new Map(
    [ours(), rulesIn(more)].flatMap((rules) =>
      SELECTORS[theme].flatMap((selector) => rules.get(selector) ?? []),
    ),
  );
  return { isDark: theme === 'dark', value: (name) => values.get(name) };
}

/** Light and dark at once. */
export const palettesOf = (more = ''): Palettes => [
  paletteOf('light', more),
  paletteOf('dark', more),
];

type Rules = ReadonlyMap<string, readonly (readonly [token: string, value: string])[]>;

/** Our own design tokens, read once. */
let known: Rules | undefined;
const ours = (): Rules => (known ??= rulesIn(tokens));

/** The tokens that each selector of a style sheet sets. */
function rulesIn(css: string): Rules {
  const rules = new Map<string, (readonly [string, string])[]>();
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (const [, name = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const selector = name.trim().replaceAll('"', "'");
    const found = [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]*)/g)].map(
      ([, token = '', value = '']) => [token, value.trim()] as const,
    );
    rules.set(selector, [...(rules.get(selector) ?? []), ...found]);
  }
  return rules;
}
