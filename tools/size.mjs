/**
 * Checks the size budgets: what the browser fetches on the first load of the heaviest scenario page, in transfer size
 * (text gzipped, fonts as they are); and the files of the embed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from './browser.mjs';
import { PARTS } from './embed.mjs';
import { root } from './setup.mjs';

const BUDGET = 154 * 1024;
const DESK_BUDGET = 170 * 1024;
/** German pages have longer words, and fetch the letters that English lacks. */
const GERMAN_BUDGET = 163 * 1024;
/** The service worker fetches the whole site in the background; the page does not wait for that. */
const VISIT = /** @type {const} */ ({
  viewport: { width: 1280, height: 860 },
  serviceWorkers: 'block',
});
const dist = join(root, 'dist');

/** All scenario pages, because each carries its own data and any may be the heaviest. */
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?!(?:de|docs|embed)\/)[^/]+\/[^/]+\/index\.html$/.test(file))
  .map((file) => ({ file, size: gzipSync(readFileSync(join(dist, file))).length }))
  .sort((a, b) => b.size - a.size);
const [heaviest] = pages;
if (!heaviest) throw new Error('dist contains no scenario page: build the site first');

const server = await preview({ root, logLevel: 'error', preview: { port: 4180 } });
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage(VISIT);
  const fetched = fetchedBy(page);
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.goto(new URL(heaviest.file.replace(/index\.html$/, ''), address).href);
  await page.waitForLoadState('networkidle');
  const first = await Promise.all(fetched);
  const total = sum(first);
  list(first);
  console.log(row(`first load of a scenario, at most ${kilobytes(BUDGET)}`, total));
  await page.getByRole('slider').focus();
  await page.locator('#live[data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  const later = (await Promise.all(fetched)).slice(first.length);
  list(later);
  console.log(row('more when the player is used', sum(later)));
  if (total > BUDGET) {
    console.error(`Over budget by ${kilobytes(total - BUDGET)}.`);
    process.exitCode = 1;
  }

  // Another page has its own cache.
  const deskPage = await browser.newPage(VISIT);
  const fetchedByDesk = fetchedBy(deskPage);
  await deskPage.goto(new URL('desk/', address).href);
  await deskPage.waitForLoadState('networkidle');
  const desk = sum(await Promise.all(fetchedByDesk));
  console.log(row(`first load of the desk, at most ${kilobytes(DESK_BUDGET)}`, desk));
  if (desk > DESK_BUDGET) {
    console.error(`Over budget by ${kilobytes(desk - DESK_BUDGET)}.`);
    process.exitCode = 1;
  }

  const germanPage = await browser.newPage(VISIT);
  const fetchedInGerman = fetchedBy(germanPage);
  await germanPage.goto(new URL(`de/${heaviest.file.replace(/index\.html$/, '')}`, address).href);
  await germanPage.waitForLoadState('networkidle');
  const german = sum(await Promise.all(fetchedInGerman));
  console.log(row(`first load of the same in German, at most ${kilobytes(GERMAN_BUDGET)}`, german));
  if (german > GERMAN_BUDGET) {
    console.error(`Over budget by ${kilobytes(german - GERMAN_BUDGET)}.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
}

for (const { name, budget } of PARTS) {
  const compressed = gzipSync(readFileSync(join(dist, 'embed', name)), { level: 9 }).length;
  console.log(row(`embed: ${name}, at most ${kilobytes(budget)}`, compressed));
  if (compressed > budget) {
    console.error(`Over budget by ${kilobytes(compressed - budget)}.`);
    process.exitCode = 1;
  }
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
    fetched.push(size.then((bytes) => ({ path: pathname, size: bytes })));
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
