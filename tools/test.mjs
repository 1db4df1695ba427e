/**
 * `npm test`: everything that is checked, part by part, and one line that counts it. The parts that keep one core busy
 * run side by side, then those that use all cores, one after the other.
 * `npm test -- unit e2e` runs only these parts. A part that fails does not stop the next one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './count.mjs';
import { installBrowser, installPackages, requireNode, root } from './setup.mjs';

/** @typedef {import('./count.mjs').Count} Count */
/** @typedef {{ name: string, bin: string, args: string[], needsSite?: boolean, count?: (report: unknown) => Count }} Part */

const NO_SITE = { code: 1, output: 'Not run: the build failed, so there is no site to test.' };

const scratch = mkdtempSync(join(tmpdir(), 'standoff-test-'));

/** @param {string} name */
const report = (name) => join(scratch, `${name}.json`);

/** @param {string} name @param {string[]} projects @returns {Part} */
const vitest = (name, projects) => ({
  name,
  bin: 'vitest/vitest.mjs',
  args: [
    'run',
    '--allowOnly=false',
    // Left to itself it keeps one core free, of two cores half; the browser needs that one.
    ...(name === 'unit' ? [`--maxWorkers=${String(availableParallelism())}`] : []),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  count: countVitest,
});

/** Each uses one core. The longest is the first, so that the others fill the time it takes. @type {readonly Part[]} */
const ONE_CORE = [
  { name: 'lint', bin: 'eslint/bin/eslint.js', args: ['--max-warnings=0', '.'] },
  { name: 'build', bin: 'vite/bin/vite.js', args: ['build', '--logLevel', 'warn'] },
  { name: 'format', bin: 'prettier/bin/prettier.cjs', args: ['--check', '.'] },
  {
    name: 'types',
    bin: 'svelte-check/bin/svelte-check',
    args: ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  },
];

/** @type {readonly Part[]} */
const ALL_CORES = [
  vitest('unit', ['unit']),
  vitest('browser', ['browser', 'storybook']),
  { name: 'size', bin: '../tools/size.mjs', args: [], needsSite: true },
  {
    name: 'e2e',
    bin: '@playwright/test/cli.js',
    args: ['test', '--config', 'tests/e2e/playwright.config.ts'],
    needsSite: true,
    count: countPlaywright,
  },
];

const PARTS = [...ONE_CORE, ...ALL_CORES];

requireNode();
installPackages();
await installBrowser();

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. Parts: ${PARTS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

let passed = 0;
let failed = 0;
let built = true;
try {
  await sideBySide(ONE_CORE.filter(isAsked), Math.min(2, availableParallelism()));
  await sideBySide(ALL_CORES.filter(isAsked), 1);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${passed.toString()} passed, ${failed.toString()} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** @param {Part} part */
function isAsked({ name }) {
  return asked.length === 0 || asked.includes(name);
}

/**
 * Runs the parts in their order, so many at once.
 * @param {readonly Part[]} parts
 * @param {number} lanes
 */
async function sideBySide(parts, lanes) {
  const waiting = [...parts];
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await runAndCount(part);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** @param {Part} part */
async function runAndCount(part) {
  const start = performance.now();
  /** @type {{ code: number, output: string }} */
  const result = part.needsSite && !built ? NO_SITE : await run(part);
  if (part.name === 'build') built = result.code === 0;
  const count = judge(part, result.code);
  passed += count.passed;
  failed += count.failed;
  if (count.failed > 0) console.log(`\n${result.output.trimEnd()}\n`);
  console.log(line(part.name, count, performance.now() - start));
}

/**
 * @param {string} name
 * @param {Count} count
 * @param {number} milliseconds
 */
function line(name, count, milliseconds) {
  const verdict = count.failed > 0 ? 'FAILED' : 'ok';
  const total = (count.passed + count.failed).toString();
  const share = count.failed > 0 ? `${count.failed.toString()} of ${total}` : total;
  const seconds = `${(milliseconds / 1000).toFixed(0)} s`;
  return `${verdict.padEnd(7)}${name.padEnd(9)}${share.padStart(9)}${seconds.padStart(8)}`;
}

/**
 * What a part counts for: its tests, or one if it has none. It fails also if it ended badly though
 * no test failed, or if it should have run tests and ran none.
 * @param {Part} part
 * @param {number} code
 * @returns {Count}
 */
function judge({ name, count }, code) {
  if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(report(name))) return { passed: 0, failed: 1 }; // it ended before it could report
  const counted = count(JSON.parse(readFileSync(report(name), 'utf8')));
  const bad = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return bad ? { ...counted, failed: 1 } : counted;
}

/**
 * @param {Part} part
 * @returns {Promise<{ code: number, output: string }>}
 */
function run({ name, bin, args }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', bin), ...args], {
      cwd: root,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 10 * 60_000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
