/** `npm test`: runs all checks, some parts at once, and prints the totals. `npm test -- unit e2e` runs only these parts. */
import { ALL_WORKERS, BUILD, playwright, runParts, vitest } from './parts.mjs';
import { installBrowser, installPackages, requireNode } from './setup.mjs';

requireNode();
installPackages();
await installBrowser();

// `unit` after the short parts: by then `build` has read and ruled all scenarios, which both need. The shortest last, so
// that none is alone for long at the end.
await runParts([
  BUILD,
  {
    name: 'types',
    commands: [
      // `--tsgo`: TypeScript 7 (`@typescript/native`) takes a fifth of the time; the linters still need version 6.
      [
        'svelte-check/bin/svelte-check',
        ...['--tsconfig', './tsconfig.json', '--tsgo', '--fail-on-warnings', '--output', 'human'],
      ],
      // The library again, without the types of the DOM and of Node.
      ['@typescript/native/bin/tsc', '-p', 'tools/everywhere/tsconfig.json'],
      // Embeds, as their declarations are published.
      ['@typescript/native/bin/tsc', '-p', 'tsconfig.embed.json', '--noEmit'],
    ],
  },
  {
    name: 'lint',
    commands: [
      ['oxlint/bin/oxlint', '--deny-warnings'],
      // Rules that need types: of everything they would take twice as long. `npm run verify` applies them to tests, too.
      ['oxlint/bin/oxlint', '--deny-warnings', '--type-aware', 'src', 'tools'],
      // Components, by the rules that need no types; the part `lint` of `npm run verify` applies all rules.
      [
        'eslint/bin/eslint.js',
        ...['--max-warnings=0', '--config', 'tools/untyped.eslint.config.js'],
        ...['**/*.svelte', '**/*.svelte.ts'],
      ],
      // Files, exports and packages that nobody uses.
      ['knip/bin/knip.js', '--no-progress', '--include', 'files,exports,dependencies'],
    ],
  },
  vitest('unit', ['--project', 'unit', ALL_WORKERS]),
  playwright('e2e'),
  vitest('browser', ['--project', 'browser']),
  { name: 'format', commands: [['oxfmt/bin/oxfmt', '--check']] },
  { name: 'size', commands: [['../tools/size.mjs']], needs: 'build' },
]);
