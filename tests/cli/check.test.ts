import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { but, SOUND } from '../scenario/sound.ts';
import { root, standoff } from './command.ts';

const EXAMPLES = join(root, 'tests/fixtures/examples.jsonl');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standoff-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('standoff check', () => {
  test('cases: compared and proved', async () => {
    expect(await standoff(['check', EXAMPLES])).toEqual({
      code: 0,
      out: '73 cases ruled as expected and proved\n',
      err: '',
    });
  });

  test('cases: every difference is a line', async () => {
    const nine = readFileSync(EXAMPLES, 'utf8')
      .split('\n')
      .find((line) => line.includes('"E38"'));
    if (nine === undefined) throw new Error('no Example 9');
    const other = nine
      .replace('"moved":["A PRU - SIL"]', '"moved":[]')
      .replace('"BOH","GAL","MUN"', '"BOH","MUN"')
      .replace('"RUSSIA F BAL"', '"RUSSIA F PRU"');
    const reordered = nine.replace('"BOH","GAL","MUN"', '"MUN","BOH","GAL"');
    const { code, out, err } = await standoff(
      ['check', '-'],
      [other, reordered, 'nonsense'].join('\n'),
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.split('\n')).toEqual([
      'standard input:1 E38: moved: expected [], got ["A PRU - SIL"]',
      expect.stringMatching(/^standard input:1 E38: dislodged: expected .*"BOH","MUN"/),
      expect.stringMatching(/^standard input:1 E38: units_after: expected .*"RUSSIA F PRU"/),
      'standard input:3 the line is not JSON',
      '2 of 3 cases wrong',
      '',
    ]);
  });

  test('cases: outcomes of orders are compared, and a result under a strange name is refused', async () => {
    const line = (expected: string): string =>
      `{"id":"a","units":{"ITALY":["A ROM"]},"orders":{"ITALY":["A ROM - VEN"]},${expected}}`;
    const outcomes = (word: string) => line(`"outcomes":{"ITALY":{"A ROM - VEN":"${word}"}}`);
    expect(await standoff(['check', '-'], outcomes('succeeds'))).toMatchObject({
      code: 0,
      out: '1 case ruled as expected and proved\n',
    });
    const wrong = await standoff(['check', '-'], outcomes('bounces'));
    expect(wrong.code).toBe(1);
    expect(wrong.err).toMatch(
      /^standard input:1 a: outcomes: expected .*bounces.*, got .*succeeds/,
    );
    const strange = await standoff(['check', '-'], line('"expected":{"moved":[]}'));
    expect(strange.code).toBe(1);
    expect(strange.err).toMatch(/^standard input:1 a: unknown field "expected": expected id, /);
  });

  test('cases without a result are proved', async () => {
    const line = '{"id":"a","units":{"ITALY":["A ROM"]},"orders":{"ITALY":["A ROM - VEN"]}}';
    expect(await standoff(['check', '-'], `${line}\n`)).toEqual({
      code: 0,
      out: '1 case ruled and proved, 0 with an expected result\n',
      err: '',
    });
  });

  test('scenarios, like npm run scenarios', async () => {
    const good = join(folder, 'good.yaml');
    const wrong = join(folder, 'wrong.yaml');
    await writeFile(good, SOUND);
    await writeFile(wrong, but('F Bal-Pru: bounces', 'F Bal-Pru: void'));
    expect(await standoff(['check', good])).toEqual({
      code: 0,
      out: '1 scenario read, ruled as expected and proved\n',
      err: '',
    });
    const { code, err } = await standoff(['check', folder, EXAMPLES]);
    expect(code).toBe(1);
    expect(err).toContain('1 of 2 scenarios wrong');
    const read = await standoff(['check', '-'], SOUND);
    expect(read).toEqual({
      code: 0,
      out: 'standard input: ruled as expected and proved\n',
      err: '',
    });
  });

  test('as JSON: an object for each file, in the order of checking', async () => {
    const good = join(folder, 'json-good.yaml');
    const wrong = join(folder, 'json-wrong.yaml');
    await writeFile(good, SOUND);
    await writeFile(wrong, but('F Bal-Pru: bounces', 'F Bal-Pru: void'));
    const missing = join(folder, 'missing.txt');
    const files = [good, missing, wrong, EXAMPLES];
    const { code, out, err } = await standoff(['check', ...files, '--format', 'json']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const text = (await standoff(['check', wrong])).err.split('\n').slice(0, -2);
    expect(text.length).toBeGreaterThan(1);
    expect(JSON.parse(out)).toEqual([
      { file: good, ok: true, errors: [] },
      { file: wrong, ok: false, errors: text },
      { file: missing, ok: false, errors: [expect.stringContaining('Cannot be read')] },
      { file: EXAMPLES, ok: true, cases: 73, bad: 0, compared: 73, errors: [] },
    ]);
    const bad = await standoff(['check', '-', '--format', 'json'], 'nonsense\n');
    expect(bad).toMatchObject({ code: 1, err: '' });
    const cases = await standoff(['check', '-', '--format', 'json'], '{"id":"a"\n');
    expect(JSON.parse(cases.out)).toEqual([
      {
        file: 'standard input',
        ok: false,
        cases: 1,
        bad: 1,
        compared: 0,
        errors: ['standard input:1 the line is not JSON'],
      },
    ]);
    const none = join(folder, 'none');
    await mkdir(none);
    const empty = await standoff(['check', none, '--format', 'json']);
    expect(JSON.parse(empty.out)).toEqual([
      { file: none, ok: false, errors: [`No scenarios in ${none}`] },
    ]);
  });

  test('orders are ruled and proved; what cannot be read is an error', async () => {
    const { code, out } = await standoff(['check', '-'], 'Italy: A Rom-Ven');
    expect({ code, out }).toEqual({ code: 0, out: 'standard input: ruled and proved\n' });
    expect((await standoff(['check', '-'], 'Italy: A Rom-Vienice')).code).toBe(1);
    expect((await standoff(['check', join(folder, 'missing.txt')])).code).toBe(1);
  });
});
