import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', 'src');
const css = readFileSync(join(src, 'site', 'tokens.css'), 'utf8');

/** The declarations of the rule that follows a selector, as written. */
function declarations(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, k = '', v = '']) => [k, v]));
}

const light = declarations(':root');
const chosen = declarations(":root[data-theme='dark']");
const preferred = declarations(":root:not([data-theme='light'])");

test('dark by choice is dark by preference', () => {
  expect(chosen.size).toBeGreaterThan(30);
  expect([...preferred]).toEqual([...chosen]);
});

test('dark changes only what light declares', () => {
  expect([...chosen.keys()].filter((name) => !light.has(name))).toEqual([]);
});

test('every custom property that is used is declared somewhere', () => {
  const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|svelte|ts|html)$/.test(file))
    .map((file) => readFileSync(join(src, file), 'utf8'));
  const declared = new Set(
    texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)\s*[:=]/g)].map((match) => match[1])),
  );
  const used = texts.flatMap((text) =>
    [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map((match) => match[1]),
  );
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
});
