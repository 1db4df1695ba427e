/**
 * `npm run bench`: how long a ruling takes, in rulings per second of one thread, and what is left of it in memory. Every
 * figure comes from a process of its own, of the sources bundled as the package publishes them. `npm run bench -- scaling`
 * measures only what has that in its name.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { OUTPUT } from './library.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, 'node_modules/.cache/bench');
const corpus = join(outDir, 'corpus.jsonl');
const [wanted = ''] = process.argv.slice(2);

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  build: {
    ssr: join(root, 'tests/bench/main.ts'),
    target: 'node20',
    outDir,
    emptyOutDir: true,
    rolldownOptions: { output: OUTPUT },
  },
});

/**
 * @param {string} name
 * @returns {unknown}
 */
function figures(name) {
  const done = spawnSync(process.execPath, ['--expose-gc', join(outDir, 'main.js'), name, corpus], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`"${name}" could not be measured`);
  return JSON.parse(done.stdout);
}

/** @param {number} number */
const rounded = (number) => Math.round(number).toLocaleString('en');
/** @param {readonly string[]} cells */
const row = ([name = '', ...cells]) => {
  console.log(name.padEnd(44) + cells.map((cell) => cell.padStart(14)).join(''));
};

const made = /** @type {{ positions: number, units: number, convoys: number }} */ (
  figures('corpus')
);
console.log(
  `${rounded(made.positions)} positions, ${made.units.toFixed(1)} units each, ${(100 * made.convoys).toFixed(0)} % of the orders convoys; one thread.\n`,
);
row(['', 'rulings/s', 'µs CPU']);
/** @type {number | undefined} */
let small;
for (const name of /** @type {string[]} */ (figures('names'))) {
  if (!name.includes(wanted)) continue;
  const each = /** @type {number} */ (figures(name));
  const isBoard = name.startsWith('a board');
  if (isBoard) small ??= each;
  const ratio = isBoard && small !== undefined ? [`${(each / small).toFixed(2)} times`] : [];
  row([name, rounded(1e6 / each), each.toFixed(2), ...ratio]);
}
if (wanted === '') {
  const cold = /** @type {{ first: number, later: number }} */ (figures('cold start'));
  console.log(
    `\nFirst ruling of a process ${rounded(cold.first)} µs, the sixtieth ${rounded(cold.later)} µs.`,
  );
  const memory = /** @type {{ verdict: number, trace: number }} */ (figures('memory'));
  console.log(
    `A ruling takes ${rounded(memory.verdict)} bytes, with its trace ${rounded(memory.trace)}.`,
  );
}
rmSync(outDir, { recursive: true, force: true });
