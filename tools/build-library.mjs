/** `npm run build:lib`: builds the library with its types and the command, as the package publishes them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle } from './library.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(new URL('../node_modules/@typescript/native/bin/tsc', import.meta.url));

await bundle('dist-lib');
const types = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.lib.json'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = types.status ?? 1;
