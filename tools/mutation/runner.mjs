/**
 * A test runner for Stryker. It loads the tests once, into its own process, and for each mutant runs those that cover
 * it: milliseconds instead of the seconds that each start of Vitest takes, for thousands of mutants.
 */
import { setTimeout as wait } from 'node:timers/promises';
import {
  commonTokens,
  declareFactoryPlugin,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { openTests } from './load-tests.mjs';

/** @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner */
/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */
/** @typedef {import('./load-tests.mjs').LoadedTest} LoadedTest */

/**
 * The interface of the instrumented sources.
 * @typedef {object} Switchboard
 * @property {string | undefined} activeMutant
 * @property {string | undefined} currentTestId
 * @property {number | undefined} hitCount
 * @property {number | undefined} hitLimit
 * @property {import('@stryker-mutator/api/core').MutantCoverage | undefined} mutantCoverage
 */

const shared = /** @type {{ __stryker__?: Switchboard }} */ (globalThis);
const stryker = (shared.__stryker__ ??= /** @type {Switchboard} */ ({}));
const coverage = () => stryker.mutantCoverage;

/**
 * Errors thrown from timers, such as XState's for actors that nobody awaits: no test catches them, and they must not
 * end this process.
 * @type {unknown[]}
 */
const thrownLater = [];

/**
 * @param {import('@stryker-mutator/api/core').StrykerOptions} options
 * @returns {TestRunner}
 */
function createRunner(options) {
  const { tests: paths } = /** @type {{ tests: readonly string[] }} */ (options['inProcess']);
  /** @type {Awaited<ReturnType<typeof openTests>> | null} */
  let loader = null;
  /** @type {readonly LoadedTest[]} */
  let tests = [];

  process.on('uncaughtException', (error) => thrownLater.push(error));

  async function load() {
    loader ??= await openTests(process.cwd(), paths);
    tests = await loader.load();
  }

  /** @param {ReadonlySet<string> | null} wanted */
  const choose = (wanted) => tests.filter(({ id }) => wanted?.has(id) ?? true);

  /**
   * A mutant may corrupt the state of this process. A test that fails must therefore pass without the mutant;
   * otherwise everything is reloaded and the mutant tried again.
   * @param {string} mutant
   * @param {ReadonlySet<string> | null} wanted
   * @returns {Promise<readonly TestResult[]>}
   */
  async function tryMutant(mutant, wanted) {
    const results = await runWith(mutant, choose(wanted));
    const last = results.at(-1);
    if (last?.status !== TestStatus.Failed) return results;
    const { hitCount } = stryker;
    const [again] = await runWith(undefined, choose(new Set([last.id])));
    stryker.hitCount = hitCount;
    if (again?.status === TestStatus.Success) return results;
    await load();
    stryker.hitCount = 0;
    const fresh = await runWith(mutant, choose(wanted));
    tests = [];
    return fresh;
  }

  return {
    capabilities: () => ({ reloadEnvironment: true }),

    async dryRun() {
      stryker.activeMutant = undefined;
      stryker.mutantCoverage = undefined;
      await load();
      const results = await run(tests, false);
      const mutantCoverage = coverage() ?? { static: {}, perTest: {} };
      return { status: DryRunStatus.Complete, tests: results, mutantCoverage };
    },

    async mutantRun({ activeMutant, mutantActivation, reloadEnvironment, testFilter, hitLimit }) {
      const isStatic = mutantActivation === 'static';
      const wanted = testFilter ? new Set(testFilter) : null;
      stryker.hitLimit = hitLimit;
      stryker.hitCount = 0;
      stryker.activeMutant = isStatic ? activeMutant.id : undefined;
      /** @type {readonly TestResult[]} */
      let results;
      try {
        if (isStatic || reloadEnvironment || tests.length === 0) await load();
        results = isStatic
          ? await runWith(activeMutant.id, choose(wanted))
          : await tryMutant(activeMutant.id, wanted);
      } catch (error) {
        // Only a mutant can prevent the tests from loading.
        results = [failed('loading', 0, error)];
      }
      const timeOut = determineHitLimitReached(stryker.hitCount, hitLimit);
      return toMutantRunResult(timeOut ?? { status: DryRunStatus.Complete, tests: [...results] });
    },

    async dispose() {
      await loader?.close();
    },
  };
}

/**
 * Also fails if all tests pass but something is thrown afterwards.
 * @param {string | undefined} mutant
 * @param {readonly LoadedTest[]} tests
 */
async function runWith(mutant, tests) {
  stryker.activeMutant = mutant;
  thrownLater.length = 0;
  const results = await run(tests, true);
  await wait(1);
  const last = results.at(-1);
  if (last?.status !== TestStatus.Success || thrownLater.length === 0) return results;
  return [...results.slice(0, -1), failed(last.id, last.timeSpentMs, thrownLater[0])];
}

/**
 * @param {readonly LoadedTest[]} tests
 * @param {boolean} bail
 */
async function run(tests, bail) {
  /** @type {TestResult[]} */
  const results = [];
  for (const { id, run: body } of tests) {
    stryker.currentTestId = id;
    const start = performance.now();
    try {
      await body();
      const timeSpentMs = performance.now() - start;
      results.push({ id, name: id, timeSpentMs, status: TestStatus.Success });
    } catch (error) {
      results.push(failed(id, performance.now() - start, error));
      if (bail) break;
    } finally {
      stryker.currentTestId = undefined;
    }
  }
  return results;
}

/**
 * @param {string} id
 * @param {number} timeSpentMs
 * @param {unknown} error
 * @returns {TestResult}
 */
function failed(id, timeSpentMs, error) {
  const failureMessage = String(error).slice(0, 500);
  return { id, name: id, timeSpentMs, status: TestStatus.Failed, failureMessage };
}
createRunner.inject = tokens(commonTokens.options);

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'in-process', createRunner),
];

export const strykerValidationSchema = {
  $schema: 'http://json-schema.org/draft-07/schema',
  type: 'object',
  properties: {
    inProcess: {
      type: 'object',
      required: ['tests'],
      properties: { tests: { type: 'array', items: { type: 'string' } } },
    },
  },
};
