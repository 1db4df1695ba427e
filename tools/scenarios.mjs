import { runnerImport } from 'vite';

/**
 * Node 20 does not run TypeScript; Vite, which is here anyway, does.
 * @type {{ module: typeof import('../src/cli/scenarios.ts') }}
 */
const { module } = await runnerImport('./src/cli/scenarios.ts', {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.checkScenarios(process.argv.slice(2), {
  out: console.log,
  err: console.error,
});
