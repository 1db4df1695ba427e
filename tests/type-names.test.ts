import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => [name, readFileSync(join(root, 'src', name), 'utf8')] as const);

const EXPORTED = /^\s*export\s+(?:declare\s+|abstract\s+)*(?:type|interface|enum|class)\s+(\w+)/gm;
const DECLARED = /^(?:export )?(?:type|interface) (\w+)/gm;
const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test('no two files declare an exported type of the same name', () => {
  const declared = new Map<string, Set<string>>();
  for (const [file, text] of sources)
    for (const name of namesIn(text, EXPORTED))
      declared.set(name, (declared.get(name) ?? new Set()).add(file));
  expect([...declared.keys()]).toEqual(expect.arrayContaining(['Ruling', 'FactOf', 'Unit']));
  const several = [...declared].filter(([, files]) => files.size > 1);
  expect(several.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});

// A reader would take it for the global. A location is the word of the trade, and of the library.
test('no type has the name of a global', () => {
  const lib = join(root, 'node_modules', 'typescript', 'lib');
  const globals = new Set(
    [
      'lib.es5.d.ts',
      'lib.es2015.collection.d.ts',
      'lib.es2015.promise.d.ts',
      'lib.dom.d.ts',
    ].flatMap((file) =>
      namesIn(readFileSync(join(lib, file), 'utf8'), /^(?:declare var|interface|type) (\w+)/gm),
    ),
  );
  expect(globals.size).toBeGreaterThan(1_000);
  const shadowing = sources.flatMap(([file, text]) =>
    namesIn(text, DECLARED)
      .filter((name) => globals.has(name))
      .map((name) => `${file} ${name}`),
  );
  expect(shadowing).toEqual(['board/spaces.ts Location']);
});
