import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { launchOptions, systemBrowser } from '../browser.mjs';
import { MEASURE, programNamed, READY } from './programs.mjs';

/**
 * Chromium and Firefox, which puppeteer drives alike.
 * @param {'chrome' | 'firefox'} browser
 * @returns {import('./programs.mjs').Engine}
 */
export function puppeteerEngine(browser) {
  const isFirefox = browser === 'firefox';
  const name = isFirefox ? 'Firefox' : 'Chromium';
  const program = () =>
    isFirefox ? (programNamed('firefox-esr') ?? programNamed('firefox')) : systemBrowser();
  return {
    name,
    missing: () =>
      program() === undefined
        ? [`${name} (Debian: ${isFirefox ? 'firefox-esr' : 'chromium'})`]
        : [],
    async show(views) {
      const executablePath = program() ?? '';
      // No scroll bars, which would make the page narrower than in the other engines; no pictures during an animation.
      const own = isFirefox
        ? { extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 } }
        : { args: [...launchOptions.args, '--force-prefers-reduced-motion'] };
      const running = await launch({ browser, executablePath, protocolTimeout: 0, ...own });
      /** @type {string[]} */
      const complaints = [];
      /** @type {import('./programs.mjs').Shown[]} */
      const shown = [];
      try {
        for (const { address, size, ready = READY } of views) {
          // A new tab for each view: Firefox reports some errors late.
          const page = await running.newPage();
          page.setDefaultTimeout(0);
          page.on('console', (message) => {
            if (message.type() === 'error') complaints.push(`${address}: ${message.text()}`);
          });
          page.on('pageerror', (error) => complaints.push(`${address}: ${String(error)}`));
          await page.setViewport(size).catch(unlessUnknown);
          await page.goto(address, { waitUntil: 'load' });
          while (!(await page.evaluate(`(() => {${ready}})()`))) await pause(100);
          const measured = /** @type {import('./programs.mjs').Measured} */ (
            await page.evaluate(`(() => {${MEASURE}})()`)
          );
          shown.push({ ...measured, picture: Buffer.from(await page.screenshot()) });
          await page.close();
        }
        return { shown, complaints };
      } finally {
        await running.close();
      }
    },
  };
}

/**
 * Besides the size, `setViewport` sets the orientation of the screen, which Firefox 140 does not know.
 * @param {unknown} error
 */
function unlessUnknown(error) {
  if (!String(error).includes('unknown command')) throw error;
}
