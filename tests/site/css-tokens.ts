import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOKENS_CSS = readFileSync(
  join(import.meta.dirname, '..', '..', 'src', 'draw', 'tokens.css'),
  'utf8',
);

/** Custom properties by name, as written. */
export type Tokens = ReadonlyMap<string, string>;

/** The declarations of the rule with a selector. */
export function declarations(selector: string): Tokens {
  const start = TOKENS_CSS.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`no rule for ${selector}`);
  const body = TOKENS_CSS.slice(TOKENS_CSS.indexOf('{', start) + 1, TOKENS_CSS.indexOf('}', start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, k = '', v = '']) => [k, v]));
}

const light = declarations(':root');

/** The declarations of each theme: light declares every token, the others override some. */
export const THEMES = {
  light,
  dark: new Map([...light, ...declarations(":root[data-theme='dark']")]),
  ink: new Map([...light, ...declarations(":root[data-theme='ink']")]),
} as const satisfies Record<string, Tokens>;
export type Theme = keyof typeof THEMES;
