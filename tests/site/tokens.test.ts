import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declarations } from './css-tokens.ts';

const src = join(import.meta.dirname, '..', '..', 'src');

const light = declarations(':root');
const chosen = declarations(":root[data-theme='dark']");
const preferred = declarations(":root:not([data-theme='light'])");
const ink = declarations(":root[data-theme='ink']");
const printed = declarations(":root:not([data-theme='ink'])");

const texts = [src, join(src, '..', 'static'), join(src, '..', 'stories')].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|svelte|ts|html|svg)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

test('the chosen dark theme equals the preferred one', () => {
  expect(chosen.size).toBeGreaterThan(30);
  expect([...preferred]).toEqual([...chosen]);
});

test('the chosen one ink equals one ink on paper', () => {
  expect(ink.size).toBeGreaterThan(50);
  expect([...printed]).toEqual([...ink]);
});

test('one ink leaves nothing of the dark theme', () => {
  expect([...chosen.keys()].filter((name) => !ink.has(name))).toEqual([]);
});

test('dark and one ink change only what light declares', () => {
  expect([...chosen.keys(), ...ink.keys()].filter((name) => !light.has(name))).toEqual([]);
});

test('every custom property that is used is declared somewhere', () => {
  const declared = new Set(
    texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)\s*[:=]/g)].map((match) => match[1])),
  );
  const used = texts.flatMap((text) =>
    [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map((match) => match[1]),
  );
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
});

/** Scales are complete, and tokens of powers are composed from a letter. */
const WHOLE = /^--(fs|s|pw|on|held)-/;

test('every token is used somewhere', () => {
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1])),
  );
  expect([...light.keys()].filter((name) => !used.has(name) && !WHOLE.test(name))).toEqual([]);
  for (const family of ['--pw-', '--on-', '--held-'])
    expect(
      texts.some((text) => text.includes(`var(${family}`)),
      family,
    ).toBe(true);
});
