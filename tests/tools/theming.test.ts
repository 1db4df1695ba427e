import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themingMarkdown } from '../../tools/theming.mjs';

const root = join(import.meta.dirname, '..', '..');
const css = readFileSync(join(root, 'src', 'site', 'styles', 'tokens.css'), 'utf8');

/** Normalises tables, whether or not the formatter has padded their cells. */
const bare = (markdown: string): string =>
  markdown.replaceAll(/ *\| */g, '|').replaceAll(/\|-+(?=\|)/g, '|-');

test('docs/theming.md is what npm run theming generates from the tokens', () => {
  const written = readFileSync(join(root, 'docs', 'theming.md'), 'utf8');
  expect(bare(written)).toBe(bare(themingMarkdown(css)));
});

test('a token without a description is refused, and a description without a token', () => {
  expect(() => themingMarkdown(css.replace(':root {', ':root {\n  --fog: #fff;'))).toThrow('--fog');
  expect(() => themingMarkdown(css.replaceAll('--sea-halo', '--sea-glow'))).toThrow('--sea-glow');
  const without = css.replace(/--veil: 0\.55;[^\n]*\n/, '');
  expect(() => themingMarkdown(without)).toThrow('--veil');
});

test('a changed colour changes the page', () => {
  expect(themingMarkdown(css.replace('--land: #e9dfc4', '--land: #123456'))).toContain('#123456');
});
