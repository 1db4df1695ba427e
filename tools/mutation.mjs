/**
 * `npm run mutation`: changes the operators, conditions and literals of the sources one at a time, and counts the
 * changes that no test notices. `npm run mutation -- check` runs one part, `npm run mutation -- law src/law/settle.ts`
 * one file of it; without a name, all parts one after the other.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANS } from './mutation/plans.mjs';
import { root } from './setup.mjs';

/** Percentage of mutants that must be killed. */
const SCORE = 90;

const asked = process.argv.slice(2);
const files = asked.filter((name) => name.includes('/'));
const named = asked.filter((name) => !files.includes(name));
const parts = named.length > 0 ? named : Object.keys(PLANS);
const reports = join(root, 'test-results/mutation');
mkdirSync(reports, { recursive: true });

/** @param {string} part */
function mutate(part) {
  const plan = PLANS[part];
  if (!plan)
    throw new Error(`There is no plan for ${part}. Plans: ${Object.keys(PLANS).join(', ')}.`);
  const missing = plan.tests.filter((test) => !existsSync(join(root, test)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}.`);
  const path = join(reports, `${part}.config.json`);
  const options = {
    mutate: files.length > 0 ? files : plan.mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 5_000,
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
    env: {
      ...process.env,
      STANDOFF_EFFORT: String(plan.effort),
      STANDOFF_MUTATION_TESTS: plan.tests.join(' '),
    },
  });
  return status ?? 1;
}

const failed = parts.filter((part) => mutate(part) !== 0);
process.exitCode = failed.length > 0 ? 1 : 0;
