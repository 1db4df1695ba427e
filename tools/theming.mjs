/**
 * `npm run theming`: generates docs/theming.md and docs/theming.de.md, the reference of custom properties, from
 * src/draw/tokens.css.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatted } from './formatted.mjs';
import { COLUMNS, INTRODUCTIONS, TOKEN_GROUPS } from './theming-words.mjs';

const root = join(fileURLToPath(import.meta.url), '..', '..');
const POWERS = ['A', 'E', 'F', 'G', 'I', 'R', 'T'];

/** Sizes and durations, which belong to the site and are not meant to be overridden. */
const INSIDE = /^(fs|lh|s|r|t|e)-/;

/**
 * @param {string} css
 * @param {string} selector
 */
function declarations(css, selector) {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' '),
    ]),
  );
}

/**
 * The reference as Markdown.
 * @param {string} css the text of tokens.css
 * @param {import('./theming-words.mjs').LanguageTag} language
 * @throws {Error} if a token has no description, or a description no token
 */
export function themingMarkdown(css, language) {
  const light = declarations(css, ':root');
  const themes = [
    light,
    declarations(css, ":root[data-theme='dark']"),
    declarations(css, ":root[data-theme='ink']"),
  ];
  const told = new Set(TOKEN_GROUPS.flatMap(({ tokens }) => Object.keys(tokens).flatMap(members)));
  for (const name of light.keys())
    if (!told.has(name) && !INSIDE.test(name))
      throw new Error(`--${name} has no description in theming-words.mjs`);
  for (const name of told) if (!light.has(name)) throw new Error(`there is no token --${name}`);

  /** @param {string} family @param {ReadonlyMap<string, string>} theme */
  const cell = (family, theme) => {
    const values = members(family).map((name) => theme.get(name));
    if (values.every((value) => value === undefined)) return '';
    const told = new Set(values).size === 1 ? values.slice(0, 1) : values;
    return told.map((value) => `\`${value ?? ''}\``).join(' ');
  };
  /** @param {readonly string[]} cells */
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const columns = COLUMNS[language];
  const tables = TOKEN_GROUPS.map(({ title, tokens }) => {
    const rows = Object.entries(tokens).map(([family, purpose]) =>
      line([`\`--${family}\``, purpose[language], ...themes.map((theme) => cell(family, theme))]),
    );
    const head = [line(columns), line(columns.map(() => '---'))];
    return `## ${title[language]}\n\n${[...head, ...rows].join('\n')}\n`;
  });
  return `${INTRODUCTIONS[language]}\n${tables.join('\n')}`;
}

/** @param {string} family */
const members = (family) =>
  family.endsWith('*') ? POWERS.map((letter) => family.slice(0, -1) + letter) : [family];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const css = readFileSync(join(root, 'src', 'draw', 'tokens.css'), 'utf8');
  for (const [language, name] of /** @type {const} */ ([
    ['en', 'theming.md'],
    ['de', 'theming.de.md'],
  ])) {
    const file = join(root, 'docs', name);
    writeFileSync(file, await formatted(file, themingMarkdown(css, language)));
  }
}
