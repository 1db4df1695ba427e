import { join } from 'node:path';
import { boardFiles } from './board-files.ts';
import { components } from './components.mjs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../browser.mjs';
import { docs } from './docs.ts';
import { embedStyles } from './embed-styles.mjs';
import { frameScript } from './frame-script.ts';
import { scenarios } from './scenarios.ts';

// Functions, because Vitest mutates the objects it is given, and each project needs its own plugins.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
});

/** Time limit of a test (ms). Slow machines get enough time; only a hang takes this long. */
const PATIENCE = 30 * 60_000;
/** How long a test waits for an expected condition (ms). */
const WAIT = 2 * 60_000;

/** `unit` runs in Node, `browser` in a page; `storybook` tests every story. */
export const testProjects: TestProjectInlineConfiguration[] = [
  {
    plugins: [components(), boardFiles(), scenarios(), docs(), frameScript()],
    test: {
      name: 'unit',
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      expect: { poll: { timeout: WAIT } },
      environment: 'node',
      // Pictures are drawn by these; all other style sheets are empty here.
      css: { include: /draw\/(marks|tokens)\.css/ },
      // No test leaves state behind, and reloading the sources for each file took a third of the time.
      isolate: false,
      setupFiles: ['tests/support/modules.ts'],
      include: ['tests/**/*.test.ts'],
      exclude: ['tests/browser/**', 'tests/e2e/**'],
    },
  },
  {
    publicDir: 'static',
    plugins: [components(), boardFiles(), scenarios(), embedStyles()],
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
      boardFiles(),
      scenarios(),
      storybookTest({
        configDir: join(import.meta.dirname, '..', '..', '.storybook'),
      }),
    ],
    test: {
      name: 'storybook',
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      // A story leaves nothing behind, and reloading the sources for each file took time.
      isolate: false,
      expect: { poll: { timeout: WAIT } },
      browser: browser(),
    },
  },
];
