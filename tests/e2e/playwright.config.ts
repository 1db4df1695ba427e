import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser.mjs';

const PORT = 4179;

const desktop = { width: 1280, height: 860 };
const phone = { width: 360, height: 780 };
const scripted = '**/scripted/*.e2e.ts';
const plain = '**/plain/*.e2e.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${PORT.toString()}/`,
    launchOptions,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'whole site', testMatch: '**/whole/*.e2e.ts' },
    { name: 'desktop', testMatch: scripted, use: { viewport: desktop } },
    { name: 'phone', testMatch: scripted, use: { viewport: phone, hasTouch: true } },
    {
      name: 'desktop without scripts',
      testMatch: plain,
      use: { viewport: desktop, javaScriptEnabled: false },
    },
    {
      name: 'phone without scripts',
      testMatch: plain,
      use: { viewport: phone, hasTouch: true, javaScriptEnabled: false },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${PORT.toString()} --strictPort`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT.toString()}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
