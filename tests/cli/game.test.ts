import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCommand } from '../../src/cli/arguments.ts';
import { formatGame } from '../../src/game/saved/game-file.ts';
import { GAMES } from '../scenario/files.ts';
import { but } from '../scenario/sound.ts';
import { root, standoff } from './command.ts';

const SAMPLE = 'scenarios/sample-game/game.yaml';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standoff-game-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the words after "game"', () => {
  test('are read', () => {
    const asked = { name: 'game', file: 'g', format: 'text', scenarios: null, overwrite: false };
    expect(parseCommand(['game', 'g'])).toEqual({ ok: true, value: asked });
    expect(parseCommand(['game', 'g', '--format', 'jsonl'])).toEqual({
      ok: true,
      value: { ...asked, format: 'jsonl' },
    });
    expect(parseCommand(['game', 'g', '--scenarios', 'f'])).toEqual({
      ok: true,
      value: { ...asked, scenarios: 'f' },
    });
    expect(parseCommand(['game', 'g', '--scenarios', 'f', '--overwrite'])).toEqual({
      ok: true,
      value: { ...asked, scenarios: 'f', overwrite: true },
    });
  });

  test.each([
    [['game', 'a', 'b'], '"game" takes one file.'],
    [['game', 'a', '--edition', '1971'], '"game" takes no --edition.'],
    [['game', 'a', '--trace'], '"game" takes no --trace.'],
    [['game', 'a', '--format', 'xml'], 'Unknown format "xml"'],
    [['game', 'a', '--format', 'json', '--scenarios', 'f'], 'not both'],
    [['rule', 'a', '--scenarios', 'f'], '"rule" takes no --scenarios.'],
  ])('%j is refused', (words, message) => {
    const read = parseCommand(words);
    expect(read.ok ? '' : read.error).toContain(message);
  });
});

describe('standoff game', () => {
  test('prints a game as text, or a line for each phase', async () => {
    const text = await standoff(['game', SAMPLE]);
    expect(text).toMatchObject({ code: 0, err: '' });
    expect(text.out).toMatch(/^Seven players, edition 1971\n[^]*\n {2}Turkey: .*\n$/);
    const lines = await standoff(['game', SAMPLE, '--format', 'jsonl']);
    expect(lines.code).toBe(0);
    const dates = lines.out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { date?: string }).date);
    expect(dates).toHaveLength(11);
    expect(dates.at(-1)).toBe('Winter 1902');
  });

  test('a wrong expectation exits with 1 and its place; so does a file that is not a game', async () => {
    const text = await readFile(join(root, SAMPLE), 'utf8');
    const file = join(folder, 'wrong.yaml');
    await writeFile(file, but('F Sev-Bla: bounces', 'F Sev-Bla: succeeds', text));
    for (const words of [
      ['game', file],
      ['check', file],
    ]) {
      const { code, out, err } = await standoff(words);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/wrong\.yaml:\d+:20 1971 rules Russia: F Sev-Bla as bounces\./);
    }
    const other = await standoff(['game', '-'], 'A Ber-Kie\n');
    expect(other).toMatchObject({ code: 1, out: '' });
    expect(other.err).toContain('This is not a game.');
    const foreign = await standoff(['game', '-'], '{"phases":[{"name":"S1901M"}]}');
    expect(foreign).toMatchObject({ code: 1, out: '' });
    expect(foreign.err).toContain('standoff audit');
    const phases = ['S1901M', 'F1901M'].map(
      (name) => `{"name":"${name}","state":{},"orders":{"FRANCE":["A PAR H"]},"results":{}}`,
    );
    const whole = await standoff(['rule', '-'], `{"phases":[${phases.join(',')}]}`);
    expect(whole).toMatchObject({ code: 1, out: '' });
    expect(whole.err).toContain('This is a game, not one turn. (expected standoff audit -)');
    const turn = await standoff(['rule', SAMPLE]);
    expect(turn).toMatchObject({ code: 1, out: '' });
    expect(turn.err).toContain('This is a game, not one turn.');
  });

  test('checks games with the scenarios', async () => {
    expect(await standoff(['check', SAMPLE])).toMatchObject({ code: 0, err: '' });
  });

  test('writes a scenario for each season, also for a saved game', async () => {
    const saved = join(folder, 'saved.json');
    const game = GAMES.find((one) => one.game.slug === 'sample-game/game')?.game.game;
    if (!game) throw new Error('no sample game');
    await writeFile(saved, formatGame(game));
    for (const command of ['rule', 'check', 'audit']) {
      const { err } = await standoff([command, saved]);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(err).toContain(`(expected standoff game ${saved})`);
    }
    for (const [name, file] of [
      ['yaml', SAMPLE],
      ['json', saved],
    ] as const) {
      const into = join(folder, name);
      const { code, err } = await standoff(['game', file, '--scenarios', into]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect((await readdir(into)).sort()).toEqual([
        '1901-1-spring.yaml',
        '1901-2-fall.yaml',
        '1902-1-spring.yaml',
        '1902-2-fall.yaml',
      ]);
      expect(await standoff(['check', into])).toMatchObject({ code: 0, err: '' });
    }
  });
});
