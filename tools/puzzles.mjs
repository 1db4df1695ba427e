/** `npm run puzzles`: makes the puzzles of the day and the easier positions to practise on, out of whole games. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { formatted } from './formatted.mjs';
import { root } from './setup.mjs';

/**
 * Vite runs TypeScript, which Node 20 cannot.
 * @type {{ module: typeof import('./puzzles/make-puzzles.ts') }}
 */
const { module } = await runnerImport('./tools/puzzles/make-puzzles.ts', {
  configFile: false,
  logLevel: 'error',
});
for (const [name, fill] of Object.entries(module.puzzleFiles())) {
  const path = join(root, name);
  writeFileSync(path, await formatted(path, fill(readFileSync(path, 'utf8'))));
}
