/**
 * Builds the library and the command: `npm run build:lib` writes both to `dist-lib/`, with types. In a checkout, the
 * command is built into `node_modules/.cache` and rebuilt when its sources change.
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
import { COMMAND_ROOMS } from './rooms.mjs';
import { FONT_LICENCES, licences } from './vite/licences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Assets that pictures need, for the command that draws them. */
const ASSETS = ['static/board.svg', 'static/board-thumb.svg', 'src/site/styles/tokens.css'];
const SINGLE_FILES = [
  ...ASSETS,
  ...FONT_LICENCES,
  'LICENSE',
  'tools/vite/licences.mjs',
  'tools/vite/board-styles.mjs',
  'package.json',
  'tools/library.mjs',
  'tools/rooms.mjs',
  'src/index.ts',
  'src/result.ts',
];

/**
 * Output options for anything that adjudicates: keeps `const` at module level. V8 can then treat the engine's columns
 * as constants, which makes it a sixth faster than with `var`, Vite's default.
 */
export const OUTPUT = { topLevelVar: false };

/** What the package exports beside its root, a file of `src/api` each. */
export const SUB_PATHS = ['board', 'orders', 'adjudicate', 'check', 'ask', 'explain', 'game'];

/** What embeds need while a page is built, a sub-path each. */
export const EMBED_PATHS = {
  block: 'src/embed/block/block.ts',
  'markdown-it': 'src/embed/plugins/markdown-it.ts',
  marked: 'src/embed/plugins/marked.ts',
  rehype: 'src/embed/plugins/rehype.ts',
  remark: 'src/embed/plugins/remark.ts',
  satteri: 'src/embed/plugins/satteri.ts',
};

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
    // Bundles everything that is not a dependency of the package, so that it loads from one file.
    ssr: { noExternal: true, external: ['xstate', '@resvg/resvg-js'] },
    // Its modules for browsers: those for Node are CommonJS, and would bring `node:module` into the library.
    resolve: { alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') } },
    define: { __VERSION__: JSON.stringify(version) },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          index: join(root, 'src/index.ts'),
          ...Object.fromEntries(SUB_PATHS.map((name) => [name, join(root, `src/api/${name}.ts`)])),
          ...Object.fromEntries(
            Object.entries(EMBED_PATHS).map(([name, file]) => [name, join(root, file)]),
          ),
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
 * The folder of the built command, rebuilt if the sources have changed.
 * @returns {Promise<URL>}
 */
export async function builtFromSources() {
  const cache = join(root, 'node_modules/.cache/standoff');
  const folder = join(cache, hashOfSources());
  if (!existsSync(folder)) {
    // Two processes may build at once: each uses its own folder, and the first to finish wins.
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
 * Removes builds of other sources, unless they may still be running.
 * @param {string} cache
 * @param {string} current
 */
function removeOldBuilds(cache, current) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    // Another process may be cleaning up at the same time.
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
  for (const file of [...COMMAND_ROOMS.flatMap(filesIn), ...SINGLE_FILES]) {
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
