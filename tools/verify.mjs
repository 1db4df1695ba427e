/**
 * `npm run verify`: checks that take too long for every `npm test`, required for a release. `npm run verify -- long`
 * runs only that part.
 */
import { ALL_WORKERS, BUILD, playwright, runParts, vitest } from './parts.mjs';
import { installBrowser, installPackages, requireNode } from './setup.mjs';

requireNode();
installPackages();
await installBrowser();

await runParts([
  BUILD,
  // All lint rules on all files; `npm test` runs most of them, faster.
  { name: 'lint', commands: [['eslint/bin/eslint.js', '--max-warnings=0', '.']] },
  // The reference of the library: everything public is documented.
  {
    name: 'reference',
    commands: [['typedoc/bin/typedoc', '--tsconfig', 'tsconfig.lib.json', '--emit', 'none']],
  },
  // The packed package, installed and used.
  { name: 'package', commands: [['../tools/package.mjs']] },
  // The packed package in the sites of generators, opened in three engines; the types of the element in React, Svelte
  // and Vue.
  { name: 'sites', commands: [['../tools/sites.mjs']] },
  // A page with many embeds in three engines: each wakes and shows all its steps.
  { name: 'embeds', commands: [['../tools/many-embeds.mjs']] },
  // The built site in Chromium, Firefox and WebKit.
  { name: 'engines', commands: [['../tools/engines.mjs']], needs: 'build' },
  // On a phone, also the tests that give the same result there as on a desktop.
  playwright('e2e', [], { STANDOFF_E2E: 'all' }),
  // Every story, and its interactions.
  vitest('stories', ['--project', 'storybook']),
  // Fifty times as many random turns as `npm test`, and the engines with a planted error.
  vitest('unit', ['--project', 'unit', ALL_WORKERS], { STANDOFF_EFFORT: '1' }),
  // Ten times as many again: the adjudicator against the oracle and the properties, 504 games of up to fifty years,
  // a rebuild of the board, two thousand random boards without overlaps, 100,000 rulings explained in every
  // language.
  vitest(
    'long',
    [
      ...['--project', 'unit', ALL_WORKERS],
      ...['tests/oracle', 'tests/properties', 'tests/board/rebuild', 'tests/stage/overlaps'],
      'tests/explain/languages',
    ],
    { STANDOFF_EFFORT: '10' },
  ),
]);
