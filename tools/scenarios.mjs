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
  out: (line) => {
    console.log(line);
    return Promise.resolve();
  },
  err: (lines) => {
    for (const line of lines) console.error(line);
    return Promise.resolve();
  },
});
