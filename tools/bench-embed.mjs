/**
 * `npm run bench:embed`: the cost of twenty embeds for a page, in Chromium. Compares the first paint of the page with
 * that of the same page with only their text, at a quarter of the CPU speed; then measures how smoothly a turn of 34
 * units plays on it (docs/performance.md).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { launchOptions } from './browser.mjs';
import { bundleEmbed, PARTS } from './embed.mjs';
import { FULL_TURN } from './full-turn.mjs';
import { builtFromSources } from './library.mjs';
import { root } from './setup.mjs';

/** How often each page is loaded: with and without embeds, in turn. */
const ROUNDS = Number(process.argv[2] ?? 9);
const SLOWER = 4;
const EMBEDS = 20;
/** Steps to play; each takes some twenty frames. */
const STEPS = 8;

const folder = mkdtempSync(join(tmpdir(), 'standoff-bench-'));
await bundleEmbed(
  folder,
  PARTS.filter(({ name }) => name === 'standoff.js'),
);
const script = readFileSync(join(folder, 'standoff.js'));
rmSync(folder, { recursive: true });
/** @type {unknown} */
const block = await import(new URL('block.js', await builtFromSources()).href);
const { blockHtml } = /** @type {typeof import('../src/embed/block/block.ts')} */ (block);

const example = readFileSync(join(root, 'scenarios/rulebook-1971/example-09.yaml'), 'utf8');
const embeds = Array.from({ length: EMBEDS }, (_, i) => blockHtml(i === 0 ? FULL_TURN : example));
/** @param {boolean} isPlayed */
const page = (isPlayed) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>
${isPlayed ? '<script type="module" src="/standoff.js"></script>' : ''}
<body><h1>Twenty rulings</h1>${embeds
  .map(
    (html) => `<p>Before a ruling.</p>${isPlayed ? html : html.replace(/ data=(['"]).*?\1/, '')}`,
  )
  .join('')}</body></html>`;
const pages = { '/with': page(true), '/without': page(false) };

const server = createServer(({ url }, response) => {
  const html = Object.entries(pages).find(([path]) => path === url)?.[1];
  response
    .writeHead(200, { 'content-type': html === undefined ? 'text/javascript' : 'text/html' })
    .end(html ?? script);
});
/** @type {string} */
const site = await new Promise((resolve) => {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    resolve(
      `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`,
    );
  });
});
const browser = await chromium.launch(launchOptions);
try {
  /** @type {Readonly<Record<keyof typeof pages, Loaded[]>>} */
  const loaded = { '/with': [], '/without': [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const path of /** @type {const} */ (['/with', '/without']))
      loaded[path].push(await load(path));
  for (const [path, all] of Object.entries(loaded))
    console.log(
      `${path.slice(1)} embeds: first paint after ${middle(all, 'paint')} ms, ${Math.min(...all.map(({ paint }) => paint)).toFixed(0)} at the least; ${middle(all, 'busy')} ms of the main thread`,
    );
  await play(1);
  await play(SLOWER);
} finally {
  await browser.close();
  server.close().closeAllConnections();
}

/** In ms. @typedef {{ readonly paint: number, readonly busy: number }} Loaded */

/**
 * @param {keyof typeof pages} path
 * @returns {Promise<Loaded>}
 */
async function load(path) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const tab = await context.newPage();
  const protocol = await context.newCDPSession(tab);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.goto(site + path);
  if (path === '/with')
    await tab.waitForFunction(() => (document.querySelector('standoff-scenario')?.last ?? 0) > 0);
  const painted = await tab.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const paint = (await painted.jsonValue()) ?? 0;
  await pause(500);
  const busy = await busyTime(protocol);
  await context.close();
  return { paint, busy };
}

/** Plays the turn of 34 units. @param {number} slower */
async function play(slower) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const tab = await context.newPage();
  const protocol = await context.newCDPSession(tab);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.goto(`${site}/with`);
  await tab.waitForFunction(() => (document.querySelector('standoff-scenario')?.last ?? 0) > 0);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const before = await busyTime(protocol);
  const frames = await tab.evaluate(async (steps) => {
    const embed = document.querySelector('standoff-scenario');
    const last = embed?.last ?? 0;
    if (!embed) return 0;
    // Frames are a sixtieth of a second apart whatever they really took, so that a busy machine draws as many.
    const native = requestAnimationFrame;
    let [now, count] = [performance.now(), 0];
    const draw = () => new Promise((resolve) => native(resolve));
    /** @type {FrameRequestCallback[]} */
    let wanted = [];
    window.requestAnimationFrame = (callback) => wanted.push(callback);
    for (let i = 0; i < steps; i++) {
      // One step after another, then a jump to the end.
      embed.step = i + 1 < steps ? Math.floor(last / 2) + i : last;
      while (wanted.length > 0) {
        const due = wanted;
        wanted = [];
        now += 1000 / 60;
        await draw();
        for (const callback of due) callback(now);
        count++;
      }
    }
    return count;
  }, STEPS);
  const busy = (await busyTime(protocol)) - before;
  console.log(
    `34 units at 1/${String(slower)} of the speed: ${(busy / frames).toFixed(1)} ms of the main thread a frame, of ${String(frames)}; 60 frames a second leave it 16.7`,
  );
  await context.close();
}

/**
 * The CPU time of the main thread so far, in ms, without the time that other processes took.
 * @param {import('playwright').CDPSession} protocol
 */
async function busyTime(protocol) {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** The median. @param {readonly Loaded[]} all @param {keyof Loaded} field */
function middle(all, field) {
  const sorted = all.map((one) => one[field]).toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0);
}
