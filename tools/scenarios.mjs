/** `npm run scenarios -- [file or folder ...]`: runs `standoff check` on all of `scenarios/`, or on the given paths. */
import { builtFromSources } from './library.mjs';

const built = await builtFromSources();
/** @type {unknown} */
const command = await import(new URL('cli.js', built).href);
const { main } = /** @type {typeof import('../src/cli/main.ts')} */ (command);
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['scenarios'];
process.exitCode = await main(['check', ...paths], process, new URL('worker.js', built));
