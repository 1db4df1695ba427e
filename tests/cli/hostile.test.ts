import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { but, SOUND } from '../scenario/sound.ts';
import { root, standoff } from './command.ts';

const SAMPLE = readFileSync(join(root, 'scenarios/sample-game/game.yaml'), 'utf8');
const BIN = join(root, 'bin/standoff.mjs');
const CASE = '"units":{"ITALY":["A ROM"]},"orders":{"ITALY":["A ROM - VEN"]}';

let folder = '';
let turn = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standoff-hostile-'));
  turn = join(folder, 'turn.yaml');
  await writeFile(turn, SOUND);
});
afterAll(() => rm(folder, { recursive: true }));

describe('the contents of a file are shown and not obeyed', () => {
  test('control characters in a title', async () => {
    const title = 'title: "\\e]0;PWNED\\aT \\u202Eabc"';
    const file = but('title: A dislodged unit supports nothing', title);
    const { code, out } = await standoff(['rule', '-'], file);
    expect(code).toBe(0);
    expect(out).toMatch(/^\\u001b\]0;PWNED\\u0007T \\u202eabc \(1971\)\n/);
  });

  test('control characters in a case: as text escaped, as JSON the same value', async () => {
    const bad = 'A ROM \u009b2J - VEN';
    const line = JSON.stringify({ id: bad, units: {}, orders: { ITALY: [bad] } });
    const { out } = await standoff(['rule', '-'], line);
    expect(out).not.toContain('\u009b');
    expect(JSON.parse(out)).toMatchObject({ id: bad });
    const { err } = await standoff(['check', '-'], line);
    expect(err).toContain('A ROM \\u009b2J - VEN');
  });

  test('a file name with a line feed stays on one line', async () => {
    const { err } = await standoff(['rule', join(folder, 'a\nb')]);
    expect(err).toContain('a\\nb: Cannot be read: there is no such file\n');
  });
});

describe('files that are not text', () => {
  test.skipIf(!existsSync('/dev/zero'))('a device is refused', async () => {
    for (const words of [
      ['rule', '/dev/zero'],
      ['check', '/dev/zero'],
      ['rule', turn, '--edition', join(folder, 'zero.yaml')],
    ]) {
      await rm(join(folder, 'zero.yaml'), { force: true });
      await symlink('/dev/zero', join(folder, 'zero.yaml'));
      const { code, err } = await standoff(words);
      expect(code).toBe(1);
      expect(err).toMatch(/^\S+: Cannot be read: it is a device\n$/);
    }
    await rm(join(folder, 'zero.yaml'));
  });

  test.skipIf(process.platform === 'win32')('a pipe is read by check, too', async () => {
    const pipe = join(folder, 'pipe.yaml');
    execFileSync('mkfifo', [pipe]);
    const filled = spawn('sh', ['-c', 'cat "$0" > "$1"', turn, pipe]);
    const { code, out } = await standoff(['check', pipe]);
    filled.kill();
    await rm(pipe);
    expect({ code, out }).toEqual({
      code: 0,
      out: '1 scenario read, ruled as expected and proved\n',
    });
  });

  test('circular links are reported in words', async () => {
    const link = join(folder, 'link.yaml');
    await symlink(link, link);
    const { err } = await standoff(['check', link]);
    await rm(link);
    expect(err).toContain('Cannot be read: its links form a loop');
  });

  test('an edition file is read up to its size limit', async () => {
    const file = join(folder, 'large-edition.yaml');
    await writeFile(file, `name: x\n${'#'.repeat(3_000_000)}`);
    const { code, err } = await standoff(['rule', turn, '--edition', file]);
    await rm(file);
    expect({ code, err }).toEqual({
      code: 1,
      err: `${file}:1:1 The file is too large. (expected at most 262144 bytes)\n`,
    });
  });

  test('bytes that are not UTF-8 are reported with their place', async () => {
    const [before = '', after = ''] = SOUND.split('In our own words.');
    const latin = Buffer.concat([
      Buffer.from(`${before}\uFFFD Gr`),
      Buffer.from([0xfc]),
      Buffer.from(`sse${after}`),
    ]);
    for (const command of ['rule', 'check'])
      expect(await standoff([command, '-'], latin)).toEqual({
        code: 1,
        out: '',
        err: 'standard input:5:11 These bytes are not valid text. (expected UTF-8)\n',
      });
    const orders = Buffer.concat([Buffer.from('Italy: A Rom-Ven ; '), Buffer.from([0xfc])]);
    const ruled = await standoff(['rule', '-'], orders);
    expect(ruled.err).toContain('standard input:1:20 These bytes are not valid text.');
    const line = Buffer.concat([
      Buffer.from('{"id":"'),
      Buffer.from([0xfc]),
      Buffer.from(`",${CASE}}`),
    ]);
    const { out } = await standoff(['rule', '-'], line);
    expect(JSON.parse(out)).toEqual({ id: null, line: 1, error: 'the line is not UTF-8' });
  });
});

describe('cases', () => {
  test.each(['"1066"', '"__proto__"', '1971', 'null'])(
    'of edition %s are not ruled',
    async (named) => {
      const line = `{"id":"x","edition":${named},${CASE}}\n`;
      const all = [...EDITION_IDS.map((id) => id.toLowerCase()), 'all'];
      const ruled = await standoff(['rule', '-'], line);
      expect(ruled.code).toBe(1);
      expect(JSON.parse(ruled.out)).toMatchObject({
        id: 'x',
        error: `"edition" must be one of ${all.map((word) => `"${word}"`).join(', ')}`,
      });
      expect((await standoff(['check', '-'], line)).err).toContain('x: "edition" must be one of');
    },
  );

  test('a duplicate key is reported, text that looks like one is not', async () => {
    const twice = `{"id":"x",${CASE},"units":{}}\n`;
    const deep = '{"id":"y","units":{"ITALY":["A ROM"],"ITALY":[]},"orders":{}}\n';
    const odd = `{"id":"a \\"b\\": c","note":"\\"id\\":1, \\"id\\":2",${CASE}}\n`;
    const { out } = await standoff(['rule', '-'], twice + deep + odd);
    const [one, two, three] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(one).toEqual({ id: 'x', line: 1, error: '"units" appears twice' });
    expect(two).toEqual({ id: 'y', line: 2, error: '"ITALY" appears twice' });
    expect(three).toMatchObject({ id: 'a "b": c', moved: ['A ROM - VEN'] });
  });

  test('no cases at all are reported', async () => {
    const file = join(folder, 'empty.jsonl');
    await writeFile(file, '');
    expect(await standoff(['rule', file])).toEqual({
      code: 1,
      out: '',
      err: `No cases in ${file}\n`,
    });
  });

  test('thousands of bad ones are counted, not reported one by one', async () => {
    const { err } = await standoff(['check', '-'], '{\n'.repeat(20_000));
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(1_002);
    expect(lines.slice(-2)).toEqual([
      'standard input: ... and 19,000 more',
      '20000 of 20000 cases wrong',
    ]);
  });
});

test('so are thousands of unknown keys', async () => {
  const keys = Array.from({ length: 5_000 }, (_, index) => `k${String(index)}: 1\n`).join('');
  const { err } = await standoff(['rule', '-'], `title: x\n${keys}`);
  expect(err.split('\n').length).toBeLessThan(110);
  expect(err).toMatch(/\.\.\. and [\d,]+ more\n$/);
});

describe('when nothing can be written', () => {
  const full = '/dev/full';

  test.skipIf(!existsSync(full))('standard output on a full disk is told', () => {
    for (const words of [['--help'], ['rule', turn], ['draw', turn]]) {
      const done = spawnSync(
        'sh',
        ['-c', `exec "$0" "$@" > ${full}`, process.execPath, BIN, ...words],
        {
          cwd: root,
          encoding: 'utf8',
        },
      );
      expect(done.stderr).toBe('standard output: Cannot be written: the disk is full\n');
      expect(done.status).toBe(1);
    }
  });

  test.skipIf(process.platform === 'win32')('unread messages cost no results', async () => {
    const file = join(folder, 'mixed.jsonl');
    await writeFile(file, `{"id":"x",${CASE}}\nbad\n`.repeat(500));
    const words = ['rule', '--format', 'text', file, join(folder, 'none.yaml')];
    const out = join(folder, 'mixed.out');
    const shell = 'out=$1; shift; exec 3>"$out"; "$0" "$@" 2>&1 >&3 | true';
    spawnSync('sh', ['-c', shell, process.execPath, out, BIN, ...words], { cwd: root });
    const ruled = await readFile(out, 'utf8');
    expect(ruled.match(/^x \(/gm)).toHaveLength(500);
  });

  test('a picture replaces the old one completely, and never the turn', async () => {
    const { code, err } = await standoff(['draw', turn, '--out', turn]);
    expect({ code, err }).toEqual({
      code: 1,
      err: `${turn}: --out would overwrite the input.\n`,
    });
    expect(await readFile(turn, 'utf8')).toBe(SOUND);
    const into = join(folder, 'pictures');
    await mkdir(into);
    const picture = join(into, 'old.svg');
    const link = join(into, 'link.svg');
    await writeFile(picture, 'old');
    await symlink(picture, link);
    expect((await standoff(['draw', turn, '--out', link])).code).toBe(0);
    expect(await readFile(picture, 'utf8')).toMatch(/^<svg /);
    expect((await readdir(into)).sort()).toEqual(['link.svg', 'old.svg']);
  });

  test.skipIf(process.platform !== 'linux')('the old picture outlives a full disk', async () => {
    const picture = join(folder, 'kept.svg');
    await writeFile(picture, 'old');
    // Limits files to four blocks, to simulate a disk that fills up while one of many pictures is written.
    const shell = 'trap "" XFSZ; ulimit -f 4; exec "$0" "$@"';
    const words = [BIN, 'draw', turn, '--out', picture];
    const done = spawnSync('sh', ['-c', shell, process.execPath, ...words], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(done.stderr).toBe(`${picture}: Cannot be written: it would be too large\n`);
    expect(done.status).toBe(1);
    expect(await readFile(picture, 'utf8')).toBe('old');
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('edited seasons are not replaced unless requested', async () => {
    const into = join(folder, 'seasons');
    const game = join(folder, 'game.yaml');
    // By one edition: this is about files, and the game is ruled four times.
    await writeFile(
      game,
      but(/^editions: .*$/m.exec(SAMPLE)?.[0] ?? '', 'editions: [1971]', SAMPLE),
    );
    const words = ['game', game, '--scenarios', into];
    await standoff(words);
    const mine = join(into, '1901-2-fall.yaml');
    const old = await readFile(mine, 'utf8');
    expect((await standoff(words)).code).toBe(0);
    await writeFile(mine, 'mine');
    const { code, out, err } = await standoff(words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      `${mine}: A different file already exists.\nNothing was written. Use --overwrite to replace them.\n`,
    );
    expect(await readFile(mine, 'utf8')).toBe('mine');
    expect((await standoff([...words, '--overwrite'])).code).toBe(0);
    expect(await readFile(mine, 'utf8')).toBe(old);
  });
});
