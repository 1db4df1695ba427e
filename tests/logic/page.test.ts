import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROGRAM } from './program.ts';

const docs = join(import.meta.dirname, '../../docs');

/** The rules of a text: no comments, no empty lines, not what is shown. */
const rulesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !/^(%|#show)/.test(line));

/** What the rules conclude: `legal`, `way`; a choice counts as its atom. */
const concluded = new Set(
  rulesOf(PROGRAM).flatMap((rule) => /^(?:\{ )?([a-z_]+)/.exec(rule)?.[1] ?? []),
);

test('the program has no more than a hundred rules', () => {
  expect(rulesOf(PROGRAM).length).toBeLessThanOrEqual(100);
});

describe.each(['logic.md', 'logic.de.md'])('docs/%s', (file) => {
  const page = readFileSync(join(docs, file), 'utf8');
  const blocks = [...page.matchAll(/^```\n([^]*?)^```$/gm)].map(([, block = '']) => block);

  test('shows every line of the program, in its order', () => {
    expect(rulesOf(blocks.slice(0, -1).join(''))).toEqual(rulesOf(PROGRAM));
  });

  test('says of every conclusion what it means, below the lines', () => {
    for (const part of page.split(/^### /m).slice(1)) {
      const [, block = '', below = ''] = /^```\n([^]*?)^```$([^]*)/m.exec(part) ?? [];
      const told = new Set([...below.matchAll(/`([a-z_]+)/g)].map(([, name]) => name));
      const heads = rulesOf(block).flatMap((rule) => /^(?:\{ )?([a-z_]+)/.exec(rule)?.[1] ?? []);
      expect(
        heads.filter((name) => !told.has(name)),
        part.slice(0, 40),
      ).toEqual([]);
    }
  });

  test('gives a paragraph for each but the choice and the bare facts', () => {
    const rows = page
      .split(/^### /m)
      .slice(1)
      .flatMap((part) =>
        [...part.matchAll(/^\| (?!-)(.*?) +\| .* \| +(.*?) *\|$/gm)].map(
          ([, what = '', by = '']) => ({ what, by }),
        ),
      );
    const without = rows.filter(({ by }) => !/[IVX]+\.?\d?|\d\.[A-Z]\.\d|^by$|^nach$/.test(by));
    expect(without.map(({ what }) => what)).toEqual(['`succeeds`']);
    expect(rows.length).toBeGreaterThan(concluded.size / 2);
  });
});
