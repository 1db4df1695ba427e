import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { ATTRIBUTES, EVENTS, writeManifest } from '../../tools/embed-manifest.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const names = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();

test('tools know every edition', () => {
  const { type } = ATTRIBUTES.find(({ name }) => name === 'edition') ?? {};
  expect(type).toBe(EDITION_IDS.map((id) => `'${id}'`).join(' | '));
});

test('every file for tools says of every attribute what it may be', () => {
  const folder = mkdtempSync(join(tmpdir(), 'standoff-manifest-'));
  writeManifest(folder);
  const files = readdirSync(folder).sort();
  expect(files).toEqual(['custom-elements.json', 'react.d.ts', 'svelte.d.ts', 'vue.d.ts']);
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const { name, type } of ATTRIBUTES)
      expect(text, `${name} in ${file}`).toContain(
        file.endsWith('.json') ? `"text": ${JSON.stringify(type)}` : `  ${name}?: ${type};`,
      );
  }
  rmSync(folder, { recursive: true });
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
  // `look` and `room` are for style sheets, and `editable` and `study` are read only once.
  expect([...names(observed, /'([a-z]+)'/g), 'editable', 'look', 'room', 'study'].sort()).toEqual(
    told,
  );
});
