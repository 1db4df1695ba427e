import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standoff } from './command.ts';

const TWELVE = 'scenarios/rulebook-1971/example-12.yaml';
const CASE = '{"id":"one","units":{"ENGLAND":["A LON"]},"orders":{"ENGLAND":["A LON - YOR"]}}\n';

let folder = '';
let own = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standoff-'));
  own = join(folder, 'club.yaml');
  await writeFile(own, 'name: Sunday club\nbase: 1971\nchoices: { routes: one-survives }\n');
});
afterAll(() => rm(folder, { recursive: true }));

describe('standoff with an edition from a file', () => {
  test('rules under its choices and cites them as house rules', async () => {
    const { code, out } = await standoff([
      'rule',
      TWELVE,
      ...['--edition', own, '--trace', '--format', 'json'],
    ]);
    expect(code).toBe(0);
    expect(out).toContain('"edition": "Sunday club"');
    expect(out).toMatch(/"source": "house",\s+"paragraph": "Sunday club"/);
    const { out: text } = await standoff(['rule', TWELVE, '--edition', own]);
    expect(text).toMatch(/\(Sunday club\)\n[\s\S]*A Lon-Bel +succeeds/);
  });

  test('also cases, by the workers', async () => {
    const args = ['rule', '-', '--edition', own, '--format', 'json'];
    const { code, out } = await standoff(args, CASE);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([expect.objectContaining({ edition: 'Sunday club' })]);
  });

  test('mistakes in a file are reported line by line', async () => {
    const bad = join(folder, 'bad.yaml');
    await writeFile(bad, 'name: Club\nbase: 1971\nchoices: { rotues: any, waiving: maybe }\n');
    expect(await standoff(['rule', TWELVE, '--edition', bad])).toEqual({
      code: 1,
      out: '',
      err: `${bad}:3:12 Unknown choice "rotues". (expected routes)\n${bad}:3:34 "maybe" is not an answer to "waiving". (expected true or false)\n`,
    });
    const none = await standoff(['rule', TWELVE, '--edition', join(folder, 'none.yaml')]);
    expect(none.code).toBe(1);
    expect(none.err).toContain('none.yaml: Cannot be read');
  });
});
