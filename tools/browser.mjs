import { existsSync } from 'node:fs';

/** Debian's package of headless Chromium, which opens a page in a quarter of the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The system's Chromium; undefined if there is none, so that Playwright uses its own.
 * @returns {string | undefined}
 */
export function systemBrowser() {
  return process.env['CHROMIUM_PATH'] ?? PLACES.find((place) => existsSync(place));
}

const executablePath = systemBrowser();

/** Launch options for every browser test of the project. */
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox', // needed as root
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
