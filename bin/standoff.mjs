#!/usr/bin/env node
import { existsSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const sources = new URL('src/cli/main.ts', root);

/** The package has the built files; a checkout builds them when its sources have changed. */
const built = existsSync(sources)
  ? await (await import('../tools/library.mjs')).builtFromSources()
  : new URL('dist-lib/', root);

/** @type {unknown} */
const command = await import(new URL('cli.js', built).href);
const { main, watch } = /** @type {typeof import('../src/cli/main.ts')} */ (command);

watch(process, (code) => process.exit(code));
process.exitCode = await main(process.argv.slice(2), process, new URL('worker.js', built));
