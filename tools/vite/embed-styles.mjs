import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile, middleware, serialize, stringify } from 'stylis';

const NAME = 'virtual:embed-styles';
const RESOLVED = `\0${NAME}`;
const TOKENS = 'src/draw/tokens.css';
const FILES = ['src/embed/style.css', 'src/draw/marks.css'];
const WORDS = 'src/embed/words/words.css';

/** Tokens that only pages use: type sizes, spaces, corners, shadows, motion. */
const UNUSED = /^--(fs|s|r|lh|t|e)-[\w]+$|^--(sunk|lift|blue-wash|rubric|focus-ring)$/;

/**
 * `import { rules, tokens } from 'virtual:embed-styles'`: the style rules of the embed, and the colours of the site,
 * each written once: `name|light|dark|ink;...`, where a theme without a separate value uses the light one.
 * @returns {import('vite').Plugin}
 */
export function embedStyles() {
  let root = process.cwd();
  return {
    name: 'standoff:embed-styles',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      for (const file of [TOKENS, WORDS, ...FILES]) this.addWatchFile(resolve(root, file));
      const read = (/** @type {string} */ file) => readFileSync(resolve(root, file), 'utf8');
      const rules = JSON.stringify(minified(FILES.map(read).join('\n')));
      const tokens = JSON.stringify(tableOf(read(TOKENS)));
      const words = JSON.stringify(minified(read(WORDS)));
      return `export const rules = ${rules};\nexport const wordRules = ${words};\nexport const tokens = ${tokens};`;
    },
  };
}

/** @param {string} css */
const minified = (css) =>
  serialize(compile(css), middleware([stringify]))
    .replaceAll(/([\s:(,])0\.(?=\d)/g, '$1.')
    .replaceAll(';}', '}');

/** @param {string} css */
function tableOf(css) {
  const [light, dark, ink] = [':root', ":root[data-theme='dark']", ":root[data-theme='ink']"].map(
    (selector) => valuesOf(css, selector),
  );
  if (!light || !dark || !ink) throw new Error(`${TOKENS} has not all three themes`);
  return [...light]
    .map(([name, value]) => [name.slice(2), value, dark.get(name) ?? '', ink.get(name) ?? ''])
    .map((row) => row.join('|').replace(/\|+$/, ''))
    .join(';');
}

/**
 * The tokens in the rules of a selector, without the fonts that only the site has.
 * @param {string} css
 * @param {string} selector
 */
function valuesOf(css, selector) {
  /** @type {Map<string, string>} */
  const values = new Map();
  for (const { type, props, children } of compile(css)) {
    if (type !== 'rule' || typeof props === 'string' || typeof children === 'string') continue;
    if (!props.some((one) => one.replaceAll('"', "'") === selector)) continue;
    for (const { props: name, children: value } of children)
      if (
        typeof name === 'string' &&
        typeof value === 'string' &&
        name.startsWith('--') &&
        !UNUSED.test(name)
      )
        values.set(name, value.replaceAll(/'[^']* Fallback[^']*',\s*/g, ''));
  }
  return values;
}
