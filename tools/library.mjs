/**
 * The library and the command, built: `npm run build:lib` puts both into `dist-lib/`, with types. A checkout that
 * runs the command builds it into `node_modules/.cache` and keeps it as long as its sources stay the same.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FONT_LICENCES, licences } from './vite/licences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the library and the command are made of, apart from `src/*.ts`. */
const ROOMS = [
  ...['board', 'orders', 'rules', 'trace', 'adjudicator', 'ask', 'explain', 'game', 'scenario'],
  ...['cli', 'stage', 'ui', 'picture'],
];
/** What pictures are made of, beside the command that draws them. */
const ASSETS = ['static/board.svg', 'static/board-thumb.svg', 'src/site/tokens.css'];
const SINGLE_FILES = [
  ...ASSETS,
  ...FONT_LICENCES,
  'LICENSE',
  'tools/vite/licences.mjs',
  'tools/vite/board-styles.mjs',
  'scenarios/scenario.schema.json',
  'package.json',
  'tools/library.mjs',
  'src/index.ts',
  'src/game.ts',
  'src/result.ts',
];

/**
 * How whatever adjudicates is bundled: what is `const` stays so. The engine's columns never change hands, and as long as V8
 * can see that, it reads a row of them at a known address: a sixth quicker than a `var`, which Vite would make of each.
 */
export const OUTPUT = { topLevelVar: false };

/** @param {string} outDir */
export async function bundle(outDir) {
  const { build } = await import('vite');
  const { svelte } = await import('@sveltejs/vite-plugin-svelte');
  const { boardStyles } = await import('./vite/board-styles.mjs');
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const version = /"version": "([^"]+)"/.exec(manifest)?.[1] ?? '';
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      svelte({ configFile: false, compilerOptions: { runes: true } }),
      boardStyles(),
      licences('LICENCES.md'),
    ],
    // What the package does not depend on goes into it: loaded from one file, not from a hundred.
    ssr: { noExternal: true, external: ['xstate'] },
    define: { __VERSION__: JSON.stringify(version) },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          index: join(root, 'src/index.ts'),
          game: join(root, 'src/game.ts'),
          cli: join(root, 'src/cli/main.ts'),
          worker: join(root, 'src/cli/worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', ...OUTPUT },
      },
    },
  });
  for (const asset of ASSETS)
    copyFileSync(join(root, asset), join(resolve(root, outDir), basename(asset)));
}

/**
 * The folder of the built command, as new as the sources.
 * @returns {Promise<URL>}
 */
export async function builtFromSources() {
  const cache = join(root, 'node_modules/.cache/standoff');
  const folder = join(cache, hashOfSources());
  if (!existsSync(folder)) {
    // Two processes may build at once: each in a folder of its own, and the first one to be ready wins.
    const scratch = `${folder}.${process.pid.toString()}`;
    try {
      await bundle(scratch);
      if (!existsSync(folder)) renameSync(scratch, folder);
    } catch (cause) {
      if (!existsSync(folder)) throw cause;
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
    removeOldBuilds(cache, folder);
  }
  return pathToFileURL(`${folder}/`);
}

const HOUR = 3_600_000;

/**
 * Takes away what was built from other sources, unless it may still be running.
 * @param {string} cache
 * @param {string} current
 */
function removeOldBuilds(cache, current) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    // Another process may be tidying up as well.
    const found = statSync(folder, { throwIfNoEntry: false });
    if (folder === current || !found || Date.now() - found.mtimeMs < HOUR) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * By sizes and times, as `make` does: to read every file would take longer than the command itself.
 * @returns {string}
 */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of [...ROOMS.flatMap(filesIn), ...SINGLE_FILES]) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size.toString()} ${mtimeMs.toString()}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} room @returns {string[]} */
function filesIn(room) {
  return readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json|svelte)$/.test(name))
    .sort()
    .map((name) => join('src', room, name));
}
