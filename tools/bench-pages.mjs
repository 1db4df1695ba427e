/**
 * `npm run bench:pages`: what the pages of the built site weigh, and how long they keep a slow phone waiting. Kilobytes
 * (text gzipped, fonts as they are) and requests of the first load, of which scripts, and of all once the page is in
 * use; the longest task in milliseconds at a quarter of the CPU speed, while loading and from the first press on; how
 * far the layout shifts. `npm run bench:pages -- learn/` measures only pages with that in their address, and lists
 * what each fetches.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { launchOptions } from './browser.mjs';
import { root } from './setup.mjs';

/** A page of each kind, and what is pressed first on it; nothing: it is only read. */
const PAGES = /** @type {const} */ ([
  ['', '#live .answers button'],
  ['rules/', null],
  ['rules/readings/', null],
  ['rulebook-1971/', null],
  ['datc/', null],
  ['sample-game/', null],
  ['docs/pictures/', null],
  ['docs/embed/', null],
  ['learn/', null],
  ['learn/support/', null],
  ['learn/cut/any-attack-cuts/', '#live button.primary'],
  ['rulebook-1971/example-09/', '#live .answers button'],
  ['sample-game/1902-2-fall/', '#live button.primary'],
  ['desk/', '#live button:not([aria-disabled="true"])'],
  ['game/', '#live label'],
  ['de/learn/', null],
  ['de/rulebook-1971/example-09/', '#live .answers button'],
  ['de/desk/', '#live button:not([aria-disabled="true"])'],
]);
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };
/** Nothing is fetched, and no long task ends, for so long: the page is ready. In milliseconds. */
const QUIET = 2500;
/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  woff2: 'font/woff2',
};
const [wanted] = process.argv.slice(2);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  const file = pathname.replace(/\/$/, '/index.html');
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const isText = ending !== 'woff2' && ending !== 'png';
  const headers = {
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    ...(isText ? { 'content-encoding': 'gzip' } : {}),
  };
  readFile(join(root, 'dist', file)).then(
    (bytes) => {
      response.writeHead(200, headers).end(isText ? gzipSync(bytes, { level: 9 }) : bytes);
    },
    () => response.writeHead(404).end(),
  );
});
/** @type {string} */
const site = await new Promise((resolve) => {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    resolve(`http://127.0.0.1:${String(port)}/`);
  });
});
const browser = await chromium.launch(launchOptions);
try {
  row('', ['first KB', 'scripts', 'requests', 'used KB', 'requests', 'loading', 'touch', 'shift']);
  for (const [path, press] of PAGES)
    if (wanted === undefined || path.includes(wanted)) await measure(path, press);
} finally {
  await browser.close();
  server.close().closeAllConnections();
}

/** @typedef {{ path: string, bytes: number, isScript: boolean }} Fetched */

/**
 * @param {string} path
 * @param {string | null} press
 */
async function measure(path, press) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  /** @type {Map<string, { path: string, isScript: boolean }>} */
  const asked = new Map();
  /** @type {Fetched[]} */
  const fetched = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    asked.set(requestId, { path: new URL(request.url).pathname, isScript: type === 'Script' });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) fetched.push({ ...one, bytes: encodedDataLength });
  });
  await page.addInitScript(() => {
    const seen = { tasks: /** @type {number[]} */ ([]), shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const seen = () =>
    page.evaluate(() => {
      const { tasks, shift } = /** @type {{ tasks: number[], shift: number }} */ (
        Reflect.get(globalThis, 'seen')
      );
      return { longest: Math.max(0, ...tasks.splice(0)), shift };
    });
  const settled = async () => {
    for (let before = -1; before !== fetched.length;) {
      before = fetched.length;
      await pause(QUIET);
    }
  };
  await page.goto(site + path);
  await settled();
  const first = [...fetched];
  const loading = await seen();
  if (press !== null) {
    await page.locator(press).locator('visible=true').first().click();
    await settled();
  }
  const used = await seen();
  const kilobytes = (/** @type {readonly Fetched[]} */ some) =>
    (some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toFixed(0);
  row(path === '' ? 'home' : path, [
    kilobytes(first),
    kilobytes(first.filter(({ isScript }) => isScript)),
    String(first.length),
    ...(press === null ? ['', ''] : [kilobytes(fetched), String(fetched.length)]),
    loading.longest.toFixed(0),
    press === null ? '' : used.longest.toFixed(0),
    used.shift.toFixed(3),
  ]);
  if (wanted !== undefined)
    for (const [place, one] of fetched.entries())
      row(`${place < first.length ? ' ' : '+'} ${one.path}`, [(one.bytes / 1024).toFixed(1)]);
  await context.close();
}

/**
 * @param {string} name
 * @param {readonly string[]} cells
 */
function row(name, cells) {
  console.log(name.padEnd(44) + cells.map((cell) => cell.padStart(9)).join(''));
}
