import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFromSources } from '../../tools/library.mjs';

const folder = await builtFromSources();

/** Texts that occur only in the code of each package. */
const TRACES = {
  'css-what': 'Unmatched selector',
  htmlparser2: 'onclosetag',
} as const;

test.each(Object.entries(TRACES))('what is bundled of %s comes with its licence', (name, trace) => {
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  expect(code.some((text) => text.includes(trace))).toBe(true);
  const notices = readFileSync(new URL('LICENCES.md', folder), 'utf8').split(/^## /m);
  const notice = notices.find((text) => text.startsWith(`${name} - `)) ?? '';
  expect(notice).toMatch(/Copyright|\(c\)/i);
});

test('so do the fonts whose letters are in pictures, and our own licence', () => {
  const notices = readFileSync(new URL('LICENCES.md', folder), 'utf8');
  for (const owner of ['Alegreya Sans Project Authors', 'EB Garamond Project Authors'])
    expect(notices).toContain(owner);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('# Standoff (MIT)');
  // Dependencies come with their own licences.
  expect(notices).not.toContain('xstate - ');
});
