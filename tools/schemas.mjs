/**
 * Generates the published JSON Schemas, `scenarios/*.schema.json`, from the schemas that the loaders use: `npm run
 * schemas`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { formatted } from './formatted.mjs';

/**
 * Node 20 does not run TypeScript; Vite, which is installed anyway, does.
 * @type {{ module: typeof import('./json-schemas.ts') }}
 */
const { module } = await runnerImport('./tools/json-schemas.ts', {
  configFile: false,
  logLevel: 'error',
});
for (const [name, schema] of Object.entries(module.jsonSchemas())) {
  const text = await formatted(name, JSON.stringify(schema));
  writeFileSync(fileURLToPath(new URL(`../scenarios/${name}`, import.meta.url)), text);
}
