/**
 * The built site in three engines: its main pages write no error in Chromium, Firefox and WebKit, fit the window, and
 * show the same board. With a folder as argument, the pictures are saved there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { difference, LARGEST_DIFFERENCE } from './engines/compare.mjs';
import { puppeteerEngine } from './engines/puppeteer.mjs';
import { webkitEngine } from './engines/webkit.mjs';
import { root } from './setup.mjs';

const PAGES = {
  home: '',
  example: 'rulebook-1971/example-09/',
  step: 'rulebook-1971/example-09/#step=5',
  'full-board': 'sample-game/1902-2-fall/#step=20',
  rules: 'rules/',
  game: 'game/',
  desk: 'desk/',
  lesson: 'learn/stand-off/a-unit-that-stays/',
  'first-game': 'saturday/',
  puzzle: 'learn/today/',
  study: 'study/',
  boards: 'boards/',
  board: 'boards/hundred/',
  'own-board': 'boards/own/',
  glossary: 'glossary/',
  'army-fleet': 'army-fleet/dislodged-while-it-supports/',
  german: 'de/rulebook-1971/example-09/',
};
const SIZES = { wide: { width: 1280, height: 720 }, phone: { width: 360, height: 780 } };
const ENGINES = [puppeteerEngine('chrome'), puppeteerEngine('firefox'), webkitEngine];

const missing = ENGINES.flatMap(({ missing }) => missing());
if (missing.length > 0) {
  console.error(`Not installed: ${missing.join(', ')}.`);
  process.exit(1);
}

const folder = process.argv[2];
if (folder !== undefined) mkdirSync(folder, { recursive: true });
const server = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1' } });
const site = server.resolvedUrls?.local[0] ?? '';
const views = Object.entries(PAGES).flatMap(([page, path]) =>
  Object.entries(SIZES).map(([name, size]) => ({
    name: `${page}-${name}`,
    address: new URL(path, site).href,
    size,
  })),
);
/** @type {readonly import('./engines/programs.mjs').Shown[]} */
let reference = [];
/** @param {string} problem */
const fail = (problem) => {
  process.exitCode = 1;
  console.error(problem);
};
try {
  for (const engine of ENGINES) {
    const { shown, complaints } = await engine.show(views);
    for (const complaint of complaints) fail(`${engine.name}: ${complaint}`);
    if (reference.length === 0) reference = shown;
    for (const [i, page] of shown.entries()) {
      const name = `${engine.name}, ${views[i]?.name ?? ''}`;
      if (folder !== undefined) writeFileSync(join(folder, `${name}.png`), page.picture);
      if (page.tooWide > 0) fail(`${name}: ${String(page.tooWide)} px wider than the window`);
      const share = difference(reference[i] ?? page, page);
      const percent = `${(share * 100).toFixed(1)} % of the board`;
      if (share > LARGEST_DIFFERENCE) fail(`${name}: ${percent} differ`);
      else console.log(`${name}: ${percent} differ`);
    }
  }
} finally {
  await server.close();
}
