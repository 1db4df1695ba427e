import { fileURLToPath } from 'node:url';

/**
 * What reads the files of boards in builds. Node 20 does not run TypeScript; Vite, which is installed anyway, does.
 * @returns {Promise<typeof import('./vite/board-files.ts')>}
 */
export async function boardPlugin() {
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('./vite/board-files.ts') }} */
  const { module } = await runnerImport(
    fileURLToPath(new URL('vite/board-files.ts', import.meta.url)),
    { configFile: false, logLevel: 'error' },
  );
  return module;
}
