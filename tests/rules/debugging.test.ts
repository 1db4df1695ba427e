import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHOICES } from '../../src/rules/choices.ts';

const root = join(import.meta.dirname, '..', '..');
const docs = readFileSync(join(root, 'docs', 'debugging.md'), 'utf8');
const section = (from: string, to: string): string =>
  docs.slice(docs.indexOf(from), docs.indexOf(to));

/** The cells of the rows of a table, without its header. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => /^\s*\|/.test(line))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1));

const quoted = (words: string): readonly string[] =>
  [...words.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const filesIn = ([, law = '', checker = '']: readonly string[]): readonly string[] => [
  ...quoted(law)
    .filter((name) => name.endsWith('.ts'))
    .map((file) => `src/law/${file}`),
  ...quoted(checker).map((file) => `src/check/${file}`),
];

const source = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('docs/debugging.md', () => {
  test('names files that exist', () => {
    const steps = rowsOf(section('4. **Find the code.**', '5. **Keep the case.**'));
    const files = steps.flatMap(filesIn);
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('says where every choice acts', () => {
    const rows = rowsOf(section('## Where each choice acts', '`shortGame` acts'));
    const choices = rows.map(([choice = '']) => quoted(choice)[0] ?? '');
    expect([...choices, 'shortGame'].sort()).toEqual([...CHOICES].sort());
    const wrong = rows.flatMap((row, place) =>
      filesIn(row).filter((file) => !source(file).includes(choices[place] ?? '')),
    );
    expect(wrong).toEqual([]);
  });

  test('gives a choice another answer in files that read it', () => {
    const steps = section('If the answer is a new one', 'No fact changes');
    const files = quoted(steps).filter((name) => /^(src|tests)\/.*\.ts$/.test(name));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !source(file).includes('convoyedFrom'))).toEqual([]);
  });
});
