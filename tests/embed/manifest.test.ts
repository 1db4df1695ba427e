import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { ATTRIBUTES, EVENTS } from '../../tools/embed-manifest.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const names = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();

test('tools know every edition', () => {
  const { type } = ATTRIBUTES.find(({ name }) => name === 'edition') ?? {};
  expect(type).toBe(EDITION_IDS.map((id) => `'${id}'`).join(' | '));
});

test.each([
  ['embedding.md', '## Attributes', '## Properties'],
  ['embedding.de.md', '## Attribute', '## Eigenschaften'],
])('tools know what the element has and docs/%s lists', (file, first, next) => {
  const docs = read(`docs/${file}`);
  const table = docs.slice(docs.indexOf(first), docs.indexOf(next));
  const told = ATTRIBUTES.map(({ name }) => name).sort();
  expect(told).toEqual(names(table, /^\| `([a-z]+)` /gm));
  expect(EVENTS.map(({ name }) => name).sort()).toEqual(names(docs, /^\| `(standoff-[a-z]+)` /gm));
  const element = read('src/embed/element.ts');
  const observed = /observedAttributes = \[([^\]]*)\]/.exec(element)?.[1] ?? '';
  // `look` is for style sheets, and `editable` is read only once.
  expect([...names(observed, /'([a-z]+)'/g), 'editable', 'look'].sort()).toEqual(told);
});
