/** `npm run notations`: writes docs/notations.md, what each notation cannot say, from the notations. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { runnerImport } from 'vite';

/**
 * Vite runs TypeScript, which Node 20 cannot.
 * @type {{ module: typeof import('./notation-table.ts') }}
 */
const { module } = await runnerImport('./tools/notation-table.ts', {
  configFile: false,
  logLevel: 'error',
});
const text = await format(module.notationsMarkdown(), { parser: 'markdown' });
writeFileSync(fileURLToPath(new URL('../docs/notations.md', import.meta.url)), text);
