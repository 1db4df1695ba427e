import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';

/** @typedef {{ id: string, run: () => unknown }} LoadedTest */

const API = 'tools/mutation/test-api.ts';

/**
 * A test file, or all test files directly in a folder.
 * @param {string} root
 * @param {string} path
 */
function filesOf(root, path) {
  if (path.endsWith('.ts')) return [path];
  const names = readdirSync(join(root, path)).filter((name) => name.endsWith('.test.ts'));
  return names.sort().map((name) => `${path}/${name}`);
}

/**
 * Loads test files into this process, any number of times; they are transformed only once.
 * @param {string} root
 * @param {readonly string[]} patterns files and folders
 */
export async function openTests(root, patterns) {
  const api = join(root, API);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: [{ find: /^vitest$/, replacement: api }] },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const files = patterns.flatMap((pattern) => filesOf(root, pattern));

  /** @returns {Promise<readonly LoadedTest[]>} */
  async function load() {
    runner.clearCache();
    /** @type {{ collected: { name: string, run: () => unknown }[] }} */
    const { collected } = await runner.import(api);
    /** @type {LoadedTest[]} */
    const tests = [];
    /** @type {Map<string, number>} */
    const ids = new Map();
    for (const file of new Set(files)) {
      collected.length = 0;
      await runner.import(join(root, file));
      for (const { name, run } of collected) {
        const id = `${relative('.', file)}#${name}`;
        const count = ids.get(id) ?? 0;
        ids.set(id, count + 1);
        tests.push({ id: count ? `${id} (${String(count)})` : id, run });
      }
    }
    return tests;
  }

  return { load, close: () => server.close() };
}
