import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../browser.mjs';
import { boardStyles } from './board-styles.mjs';
import { scenarios } from './scenarios.ts';

// Functions: vitest writes into the objects it is given, and each project needs its own plugins.
const components = () => svelte({ configFile: false, compilerOptions: { runes: true } });
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
});

/** A slow machine is waited for: only what hangs takes so long (ms). */
const PATIENCE = 30 * 60_000;
/** How long a test waits for what it expects to come (ms). */
const WAIT = 2 * 60_000;

/** Where tests run: `unit` in Node, `browser` in a page, `storybook` makes a test of every story. */
export const testProjects: TestProjectInlineConfiguration[] = [
  {
    plugins: [components(), scenarios(), boardStyles()],
    test: {
      name: 'unit',
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      expect: { poll: { timeout: WAIT } },
      environment: 'node',
      // No test leaves anything behind: to load the sources anew for each file took a third of the time.
      isolate: false,
      include: ['tests/**/*.test.ts'],
      exclude: ['tests/browser/**', 'tests/e2e/**'],
    },
  },
  {
    publicDir: 'static',
    plugins: [components(), scenarios(), boardStyles()],
    test: {
      name: 'browser',
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      expect: { poll: { timeout: WAIT } },
      include: ['tests/browser/**/*.test.ts'],
      browser: browser(),
    },
  },
  {
    publicDir: 'static',
    plugins: [
      components(),
      scenarios(),
      boardStyles(),
      storybookTest({ configDir: join(import.meta.dirname, '..', '..', '.storybook') }),
    ],
    test: {
      name: 'storybook',
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      expect: { poll: { timeout: WAIT } },
      browser: browser(),
    },
  },
];
