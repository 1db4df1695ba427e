/** Writes docs/readings.md, "our reading of the rules", from the values of the editions: `npm run readings`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Node 20 does not run TypeScript; Vite, which is here anyway, does.
 * @type {{ module: typeof import('../src/rules/readings-markdown.ts') }}
 */
const { module } = await runnerImport('./src/rules/readings-markdown.ts', {
  configFile: false,
  logLevel: 'error',
});
writeFileSync(
  fileURLToPath(new URL('../docs/readings.md', import.meta.url)),
  module.readingsMarkdown(),
);
