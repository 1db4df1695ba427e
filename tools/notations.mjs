/** `npm run notations`: generates docs/notations.md, what each notation cannot express, from the notations. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { formatted } from './formatted.mjs';

/**
 * Vite runs TypeScript, which Node 20 cannot.
 * @type {{ module: typeof import('./notation-table.ts') }}
 */
const { module } = await runnerImport('./tools/notation-table.ts', {
  configFile: false,
  logLevel: 'error',
});
const text = await formatted('notations.md', module.notationsMarkdown());
writeFileSync(fileURLToPath(new URL('../docs/notations.md', import.meta.url)), text);
