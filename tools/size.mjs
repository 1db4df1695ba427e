/**
 * Checks the size budgets: what the browser fetches on the first load of pages of each kind and once a scenario is in
 * use, in transfer size (text gzipped, fonts as they are); and the files of the embed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from './browser.mjs';
import { PARTS } from './embed.mjs';
import { root } from './setup.mjs';

const KB = 1024;
/** The first use of the search: its scripts, and the index of one language. */
const FIND_BUDGET = 92.5 * KB;
/** The service worker fetches the whole site in the background; the page does not wait for that. */
const VISIT = /** @type {const} */ ({
  viewport: { width: 1280, height: 860 },
  serviceWorkers: 'block',
});
const dist = join(root, 'dist');

/** All scenario pages, because each carries its own data and any may be the heaviest. */
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?!(?:de|docs|embed|learn)\/)[^/]+\/[^/]+\/index\.html$/.test(file))
  .map((file) => ({ file, size: gzipSync(readFileSync(join(dist, file))).length }))
  .sort((a, b) => b.size - a.size);
const [heaviest] = pages;
if (!heaviest) throw new Error('dist contains no scenario page: build the site first');
const scenario = heaviest.file.replace(/index\.html$/, '');

/**
 * What the first load of a page may weigh, and the scripts of a page that is only read. German pages have longer words,
 * and fetch the letters that English lacks.
 * @type {readonly { path: string, name: string, budget: number, scripts?: number }[]}
 */
const LOADS = [
  { path: scenario, name: 'the heaviest scenario', budget: 152 * KB },
  { path: `de/${scenario}`, name: 'the same in German', budget: 160 * KB },
  { path: 'desk/', name: 'the desk', budget: 131 * KB },
  { path: 'boards/own/', name: 'the page for a board of one’s own', budget: 125 * KB },
  { path: '', name: 'the home page', budget: 127 * KB, scripts: 7 * KB },
  { path: 'learn/', name: 'the list of lessons', budget: 63 * KB, scripts: 7 * KB },
  { path: 'learn/cut/', name: 'a worksheet', budget: 108 * KB, scripts: 7 * KB },
  { path: 'rules/', name: 'the rules', budget: 66 * KB, scripts: 7 * KB },
  { path: 'glossary/', name: 'the glossary', budget: 83 * KB, scripts: 7 * KB },
  { path: 'rules/readings/', name: 'the readings', budget: 73 * KB, scripts: 7 * KB },
  { path: 'rulebook-1971/', name: 'a list of examples', budget: 64 * KB, scripts: 7 * KB },
];
/** What a scenario fetches in all, once its player is in use. */
const USED = { budget: 356 * KB, requests: 25 };

const server = await preview({ root, logLevel: 'error', preview: { port: 4180 } });
const browser = await chromium.launch(launchOptions);
try {
  const address = server.resolvedUrls?.local[0] ?? '';
  for (const { path, name, budget, scripts } of LOADS) {
    // Another page has its own cache.
    const page = await browser.newPage(VISIT);
    const fetched = fetchedBy(page);
    await page.goto(new URL(path, address).href);
    await page.waitForLoadState('networkidle');
    const first = await Promise.all(fetched);
    if (path === scenario) list(first);
    limit(`first load of ${name}`, sum(first), budget);
    if (scripts !== undefined)
      limit('  its scripts', sum(first.filter((one) => one.path.endsWith('.js'))), scripts);
    if (path === scenario) {
      await page.getByRole('slider').focus();
      await page.locator('#live[data-live]').waitFor();
      await page.waitForLoadState('networkidle');
      const all = await Promise.all(fetched);
      list(all.slice(first.length));
      limit(`the same in use, ${String(all.length)} requests`, sum(all), USED.budget);
      if (all.length > USED.requests) fail(`More than ${String(USED.requests)} requests.`);
    }
    await page.close();
  }

  // In German, whose index is the larger one. Nothing of it is fetched before.
  const findPage = await browser.newPage(VISIT);
  const fetchedToFind = fetchedBy(findPage);
  await findPage.goto(new URL('de/datc/', address).href);
  await findPage.waitForLoadState('networkidle');
  const before = (await Promise.all(fetchedToFind)).length;
  await findPage.keyboard.press('/');
  await findPage.locator('dialog[open]').waitFor();
  await findPage.waitForLoadState('networkidle');
  const forFind = (await Promise.all(fetchedToFind)).slice(before);
  list(forFind);
  limit('first use of the search', sum(forFind), FIND_BUDGET);
} finally {
  await browser.close();
  await server.close();
}

for (const { name, budget } of PARTS) {
  const compressed = gzipSync(readFileSync(join(dist, 'embed', name)), { level: 9 }).length;
  limit(`embed: ${name}`, compressed, budget);
}

/**
 * @param {string} name
 * @param {number} bytes
 * @param {number} budget
 */
function limit(name, bytes, budget) {
  console.log(row(`${name}, at most ${kilobytes(budget)}`, bytes));
  if (bytes > budget) fail(`Over budget by ${kilobytes(bytes - budget)}.`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

/** @typedef {{ path: string, size: number }} Fetched */

/**
 * What a page fetches from now on.
 * @param {import('playwright').Page} page
 */
function fetchedBy(page) {
  /** @type {Promise<Fetched>[]} */
  const fetched = [];
  page.on('response', (response) => {
    // A redirection has no body.
    if (response.status() >= 300 && response.status() < 400) return;
    const { pathname } = new URL(response.url());
    const size = response
      .body()
      .then((body) => (pathname.endsWith('.woff2') ? body : gzipSync(body)).length);
    const row = size.then((bytes) => ({ path: pathname, size: bytes }));
    // What still comes when the page closes is not counted.
    row.catch(() => undefined);
    fetched.push(row);
  });
  return fetched;
}

/** @param {readonly Fetched[]} rows */
function sum(rows) {
  return rows.reduce((bytes, { size }) => bytes + size, 0);
}

/** @param {readonly Fetched[]} rows */
function list(rows) {
  for (const { path, size } of rows.toSorted((a, b) => b.size - a.size))
    console.log(row(path, size));
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** @param {string} name @param {number} bytes */
function row(name, bytes) {
  return `${kilobytes(bytes).padStart(9)}  ${name}`;
}
