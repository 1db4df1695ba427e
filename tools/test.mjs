/**
 * `npm test`: everything that is checked, part by part, and one line that counts it. The parts that keep one core busy
 * run side by side, then those that use all cores, one after the other. `npm test -- unit e2e` runs only these parts.
 */
import { ALL_WORKERS, BUILD, playwright, runParts, vitest } from './parts.mjs';
import { installBrowser, installPackages, requireNode } from './setup.mjs';

requireNode();
installPackages();
await installBrowser();

await runParts({
  // Each uses one core. The longest is the first, so that the others fill the time it takes.
  oneCore: [
    BUILD,
    {
      name: 'types',
      commands: [
        // `--tsgo`: by TypeScript 7 (`@typescript/native`), in a fifth of the time; the linters still need the API of 6.
        [
          'svelte-check/bin/svelte-check',
          ...['--tsconfig', './tsconfig.json', '--tsgo', '--fail-on-warnings', '--output', 'human'],
        ],
        // The library again, where there is neither a DOM nor Node.
        ['@typescript/native/bin/tsc', '-p', 'tools/everywhere/tsconfig.json'],
      ],
    },
    {
      name: 'lint',
      commands: [
        ['oxlint/bin/oxlint', '--deny-warnings'],
        // Components, by the rules that need no types: the part `lint` of `npm run verify` has them all.
        [
          'eslint/bin/eslint.js',
          ...['--max-warnings=0', '--config', 'tools/untyped.eslint.config.js'],
          ...['**/*.svelte', '**/*.svelte.ts'],
        ],
      ],
    },
    {
      name: 'format',
      commands: [
        [
          'prettier/bin/prettier.cjs',
          ...['--check', '.', '--cache', '--cache-strategy', 'content'],
        ],
      ],
    },
  ],
  allCores: [
    vitest('unit', ['--project', 'unit', ALL_WORKERS]),
    vitest('browser', ['--project', 'browser', '--project', 'storybook']),
    { name: 'size', commands: [['../tools/size.mjs']], needs: 'build' },
    playwright('e2e'),
  ],
});
