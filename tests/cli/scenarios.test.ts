import { pathToFileURL } from 'node:url';
import { boardsIn } from '../../src/cli/boards.ts';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkScenarios, scenarioFiles } from '../../src/cli/check.ts';
import { but, SOUND } from '../scenario/sound.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';
const path = (name: string) => join(folder, name);

const NO_BOARD = { board: null, boards: boardsIn(pathToFileURL(`${root}/boards/`)) };

async function run(...paths: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await checkScenarios(
    paths,
    {
      out: (line) => {
        out.push(line);
        return Promise.resolve();
      },
      err: (lines) => {
        err.push(...lines.map((line) => line.replaceAll(folder, '')));
        return Promise.resolve();
      },
    },
    NO_BOARD,
  );
  return { code, out, err };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standoff-'));
  await writeFile(path('good.yaml'), SOUND);
  await writeFile(path('wrong.yaml'), but('F Bal-Pru: bounces', 'F Bal-Pru: void'));
  await writeFile(path('bad.yaml'), but('F Bal-Pru', 'F Bal-Prsu'));
  await writeFile(path('large.yaml'), SOUND + '#'.repeat(1_000_000));
  await writeFile(path('notes.txt'), 'not looked at');
});

afterAll(() => rm(folder, { recursive: true }));

describe('npm run scenarios', () => {
  test('one good file', async () => {
    expect(await run(path('good.yaml'))).toEqual({
      code: 0,
      out: ['1 scenario read, ruled as expected and proved'],
      err: [],
    });
  });

  test('a folder: each error on one line, then the number of files', async () => {
    expect(await run(folder)).toEqual({
      code: 1,
      out: [],
      err: [
        '/bad.yaml:13:11 Unknown space "Prsu". (expected Prussia (Pru))',
        '/large.yaml:1:1 The file is too large. (expected at most 262144 bytes)',
        '/wrong.yaml:13:16 1971 rules Russia: F Bal-Pru as bounces. (expected void)',
        '/wrong.yaml:13:16 DATC rules Russia: F Bal-Pru as bounces. (expected void)',
        '3 of 4 scenarios wrong',
      ],
    });
  });

  test('a folder that cannot be read is reported, and the others are checked', async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed);
    const list = (one: string) =>
      one === closed
        ? Promise.reject(Object.assign(new Error('EACCES: scandir'), { code: 'EACCES' }))
        : readdir(one, { withFileTypes: true });
    const found = await scenarioFiles(folder, list);
    await rm(closed, { recursive: true });
    expect(found.files).toHaveLength(4);
    expect(found.closed).toEqual([`${closed}: Cannot be read: you have no permission`]);
  });

  test('a folder without scenarios', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'));
    const { code, err } = await run(empty);
    await rm(empty, { recursive: true });
    expect(code).toBe(1);
    expect(err).toEqual([expect.stringMatching(/^No scenarios in \/empty-/)]);
  });

  test('a missing file', async () => {
    const { code, out, err } = await run(path('missing.yaml'), path('good.yaml'));
    expect({ code, out }).toEqual({ code: 1, out: [] });
    expect(err).toEqual([
      '/missing.yaml:1:1 Cannot be read: there is no such file',
      '1 of 2 scenarios wrong',
    ]);
  });

  test('as a command it sets the exit code', async () => {
    const command = (file: string) =>
      promisify(execFile)(process.execPath, ['tools/scenarios.mjs', file], { cwd: root });
    expect((await command(path('good.yaml'))).stdout).toBe(
      '1 scenario read, ruled as expected and proved\n',
    );
    await expect(command(path('bad.yaml'))).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${path('bad.yaml')}:13:11 Unknown space "Prsu". (expected Prussia (Pru))\n1 of 1 scenario wrong\n`,
    });
  }, 60_000);
});
