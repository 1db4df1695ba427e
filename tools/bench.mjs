/**
 * `npm run bench`: measures rulings per second on one thread, and the memory they retain. Each figure comes from a
 * process of its own that runs the sources as the package bundles them. `npm run bench -- scaling` measures only the
 * figures whose names contain that word.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { builtFromSources, OUTPUT } from './library.mjs';

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
/** How long the command takes for one ruling, as a multiple of Node that does nothing: the best of twenty each, in turns. */
async function commandStart() {
  // Built first, so that no run has to.
  await builtFromSources();
  const bin = join(root, 'bin/standoff.mjs');
  const line = '{"id":"x","units":{"ITALY":["A ROM"]},"orders":{"ITALY":["A ROM - VEN"]}}';
  const runs = /** @type {const} */ ({
    'bare Node': [['-e', '0'], ''],
    'standoff rule, one case': [[bin, 'rule', '-'], line],
    'standoff rule, orders in words': [[bin, 'rule', '-'], 'Italy: A Rom-Ven'],
    'standoff rule, a scenario': [[bin, 'rule', 'scenarios/rulebook-1971/example-09.yaml'], ''],
  });
  /** @type {Map<string, number>} */
  const best = new Map();
  for (let round = 0; round < 20; round++) {
    for (const [name, [words, input]] of Object.entries(runs)) {
      const start = performance.now();
      const done = spawnSync(process.execPath, words, { cwd: root, input });
      if (done.status !== 0) throw new Error(`"${name}" failed: ${done.stderr.toString()}`);
      best.set(name, Math.min(best.get(name) ?? Infinity, performance.now() - start));
    }
  }
  const bare = best.get('bare Node') ?? 0;
  console.log('');
  row(['start of the command', 'ms', '']);
  for (const [name, each] of best)
    row([name, rounded(each), name === 'bare Node' ? '' : `${(each / bare).toFixed(2)} times`]);
}

if ('start of the command'.includes(wanted)) await commandStart();
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
