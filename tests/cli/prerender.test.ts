import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCommand } from '../../src/cli/arguments.ts';
import { standoff } from './command.ts';

let folder = '';
const block = (text: string): string =>
  `<p>a &amp; b</p><pre><code class="language-diplomacy">${text}</code></pre><p>c</p></body>`;
const GOOD = block('edition: 1971\nGermany: A Ber-Pru\nRussia: A War-Pru');
const page = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standoff-prerender-'));
  await mkdir(join(folder, 'deep'));
  await writeFile(join(folder, 'plain.html'), '<p>No block.');
  await writeFile(join(folder, 'deep', 'good.html'), GOOD);
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  [['prerender'], '"prerender" takes one folder.'],
  [['prerender', 'a', 'b'], '"prerender" takes one folder.'],
  [['prerender', 'a', '--edition', '1971'], '"prerender" takes no --edition.'],
  [['rule', 'a', '--check'], '"rule" takes no --check.'],
])('%j: %s', (words, error) => {
  expect(parseCommand(words)).toEqual({ ok: false, error });
});

test('blocks in the pages of a folder become embeds, once', async () => {
  const checked = await standoff(['prerender', folder, '--check']);
  expect(checked).toMatchObject({ code: 1, out: '1 blocks to replace in 1 of 2 pages\n' });
  expect(await page('deep/good.html')).toBe(GOOD);

  const made = await standoff(['prerender', folder, '--script', '/standoff.js']);
  expect(made).toMatchObject({ code: 0, err: '', out: '1 blocks replaced in 1 of 2 pages\n' });
  const html = await page('deep/good.html');
  expect(html).toMatch(/^<p>a &amp; b<\/p><standoff-scenario edition="1971"[^>]* data='\[1,/);
  expect(html).toMatch(/<p>c<\/p><script type="module" src="\/standoff\.js"><\/script><\/body>$/);

  const again = await standoff(['prerender', folder, '--check']);
  expect(again).toMatchObject({ code: 0, out: '0 blocks to replace in 0 of 2 pages\n' });
  expect(await page('deep/good.html')).toBe(html);
});

test('a player in the folder is loaded relative to each page', async () => {
  await writeFile(join(folder, 'deep', 'good.html'), GOOD);
  await writeFile(join(folder, 'top.html'), GOOD);
  const without = await standoff(['prerender', folder, '--script', 'files/standoff.js']);
  expect(without.code).toBe(1);
  expect(without.err).toContain(`${join(folder, 'files/standoff.js')}: there is no such file`);
  expect(await page('top.html')).toBe(GOOD);
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files', 'standoff.js'), '');
  await standoff(['prerender', folder, '--script', 'files/standoff.js']);
  expect(await page('deep/good.html')).toContain('src="../files/standoff.js"');
  expect(await page('top.html')).toContain('src="./files/standoff.js"');
  expect(await page('top.html')).not.toContain('<link');
});

test('so is the style sheet beside it, before the first block', async () => {
  await writeFile(join(folder, 'deep', 'good.html'), GOOD + GOOD);
  await writeFile(join(folder, 'files', 'standoff.css'), '');
  await standoff(['prerender', folder, '--script', 'files/standoff.js']);
  const html = await page('deep/good.html');
  const link = '<link rel="stylesheet" href="../files/standoff.css">';
  expect(html.split(link)).toHaveLength(2);
  expect(html).toContain(`${link}<standoff-scenario`);
});

test('a page with a wrong block stays as it is, and the error has its place', async () => {
  const wrong = block('expect: A Ber succeeds\nGermany: A Ber-Pru\nRussia: A War-Pru');
  await writeFile(join(folder, 'wrong.html'), wrong);
  const made = await standoff(['prerender', folder]);
  expect(made.code).toBe(1);
  expect(made.err).toBe(
    `${join(folder, 'wrong.html')}:1:9 DATC rules A Ber: bounces, not succeeds.\n`,
  );
  expect(await page('wrong.html')).toBe(wrong);
  expect((await standoff(['prerender', join(folder, 'nowhere')])).code).toBe(1);
});

test('a page that is not UTF-8 stays as it is', async () => {
  const latin = Buffer.from(`<p>café</p>${GOOD}`, 'latin1');
  await writeFile(join(folder, 'latin.html'), latin);
  const made = await standoff(['prerender', folder]);
  expect(made.code).toBe(1);
  expect(made.err).toContain(
    `${join(folder, 'latin.html')}:1:7 These bytes are not valid text. (expected UTF-8)`,
  );
  expect(await readFile(join(folder, 'latin.html'))).toEqual(latin);
  await rm(join(folder, 'latin.html'));
});

test('nothing outside the folder is written, nor in the folders of tools', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'standoff-outside-'));
  const inside = await mkdtemp(join(tmpdir(), 'standoff-inside-'));
  try {
    await writeFile(join(outside, 'page.html'), GOOD);
    await symlink(join(outside, 'page.html'), join(inside, 'out.html'));
    await writeFile(join(inside, 'page.html'), GOOD);
    await symlink('page.html', join(inside, 'again.html'));
    for (const name of ['.git', 'node_modules']) {
      await mkdir(join(inside, name));
      await writeFile(join(inside, name, 'page.html'), GOOD);
    }
    const made = await standoff(['prerender', inside]);
    expect(made.out).toBe('1 blocks replaced in 1 of 3 pages\n');
    expect(made.err).toBe(
      `${join(inside, 'out.html')}: Is a link out of the folder, so its blocks are not replaced.\n`,
    );
    expect(made.code).toBe(1);
    expect(await readFile(join(outside, 'page.html'), 'utf8')).toBe(GOOD);
    for (const name of ['.git', 'node_modules'])
      expect(await readFile(join(inside, name, 'page.html'), 'utf8')).toBe(GOOD);
  } finally {
    await Promise.all([outside, inside].map((each) => rm(each, { recursive: true })));
  }
});
