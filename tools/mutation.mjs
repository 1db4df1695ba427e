/**
 * `npm run mutation`: changes the operators, conditions and literals of the sources one at a time, and counts the
 * changes that no test notices. `npm run mutation -- check` runs one part; without a name, all parts one after the
 * other.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANS } from './mutation/plans.mjs';
import { root } from './setup.mjs';

/** Percentage of mutants that must be killed. */
const SCORE = 90;

const asked = process.argv.slice(2);
const parts = asked.length > 0 ? asked : Object.keys(PLANS);
const reports = join(root, 'test-results/mutation');
mkdirSync(reports, { recursive: true });

/** @param {string} part */
function mutate(part) {
  const plan = PLANS[part];
  if (!plan)
    throw new Error(`There is no plan for ${part}. Plans: ${Object.keys(PLANS).join(', ')}.`);
  const path = join(reports, `${part}.config.json`);
  const options = {
    mutate: plan.mutate,
    testRunner: 'in-process',
    inProcess: { tests: plan.tests },
    plugins: [join(root, 'tools/mutation/runner.mjs')],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 10_000,
    incremental: true,
    incrementalFile: join(reports, `${part}.incremental.json`),
    reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
    clearTextReporter: { logTests: false, allowColor: false },
    jsonReporter: { fileName: join(reports, `${part}.json`) },
    htmlReporter: { fileName: join(reports, `${part}.html`) },
    tempDirName: join(reports, `${part}-sandbox`),
    ignorePatterns: ['dist', 'dist-lib', 'docs', 'static', 'stories', 'storybook-static'],
    thresholds: { high: 95, low: SCORE, break: SCORE },
    allowEmpty: false,
    disableTypeChecks: false,
  };
  writeFileSync(path, JSON.stringify(options, null, 2));
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run', path], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STANDOFF_EFFORT: String(plan.effort) },
  });
  return status ?? 1;
}

const failed = parts.filter((part) => mutate(part) !== 0);
process.exitCode = failed.length > 0 ? 1 : 0;
