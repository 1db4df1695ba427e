import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tools/browser.mjs';
import { prerender } from './tools/vite/prerender.ts';
import { scenarios } from './tools/vite/scenarios.ts';
import { publishSchema } from './tools/vite/schema.ts';

// Functions: vitest writes into the objects it is given, and each project needs its own plugins.
const components = () => svelte({ configFile: false, compilerOptions: { runes: true } });
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig(({ isPreview }) => ({
  // The pages are rendered by `prerender`; the preview serves them as the files they are.
  appType: isPreview ? 'mpa' : 'custom',
  publicDir: 'static',
  // One sheet: a page is styled before its scripts are asked for.
  build: { cssCodeSplit: false },
  plugins: [components(), scenarios(), publishSchema(), prerender()],
  test: {
    projects: [
      {
        plugins: [scenarios()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/e2e/**'],
          benchmark: { include: ['tests/bench/**/*.bench.ts'] },
        },
      },
      {
        publicDir: 'static',
        plugins: [components(), scenarios()],
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          benchmark: { include: [] },
          browser: browser(),
        },
      },
      {
        publicDir: 'static',
        plugins: [
          components(),
          scenarios(),
          storybookTest({ configDir: join(import.meta.dirname, '.storybook') }),
        ],
        test: { name: 'storybook', benchmark: { include: [] }, browser: browser() },
      },
    ],
  },
}));
