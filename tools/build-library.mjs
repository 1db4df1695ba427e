/** `npm run build:lib`: builds the library with its types, the command and the embed, as the package publishes them. */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { bundleEmbed, report } from './embed.mjs';
import { bundle } from './library.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(new URL('../node_modules/@typescript/native/bin/tsc', import.meta.url));

await bundle('dist-lib');
report(await bundleEmbed('dist-embed'));
/**
 * Node 20 does not run TypeScript; Vite, which is installed anyway, does.
 * @type {{ module: typeof import('./embed-manifest.ts') }}
 */
const { module: manifest } = await runnerImport('./tools/embed-manifest.ts', {
  configFile: false,
  logLevel: 'error',
});
manifest.writeManifest(fileURLToPath(new URL('../dist-embed', import.meta.url)));
copyFileSync(
  fileURLToPath(new URL('../src/embed/plugins/hugo.html', import.meta.url)),
  fileURLToPath(new URL('../dist-embed/hugo.html', import.meta.url)),
);
for (const project of ['tsconfig.lib.json', 'tsconfig.embed.json']) {
  const types = spawnSync(process.execPath, [tsc, '-p', project], { cwd: root, stdio: 'inherit' });
  process.exitCode ||= types.status ?? 1;
}
