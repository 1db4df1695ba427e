import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser.mjs';
import { WITHOUT_MAP } from './map-header.ts';

const desktop = { width: 1280, height: 860 };
const phone = { width: 360, height: 780 };
/** In `npm run verify` every test runs, and in both sizes; see `IN_VERIFY`, `ANY_SIZE` and `ON_PHONE`. */
const ALL = process.env['STANDOFF_E2E'] === 'all';
/** What a project leaves out, besides what only `npm run verify` runs. */
const leaveOut = (...tags: readonly RegExp[]): RegExp[] => (ALL ? [] : [/@verify/, ...tags]);
const scripted = '**/scripted/*.e2e.ts';
const plain = '**/plain/*.e2e.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './serve.ts',
  outputDir: '../../test-results',
  grepInvert: leaveOut(),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list'], ['json']],
  // A slow machine is waited for: only what hangs takes so long.
  timeout: 15 * 60_000,
  expect: { timeout: 2 * 60_000 },
  use: {
    baseURL: process.env['SITE'],
    // Most tests end before code is worth compiling to machine code.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--max-opt=1'] },
    // Each page would keep the whole site: one test does.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A test about motion says so: what moves is drawn at every frame, and that takes longer than the test.
    contextOptions: { reducedMotion: 'reduce' },
    extraHTTPHeaders: ALL ? {} : WITHOUT_MAP,
  },
  projects: [
    { name: 'whole site', testMatch: '**/whole/*.e2e.ts', use: { extraHTTPHeaders: {} } },
    // What the size of the window makes no difference to.
    { name: 'one size', testMatch: '**/once/*.e2e.ts', use: { viewport: desktop } },
    {
      name: 'desktop',
      testMatch: scripted,
      grepInvert: leaveOut(/@on-phone/),
      use: { viewport: desktop },
    },
    {
      name: 'phone',
      testMatch: scripted,
      grepInvert: leaveOut(/@any-size/),
      use: { viewport: phone, hasTouch: true },
    },
    {
      name: 'desktop without scripts',
      testMatch: plain,
      grepInvert: leaveOut(/@on-phone/),
      use: { viewport: desktop, javaScriptEnabled: false },
    },
    {
      name: 'phone without scripts',
      testMatch: plain,
      grepInvert: leaveOut(/@any-size/),
      use: { viewport: phone, hasTouch: true, javaScriptEnabled: false },
    },
  ],
});
