/**
 * Builds the library and the command: `npm run build:lib` writes both to `dist-lib/`, with types. In a checkout, the
 * command is built into `node_modules/.cache` and rebuilt when its sources change.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { boardPlugin } from './board-plugin.mjs';
import { filesIn, hashOfFiles, removeOld } from './kept.mjs';
import { COMMAND_ROOMS } from './rooms.mjs';
import { FONT_LICENCES, licences } from './vite/licences.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the command needs beside it: the other boards. */
const ASSETS = readdirSync(join(root, 'boards'))
  .filter((file) => file.endsWith('.board.yaml'))
  .map((file) => `boards/${file}`);
const SINGLE_FILES = [
  ...ASSETS,
  ...FONT_LICENCES,
  'LICENSE',
  'tools/vite/licences.mjs',
  'tools/vite/board-files.ts',
  'tools/vite/pack-board.ts',
  'tools/board-plugin.mjs',
  'package.json',
  'tools/library.mjs',
  'tools/rooms.mjs',
  'src/index.ts',
  'src/result.ts',
];

/** The exports of the package besides its root, one file of `src/api` each. */
export const SUB_PATHS = [
  'board',
  'orders',
  'adjudicate',
  'check',
  'ask',
  'explain',
  'game',
  'boards',
  'read',
  'record',
  'scenario',
  'draw',
];

/** Those that the root does not have: they need XState, a reader of YAML or the map, or know every notation. */
export const APART = ['game', 'boards', 'read', 'record', 'scenario', 'draw'];

/** What embeds need while a page is built, one sub-path each. */
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
  const { boardFiles } = await boardPlugin();
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const version = /"version": "([^"]+)"/.exec(manifest)?.[1] ?? '';
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [licences('LICENCES.md'), boardFiles()],
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
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
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
    removeOld(cache, folder);
  }
  return pathToFileURL(`${folder}/`);
}

/** @returns {string} */
const hashOfSources = () =>
  hashOfFiles([
    ...COMMAND_ROOMS.flatMap((room) => filesIn(`src/${room}`, /\.(ts|json|svelte|css)$/)),
    ...SINGLE_FILES,
  ]);
