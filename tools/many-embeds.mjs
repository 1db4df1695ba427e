/**
 * `node tools/many-embeds.mjs [FOLDER]`: a page with twenty packed embeds, a turn of 34 units among them, and three
 * that rule their orders in the page, in Chromium, Firefox and WebKit under the policy of docs/embedding.md. Every
 * embed must wake when it comes near, show each of its steps, and cause no error. Pictures are saved to FOLDER.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleEmbed } from './embed.mjs';
import { puppeteerEngine } from './engines/puppeteer.mjs';
import { webkitEngine } from './engines/webkit.mjs';
import { FULL_TURN } from './full-turn.mjs';
import { builtFromSources } from './library.mjs';
import { root } from './setup.mjs';

const PACKED = 20;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";

const LIVE = [
  'Germany: A Ber-Pru, A Sil S A Ber-Pru\nRussia: F Bal-Pru, A Pru-Sil, A War S A Pru-Sil',
  'Austria: A Vie H\nRussia: A Gal-Vie, A Bud S A Gal-Vie\nRetreats\nAustria: A Vie-Tri',
  'F1902R:bur;A:Avie@bud-tyr',
];

/** In the page: the measurements become the title of the page. */
const TEST = `
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const problems = [];
addEventListener('error', ({ message }) => problems.push(message));
addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective }) => problems.push(violatedDirective));
addEventListener('standoff-error', ({ detail }) => problems.push(detail.message));
await new Promise((resolve) => setTimeout(resolve, 500));
const embeds = [...document.querySelectorAll('standoff-scenario')];
const asleep = embeds.filter((embed) => embed.last === null).length;
if (asleep < embeds.length / 2) problems.push('woken before they are near: ' + (embeds.length - asleep));
let [steps, longest] = [0, 0];
for (const [i, embed] of embeds.entries()) {
  embed.scrollIntoView();
  while (embed.last === null && problems.length === 0) await frame();
  const said = () => embed.shadowRoot.querySelector('.sentence')?.textContent ?? '';
  for (let step = 0; step <= embed.last; step++) {
    const begin = performance.now();
    embed.step = step;
    longest = Math.max(longest, performance.now() - begin);
    if (embed.step !== step || said() === '') problems.push('embed ' + i + ' does not show step ' + step);
    steps++;
  }
  embed.step = 0;
  embed.shadowRoot.querySelector('.next')?.click();
  if (embed.step !== 1) problems.push('embed ' + i + ': Next goes to ' + embed.step);
  embed.step = null;
}
embeds[0].scrollIntoView();
await frame();
await frame();
for (const problem of problems) console.error(problem);
document.title = embeds.length + ' embeds, ' + steps + ' steps shown, the longest in ' + longest.toFixed(0) + ' ms';
fetch('/done', { method: 'POST', body: document.title });
document.documentElement.dataset.done = '';
`;

const pictures = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'standoff-many-'));
await bundleEmbed(folder);
/** @type {unknown} */
const block = await import(new URL('block.js', await builtFromSources()).href);
const { blockHtml } = /** @type {typeof import('../src/embed/block/block.ts')} */ (block);
const example = readFileSync(join(root, 'scenarios/rulebook-1971/example-09.yaml'), 'utf8');
const packed = Array.from({ length: PACKED }, (_, i) => blockHtml(i === 0 ? FULL_TURN : example));
const live = LIVE.map((orders) => `<standoff-scenario><pre>${orders}</pre></standoff-scenario>`);
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>…</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/standoff.js"></script>
<body><h1>Rulings</h1>${[...packed, ...live].map((html) => `<p>Before a ruling.</p>${html}`).join('')}
<script type="module" src="/test.js"></script></body></html>`;

/**
 * The measurements of each page.
 * @type {string[]}
 */
const told = [];
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/done') request.on('data', (data) => told.push(String(data)));
  const [type, body] =
    path === '/'
      ? ['text/html', page]
      : path === '/test.js'
        ? ['text/javascript', TEST]
        : /^\/[\w-]+\.js$/.test(path)
          ? ['text/javascript', readFileSync(join(folder, path))]
          : ['text/plain', ''];
  response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(body);
});
/** @type {string} */
const address = await new Promise((resolve) => {
  server.listen(0, '127.0.0.1', () => {
    const found = server.address();
    resolve(`http://127.0.0.1:${String(typeof found === 'object' && found ? found.port : 0)}/`);
  });
});
const ready = `return document.documentElement.dataset.done !== undefined;`;
try {
  for (const engine of [puppeteerEngine('chrome'), puppeteerEngine('firefox'), webkitEngine]) {
    const missing = engine.missing();
    if (missing.length > 0) {
      console.log(`skipped ${engine.name}: not installed: ${missing.join(', ')}`);
      continue;
    }
    const size = { width: 1000, height: 1000 };
    const { shown, complaints } = await engine.show([{ name: 'many', address, size, ready }]);
    for (const complaint of complaints) console.error(`${engine.name}: ${complaint}`);
    if (complaints.length > 0) process.exitCode = 1;
    console.log(`${engine.name}: ${told.at(-1) ?? ''}`);
    const [first] = shown;
    if (pictures === undefined || !first) continue;
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, `${engine.name}.png`), first.picture);
  }
} finally {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
}
