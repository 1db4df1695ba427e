import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EFFORT } from '../support/effort.ts';

const root = join(import.meta.dirname, '..', '..');
let copy = '';

/** A complete copy of the project, with only the scenarios that a test writes, and an old build of the site. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'standoff-build-'));
  for (const name of [
    ...['docs', 'src', 'static', 'tools'],
    ...['LICENSE', 'package.json', 'tsconfig.json', 'vite.config.ts'],
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  mkdirSync(join(copy, 'scenarios', 'rulebook-1971'), { recursive: true });
  for (const schema of [
    'scenario.schema.json',
    'game.schema.json',
    'edition.schema.json',
    'lesson.schema.json',
    'story.schema.json',
    'case.schema.json',
  ])
    cpSync(join(root, 'scenarios', schema), join(copy, 'scenarios', schema));
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist', 'index.html'), 'built before');
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

/** Builds the copy with these scenarios, by name. */
function build(
  files: Readonly<Record<string, string>>,
  ...options: readonly string[]
): { readonly code: number | null; readonly output: string } {
  const folder = join(copy, 'scenarios', 'rulebook-1971');
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, `${name}.yaml`), text);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', ...options], {
    cwd: copy,
    encoding: 'utf8',
    // As if run from a terminal rather than from a test.
    env: {
      ...process.env,
      ...{ VITEST: '', NODE_ENV: 'production', NO_COLOR: '1' },
      STANDOFF_SITE: 'https://standoff.example',
    },
  });
  return { code: status, output: stdout + stderr };
}

const SCENARIO = `title: A stand-off
short: Stand-off
paragraph: IX.3
editions: [1971]
note: Two armies want one province and neither gets it.
de: { title: Ein Patt, short: Patt, note: Zwei Armeen wollen in ein Feld. }
orders:
  Germany:
    A Ber-Pru: bounces
  Russia:
    A War-Pru: bounces
`;

// A build takes long, so only in `npm run verify`; `npm test` builds the site once, and reads bad files elsewhere.
describe.skipIf(EFFORT < 1)(
  'a build with failing scenarios fails and leaves the site as it was',
  () => {
    const failing = [
      [
        'each with its place',
        {
          'example-96': SCENARIO.replace('Ber-Pru', 'Ber-Prux'),
          'example-97': SCENARIO.replace('bounces', 'succeeds'),
          'example-98': 'Once upon a time',
          'example-99': SCENARIO,
        },
        [
          /example-96\.yaml:9:\d+ .*Prux/,
          /example-97\.yaml:9:\d+ .*bounces/,
          /example-98\.yaml:1:1 .*expected/,
        ],
      ],
      [
        'without German text',
        { 'example-99': SCENARIO.replace(/^de:.*\n/m, '') },
        [/example-99\.yaml:5:7 “Two armies want one prov”: no German text/],
      ],
    ] as const;
    test.each(failing)('%s', (_, files, messages) => {
      const { code, output } = build(files);
      for (const message of messages) expect(output).toMatch(message);
      expect(code).toBe(1);
      expect(readFileSync(join(copy, 'dist', 'index.html'), 'utf8')).toBe('built before');
      expect(readdirSync(join(copy, 'dist'))).toEqual(['index.html']);
      expect(readdirSync(copy).filter((name) => name.startsWith('.site-'))).toEqual([]);
    });
  },
);

test.skipIf(EFFORT < 1)(
  'a build of a good scenario replaces the site, works under any address, and states that address',
  () => {
    const { code, output } = build({ 'example-99': SCENARIO }, '--base', '/some/where/');
    expect(code, output).toBe(0);
    const page = (...path: readonly string[]) => readFileSync(join(copy, 'dist', ...path), 'utf8');
    expect(page('rulebook-1971', 'example-99', 'index.html')).toContain(
      'Two armies want one province',
    );
    for (const html of [
      page('index.html'),
      page('404.html'),
      page('rulebook-1971', 'example-99', 'index.html'),
    ]) {
      const links = [...html.matchAll(/\s(?:href|src)="([^"#]+)"/g)].map(([, link = '']) => link);
      expect(links.length).toBeGreaterThan(4);
      const ours = /^((https:\/\/standoff\.example)?\/some\/where\/|data:)/;
      expect(links.filter((link) => !ours.test(link))).toEqual([]);
    }
    const sheets = [...page('index.html').matchAll(/assets\/[^"]+\.css/g)].map(([sheet]) =>
      page(sheet),
    );
    expect(sheets.join('\n')).toMatch(/url\(\/some\/where\/fonts\//);

    // Metadata for other sites uses the given address.
    const html = page('rulebook-1971', 'example-99', 'index.html');
    const fileAt = (pattern: RegExp): string =>
      (pattern.exec(html)?.[1] ?? '').replace('https://standoff.example/some/where/', '');
    const card = readFileSync(join(copy, 'dist', fileAt(/property="og:image" content="([^"]*)"/)));
    const { width, height } = PNG.sync.read(card);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(page('index.html')).toContain('/some/where/cards/rulebook-1971/example-99.png"');
    const oembed = JSON.parse(page(fileAt(/json\+oembed" href="([^"]*)"/))) as { html: string };
    const frame = /src="([^"]*)"/.exec(oembed.html)?.[1] ?? '';
    expect(frame).toBe('https://standoff.example/some/where/embed/rulebook-1971/example-99/');
    const framed = page('embed', 'rulebook-1971', 'example-99', 'index.html');
    expect(framed).toContain('href="/some/where/rulebook-1971/example-99/"');
  },
);
