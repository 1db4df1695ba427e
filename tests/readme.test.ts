import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EFFORT } from './support/effort.ts';
import { builtFromSources } from '../tools/library.mjs';

const root = join(import.meta.dirname, '..');
/** The types of files that the bundler puts in as texts. */
const TEXTS = join(root, 'tools/everywhere/raw.d.ts');

test('the package has the files that its README links to', () => {
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly files: readonly string[];
  };
  const links = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/\]\(([^):]+?)[#)]/g)];
  expect(links.length).toBeGreaterThan(5);
  for (const [, link = ''] of links)
    expect(
      files.some((file) => `${link}/`.startsWith(`${file}/`) || file.startsWith(`${link}/`)),
      link,
    ).toBe(true);
});

describe('the programs of the documentation', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await installed();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const programsOf = (file: string): readonly string[] =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/```js\n([^]*?)```/g)].map(
      ([, program = '']) => program,
    );
  const programs = ['README.md', 'docs/library.md', 'docs/boards.md'].flatMap(programsOf);
  const run = async (index: number): Promise<readonly string[]> => {
    const file = join(folder, `program-${index.toString()}.mjs`);
    writeFileSync(file, programs[index] ?? '');
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file]);
    expect(stderr).toBe('');
    return stdout.trimEnd().split('\n');
  };

  test('are the same in each language', () => {
    expect(programs).toHaveLength(8);
    for (const name of ['library', 'boards'])
      expect(programsOf(`docs/${name}.de.md`)).toEqual(programsOf(`docs/${name}.md`));
  });

  // It takes as long as the type check of everything, so only in `npm run verify`.
  test.skipIf(EFFORT < 1)(
    'are strict TypeScript, with the types of the libraries checked too',
    async () => {
      const files = programs.map((program, index) => {
        const file = join(folder, `typed-${index.toString()}.mts`);
        writeFileSync(file, program);
        return file;
      });
      const options = {
        ...{ strict: true, noEmit: true, skipLibCheck: false, types: ['node'] },
        ...{ target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'] },
        ...{ module: 'esnext', moduleResolution: 'bundler', allowImportingTsExtensions: true },
        // `node:fs` in the programs of other boards.
        typeRoots: [join(root, 'node_modules/@types')],
        paths: {
          standoff: [join(root, 'src/index.ts')],
          'standoff/*': [join(root, 'src/api/*.ts')],
        },
      };
      const project = join(folder, 'tsconfig.json');
      const compile = async (sources: readonly string[]): Promise<string> => {
        writeFileSync(
          project,
          JSON.stringify({ compilerOptions: options, files: [...sources, TEXTS] }),
        );
        const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
        const done = promisify(execFile)(process.execPath, [tsc, '-p', project]);
        return done.then(
          () => '',
          (error: unknown) => (error as { readonly stdout: string }).stdout,
        );
      };
      const wrong = join(folder, 'wrong.mts');
      writeFileSync(wrong, (programs[0] ?? '').replace('if (order) ', ''));
      // The only error of all.
      expect(await compile([...files, wrong])).toMatch(
        /^[^\n]*wrong\.mts\(\d+,\d+\): error TS2345(?![^]*: error TS)/,
      );
    },
  );

  test('a turn is ruled and proved', async () => {
    expect(await run(0)).toEqual([
      'A Ber-Pru: succeeds',
      'A Pru-Sil: succeeds',
      'A Sil S A Ber-Pru: cut',
      'A War S A Pru-Sil: given',
      'proved',
    ]);
  });

  test('a chat bot gives its reasons', async () => {
    const [headline, ...reasons] = await run(1);
    expect(headline).toBe('The Baltic fleet and Berlin bounce in Prussia, 1 against 1.');
    expect(reasons[0]).toMatch(
      /^- Berlin attacks Prussia with strength 1, because .* is cut\. \[DATC 3\.0 5\.B\.8\]$/,
    );
    expect(reasons.at(-1)).toMatch(/Berlin prallen.*Preußen/);
  });

  test('a mail is read, and nothing of it is lost', async () => {
    expect(await run(2)).toEqual([
      'line 5: A PAR - BUR',
      'line 6: A MAR S A PAR - BUR',
      'line 7: F BRE - ENG',
      'line 6: "Mar" read as A MAR S A PAR - BUR',
      'line 7: "Channle" read as nothing',
      'line 7: not an order: Channle',
      'line 8: not an order: Good luck to everybody!',
    ]);
  });

  test('a record is ruled again', async () => {
    const [total, ...found] = await run(3);
    expect(total).toBe('0 of 1 phases agree');
    expect(found.map((line) => /^.*?\. /.exec(line)?.[0])).toEqual([
      'Austria A SER - BUL: recorded bounced, ours succeeded. ',
      'Turkey A BUL H: recorded succeeded, ours dislodged. ',
    ]);
  });

  test('a scenario is checked, and written', async () => {
    const [wrong, ...written] = await run(4);
    expect(wrong).toBe(
      'two-armies.yaml:8:24 1971 rules Russia: A War-Pru as bounces. (expected succeeds)',
    );
    expect(written).toContain('    A War-Pru: bounces');
  });

  test('a game is played to its first Fall', async () => {
    const [refused, fall] = await run(5);
    expect(refused).toBe('That isn’t possible in this phase.');
    expect(fall).toMatch(/^Fall 1901 \d+$/);
  });

  test('a turn is drawn', async () => {
    const drawn = (await run(6)).join('\n');
    expect(drawn).toMatch(/^<svg [^]*<\/svg>$/);
    expect(drawn).toContain('<title>Fall 1902 (DATC 3.0)</title>');
  });

  test('a turn on another board is ruled and proved', async () => {
    expect(await run(7)).toEqual(['Guyenne takes Toulouse, 2 against 1.', 'proved']);
  });
});

/** An empty folder with the built package in its `node_modules`, without types. */
async function installed(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'standoff-user-'));
  const home = join(folder, 'node_modules/standoff');
  await mkdir(home, { recursive: true });
  await copyFile(join(root, 'package.json'), join(home, 'package.json'));
  await symlink(fileURLToPath(await builtFromSources()), join(home, 'dist-lib'), 'dir');
  return folder;
}
