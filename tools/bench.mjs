/**
 * `npm run bench`: rulings per second of one thread, and the memory that a ruling keeps. Every figure comes from a
 * separate process, of the sources bundled as in the published package. `npm run bench -- scaling` runs only the
 * benchmarks with that in their name. `npm run bench -- --against main` compares with another commit: old and new are
 * measured alternately, and each figure is the median of the ratios (docs/performance.md).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { builtFromSources } from './library.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/bench');
const outDir = join(cache, 'new');
const corpus = join(cache, 'corpus.jsonl');
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '7' } },
  allowPositionals: true,
});
const [wanted = ''] = positionals;

/**
 * @param {string} sources
 * @param {string} target
 */
const bundleBench = (sources, target) =>
  build({
    root: sources,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: join(sources, 'tests/bench/main.ts'),
      target: 'node20',
      outDir: target,
      emptyOutDir: true,
    },
  });

rmSync(cache, { recursive: true, force: true });
await bundleBench(root, outDir);

/**
 * @param {string} name
 * @param {string} [folder]
 * @returns {unknown}
 */
function figures(name, folder = outDir) {
  const done = spawnSync(process.execPath, ['--expose-gc', join(folder, 'main.js'), name, corpus], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`"${name}" could not be measured`);
  return JSON.parse(done.stdout);
}

/** @param {readonly number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

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
if (values.against === undefined) await showFigures();
else await compareWith(values.against);
rmSync(cache, { recursive: true, force: true });

/** @returns {readonly string[]} */
function jobs() {
  return /** @type {string[]} */ (figures('names')).filter((name) => name.includes(wanted));
}

/**
 * Measures old and new alternately, so that other load on the machine affects both; prints the ratio of each pair, and
 * their median. Figures that the other commit lacks are left out.
 * @param {string} commit
 */
async function compareWith(commit) {
  const sources = join(cache, 'sources');
  const old = join(cache, 'old');
  mkdirSync(sources);
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', sources], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
  await bundleBench(sources, old);
  const known = /** @type {string[]} */ (figures('names', old));
  row([`new : ${commit}, time for one`, 'median', 'least', 'greatest', 'pairs']);
  for (const name of jobs()) {
    if (!known.includes(name)) continue;
    const ratios = Array.from({ length: Number(values.rounds) }, (_, round) => {
      const measured = (/** @type {string} */ folder) =>
        /** @type {number} */ (figures(name, folder));
      const isOldFirst = round % 2 === 0;
      const first = measured(isOldFirst ? old : outDir);
      const second = measured(isOldFirst ? outDir : old);
      return isOldFirst ? second / first : first / second;
    });
    const shown = [median(ratios), Math.min(...ratios), Math.max(...ratios)];
    row([name, ...shown.map((ratio) => ratio.toFixed(3)), String(ratios.length)]);
  }
}

async function showFigures() {
  row(['', 'rulings/s', 'µs CPU']);
  /** @type {number | undefined} */
  let small;
  for (const name of jobs()) {
    const each = /** @type {number} */ (figures(name));
    const isBoard = name.startsWith('a board');
    if (isBoard) small ??= each;
    const ratio = isBoard && small !== undefined ? [`${(each / small).toFixed(2)} times`] : [];
    row([name, rounded(1e6 / each), each.toFixed(2), ...ratio]);
  }
  if ('start of the command'.includes(wanted)) await commandStart();
  if ('pages of the site'.includes(wanted)) pagesOfTheSite();
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
}

/** What the pages of the last build weigh, and how long they keep a slow phone waiting. */
function pagesOfTheSite() {
  console.log('');
  const isBuilt = existsSync(join(root, 'dist/index.html'));
  if (isBuilt) execFileSync('node', [join(root, 'tools/bench-pages.mjs')], { stdio: 'inherit' });
  else console.log('The pages of the site are measured once it is built: npm run build.');
}

/**
 * The time of the command for one ruling, as a multiple of Node doing nothing: the best of twenty each, alternately.
 */
async function commandStart() {
  // Built first, so that no run includes it.
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
