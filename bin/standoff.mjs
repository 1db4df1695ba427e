#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const sources = new URL('src/cli/main.ts', root);

/** The package has the built files; a checkout builds them when its sources have changed. */
const built = existsSync(sources)
  ? await (await import('../tools/library.mjs')).builtFromSources()
  : new URL('dist-lib/', root);

const { main } = /** @type {typeof import('../src/cli/main.ts')} */ (
  await import(new URL('cli.js', built).href)
);
const { version } = /** @type {{ version: string }} */ (
  JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
);

// `standoff rule ... | head` has seen enough.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = await main(process.argv.slice(2), process, {
  version,
  worker: new URL('worker.js', built),
});
