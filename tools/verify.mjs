/**
 * `npm run verify`: what takes too long for every `npm test`, and what a release must pass besides. `npm run verify -- long`
 * runs only that part.
 */
import { ALL_WORKERS, runParts, vitest } from './parts.mjs';
import { installBrowser, installPackages, requireNode } from './setup.mjs';

requireNode();
installPackages();
await installBrowser();

await runParts({
  oneCore: [
    // Every rule over every file; `npm test` has most of them, faster.
    { name: 'lint', commands: [['eslint/bin/eslint.js', '--max-warnings=0', '.']] },
  ],
  allCores: [
    // Five times as many random turns as in `npm test`, and the engines with a planted error.
    vitest('unit', ['--project', 'unit', ALL_WORKERS], { STANDOFF_EFFORT: '1' }),
    // Fifty times as many: the adjudicator against the oracle and the properties, 504 games of up to fifty years, the board
    // built anew, two thousand boards on which nothing covers anything, 100,000 rulings told in every language.
    vitest(
      'long',
      [
        ...['--project', 'unit', ALL_WORKERS],
        ...['tests/oracle', 'tests/properties', 'tests/board/rebuild', 'tests/stage/overlaps'],
        'tests/explain/languages',
      ],
      { STANDOFF_EFFORT: '10' },
    ),
  ],
});
