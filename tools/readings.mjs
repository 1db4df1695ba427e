/** `npm run readings`: generates docs/readings.md, "our reading of the rules", from the edition values. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Vite runs TypeScript, which Node 20 cannot.
 * @type {{ module: typeof import('../src/explain/languages/english/readings-markdown.ts') }}
 */
const { module } = await runnerImport('./src/explain/languages/english/readings-markdown.ts', {
  configFile: false,
  logLevel: 'error',
});
writeFileSync(
  fileURLToPath(new URL('../docs/readings.md', import.meta.url)),
  module.readingsMarkdown(),
);
