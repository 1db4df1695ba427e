/** Shared by `npm test` and `npm run verify`: runs parts in parallel or one after the other, and prints the totals. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './count.mjs';
import { endAllOnSignals, runNode } from './processes.mjs';
import { root } from './setup.mjs';

/** @typedef {import('./count.mjs').Count} Count */
/**
 * `commands`: programs of `node_modules` with their arguments, run until one fails. `count` reads the report that
 * they write; a part without it counts as one test. `needs`: a part that must have passed before.
 * @typedef {{
 * name: string,
 * commands: readonly (readonly [program: string, ...args: string[]])[],
 * env?: Readonly<Record<string, string>>,
 * needs?: string,
 * count?: (report: unknown) => Count,
 * }} Part
 */

const scratch = mkdtempSync(join(tmpdir(), 'standoff-test-'));

/** @param {string} name */
const report = (name) => join(scratch, `${name}.json`);

/**
 * A part that runs Vitest.
 * @param {string} name
 * @param {readonly string[]} args projects, folders and files
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Part}
 */
export const vitest = (name, args, env = {}) => ({
  name,
  commands: [
    [
      'vitest/vitest.mjs',
      ...['run', '--allowOnly=false', ...args],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`],
    ],
  ],
  env,
  count: countVitest,
});

/** By default, Vitest leaves one core idle, or half of two; a browser needs that, tests in Node do not. */
export const ALL_WORKERS = `--maxWorkers=${String(availableParallelism())}`;

/**
 * A part that runs end-to-end tests.
 * @param {string} name
 * @param {readonly string[]} [args] arguments of `playwright test`
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Part}
 */
export const playwright = (name, args = [], env = {}) => ({
  name,
  commands: [
    ['@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts', ...args],
  ],
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
  needs: 'build',
  count: countPlaywright,
});

/** @type {Part} */
export const BUILD = {
  name: 'build',
  commands: [['vite/bin/vite.js', 'build', '--logLevel', 'warn']],
};

/** A larger young generation: the collector of garbage takes a fifth of the build's time otherwise. */
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim();

/** How many parts run at once: one more than cores, since a browser leaves much of a core idle, and so does the end of a part. */
const LANES = Math.min(3, availableParallelism() + 1);

/**
 * Runs the parts named on the command line, or all, and prints the totals. A failing part does not stop the others.
 * @param {readonly Part[]} parts in the order in which they begin, unless one still waits for what it needs
 */
export async function runParts(parts) {
  const names = parts.map(({ name }) => name);
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown part ${unknown.join(', ')}. Parts: ${names.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  endAllOnSignals();
  process.on('exit', () => {
    rmSync(scratch, { recursive: true, force: true });
  });
  const total = { passed: 0, failed: 0, broken: new Set() };
  await runAll(
    parts.filter(({ name }) => asked.length === 0 || asked.includes(name)),
    total,
  );
  console.log(`${total.passed.toString()} passed, ${total.failed.toString()} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** @typedef {{ passed: number, failed: number, broken: Set<string> }} Total */

/**
 * @param {readonly Part[]} parts
 * @param {Total} total
 */
async function runAll(parts, total) {
  const waiting = [...parts];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  while (waiting.length > 0 || running.size > 0) {
    const unfinished = new Set([...waiting.map(({ name }) => name), ...running.keys()]);
    const index = waiting.findIndex(({ needs }) => needs === undefined || !unfinished.has(needs));
    const [part] = running.size < LANES && index >= 0 ? waiting.splice(index, 1) : [];
    if (part) {
      const { name } = part;
      running.set(
        name,
        runAndCount(part, total).then(() => {
          running.delete(name);
        }),
      );
    } else await Promise.race(running.values());
  }
}

/**
 * @param {Part} part
 * @param {Total} total
 */
async function runAndCount(part, total) {
  const start = performance.now();
  const { code, output } =
    part.needs !== undefined && total.broken.has(part.needs)
      ? { code: 1, output: `Not run: the part ${part.needs} failed.` }
      : await run(part);
  const count = judge(part, code);
  if (count.failed > 0) total.broken.add(part.name);
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  console.log(line(part.name, count, performance.now() - start));
}

/**
 * @param {string} name
 * @param {Count} count
 * @param {number} milliseconds
 */
function line(name, count, milliseconds) {
  const verdict = count.failed > 0 ? 'FAILED' : 'ok';
  const all = (count.passed + count.failed).toString();
  const share = count.failed > 0 ? `${count.failed.toString()} of ${all}` : all;
  const seconds = `${(milliseconds / 1000).toFixed(0)} s`;
  return `${verdict.padEnd(7)}${name.padEnd(9)}${share.padStart(9)}${seconds.padStart(8)}`;
}

/**
 * The count of a part: its tests, or one if it has none. Also a failure: a non-zero exit code without a failed test,
 * or a test run without tests.
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
 * @returns {Promise<import('./processes.mjs').Result>}
 */
async function run({ commands, env }) {
  let output = '';
  for (const [program, ...args] of commands) {
    const result = await runNode([join(root, 'node_modules', program), ...args], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS, ...env },
    });
    output += result.output;
    if (result.code !== 0) return { code: result.code, output };
  }
  return { code: 0, output };
}
