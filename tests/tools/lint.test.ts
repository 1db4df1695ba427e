import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Rules that oxlint lacks; ESLint checks them in `npm run verify`. The first two are syntax errors in a module. */
const LEFT_TO_VERIFY = ['no-dupe-args', 'no-octal', 'no-unsafe-class-instance-assignment'];

const severity = (setting: unknown): unknown => (Array.isArray(setting) ? setting[0] : setting);
/** Four rules of typescript-eslint extend one of ESLint; oxlint has only one of each pair. */
const bare = (rule: string): string => rule.replace(/^(@typescript-eslint|typescript)\//, '');

interface Linting {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

test('the lint of `npm test` has every rule of ESLint except a few that are named', async () => {
  const { rules, overrides } = JSON.parse(
    readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
  ) as Linting;
  const quick = [rules, ...overrides.map((one) => one.rules)].flatMap((some) =>
    Object.keys(some).filter((rule) => severity(some[rule]) === 'error'),
  );
  const eslint = new ESLint({ cwd: root });
  const all = new Set<string>();
  for (const file of ['src/index.ts', 'tools/test.mjs']) {
    const config = (await eslint.calculateConfigForFile(join(root, file))) as Linting;
    for (const [rule, setting] of Object.entries(config.rules))
      if (severity(setting) === 2 && !rule.startsWith('svelte/')) all.add(bare(rule));
  }
  expect(all.size).toBeGreaterThan(100);
  const known = new Set(quick.map(bare));
  expect([...all].filter((rule) => !known.has(rule)).sort()).toEqual(LEFT_TO_VERIFY);
});
