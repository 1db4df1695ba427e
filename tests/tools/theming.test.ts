import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themingMarkdown } from '../../tools/theming.mjs';

const root = join(import.meta.dirname, '..', '..');
const css = readFileSync(join(root, 'src', 'draw', 'tokens.css'), 'utf8');

/** Normalises tables, whether or not the formatter has padded their cells. */
const bare = (markdown: string): string =>
  markdown.replaceAll(/ *\| */g, '|').replaceAll(/\|-+(?=\|)/g, '|-');

test.each([
  ['theming.md', 'en'],
  ['theming.de.md', 'de'],
] as const)('docs/%s is what npm run theming generates from the tokens', (name, language) => {
  const written = readFileSync(join(root, 'docs', name), 'utf8');
  expect(bare(written)).toBe(bare(themingMarkdown(css, language)));
});

test('a token without a description is refused, and a description without a token', () => {
  expect(() => themingMarkdown(css.replace(':root {', ':root {\n  --fog: #fff;'), 'en')).toThrow(
    '--fog',
  );
  expect(() => themingMarkdown(css.replaceAll('--sea-halo', '--sea-glow'), 'en')).toThrow(
    '--sea-glow',
  );
  const without = css.replace(/--veil: 0\.55;[^\n]*\n/, '');
  expect(() => themingMarkdown(without, 'en')).toThrow('--veil');
});

test('a changed colour changes the page', () => {
  expect(themingMarkdown(css.replace('--land: #e9dfc4', '--land: #123456'), 'de')).toContain(
    '#123456',
  );
});
