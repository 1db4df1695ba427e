/**
 * The sites of `tests/embed/sites`, each built by its generator with nothing of ours but the packed package, and opened
 * in Chromium, Firefox and WebKit: Example 9 is stepped through, under a strict policy. `types` has no pages: it
 * compiles the types of the element for React, Svelte and Vue. Their files are those shown in docs/embedding.md.
 * Arguments: names of sites; none: all. With `--pictures FOLDER`, the pictures are saved there; `--package FILE` uses a
 * package made before.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { difference, LARGEST_DIFFERENCE } from './engines/compare.mjs';
import { programNamed } from './engines/programs.mjs';
import { puppeteerEngine } from './engines/puppeteer.mjs';
import { webkitEngine } from './engines/webkit.mjs';
import { install, pack, run } from './packed.mjs';
import { root } from './setup.mjs';

/**
 * `built`: the folder that the generator writes. `page`: the address of the page with the block, if it has any. `program`: what must be
 * installed, if not by npm. `ownCode`: its pages have inline scripts or styles of their own, which the policy stops, so that they are also
 * opened without it.
 * @typedef {{ readonly built: string, readonly page?: string, readonly program?: string, readonly ownCode?: true }} Site
 * @type {Readonly<Record<string, Site>>}
 */
const SITES = {
  eleventy: { built: '_site', page: '/' },
  vitepress: { built: '.vitepress/dist', page: '/', ownCode: true },
  astro: { built: 'dist', page: '/' },
  docusaurus: { built: 'build', page: '/', ownCode: true },
  hugo: { built: 'public', page: '/supports/', program: 'hugo' },
  mkdocs: { built: 'site', page: '/', program: 'mkdocs', ownCode: true },
  types: { built: '.' },
};

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
/** npm's messages if it cannot reach a registry. */
const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/;

/** In the page: whether the embed exists and its own buttons have taken it to its third step. */
const STEPPED = `
  const embed = document.querySelector('standoff-scenario');
  // A framework may still replace what it has rendered.
  if (document.readyState !== 'complete' || !(embed?.last > 0)) return false;
  const next = embed.shadowRoot.querySelector('button.next');
  while (embed.step !== 3) next.click();
  return embed.shadowRoot.querySelector('.sentence').textContent.includes('Silesia');
`;

const { values, positionals } = parseArgs({
  options: { pictures: { type: 'string' }, package: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(SITES, name));
if (unknown.length > 0) {
  console.error(`Unknown site ${unknown.join(', ')}. Sites: ${Object.keys(SITES).join(', ')}.`);
  process.exit(2);
}
const wanted = positionals.length > 0 ? positionals : Object.keys(SITES);
const engines = [puppeteerEngine('chrome'), puppeteerEngine('firefox'), webkitEngine].filter(
  (engine) => {
    const missing = engine.missing();
    if (missing.length > 0)
      console.log(`skipped ${engine.name}: not installed: ${missing.join(', ')}`);
    return missing.length === 0;
  },
);

const home = mkdtempSync(join(tmpdir(), 'standoff-sites-'));
/** @type {import('node:http').Server[]} */
const servers = [];
/** @param {string} problem */
const fail = (problem) => {
  process.exitCode = 1;
  console.error(problem);
};
try {
  const file = values.package ?? pack(home);
  /** @type {{ readonly name: string, readonly address: string, readonly isSilent: boolean }[]} */
  const pages = [];
  for (const name of wanted) {
    const site = SITES[name];
    const folder = site && build(name, site, file);
    if (!site || folder === undefined) continue;
    if (site.page === undefined) {
      console.log(`${name}: compiled`);
      continue;
    }
    const isStrict = site.ownCode !== true;
    pages.push({
      name: `${name} under the policy`,
      address: (await serve(folder, POLICY)) + site.page,
      isSilent: isStrict,
    });
    if (!isStrict)
      pages.push({ name, address: (await serve(folder, null)) + site.page, isSilent: true });
  }
  const size = { width: 1000, height: 1000 };
  const views = pages.map(({ name, address }) => ({ name, address, size, ready: STEPPED }));
  /** @type {readonly import('./engines/programs.mjs').Shown[]} */
  let reference = [];
  for (const engine of views.length > 0 ? engines : []) {
    const { shown, complaints } = await engine.show(views);
    if (reference.length === 0) reference = shown;
    for (const [i, { name, address, isSilent }] of pages.entries()) {
      const page = shown[i];
      if (!page) continue;
      const at = `${engine.name}, ${name}`;
      if (values.pictures !== undefined) {
        mkdirSync(values.pictures, { recursive: true });
        writeFileSync(join(values.pictures, `${at}.png`), page.picture);
      }
      const { origin } = new URL(address);
      const own = complaints.filter((text) => text.startsWith(origin));
      // Errors in the generator's own code are not ours; those that name our files are.
      for (const complaint of own)
        if (isSilent || /standoff|live\.js/.test(complaint.slice(address.length)))
          fail(`${at}: ${complaint}`);
      const share = difference(reference[i] ?? page, page);
      if (!page.board) fail(`${at}: there is no board`);
      else if (share > LARGEST_DIFFERENCE)
        fail(`${at}: ${(share * 100).toFixed(1)} % of the board differ`);
      else console.log(`${at}: Example 9 steps`);
    }
  }
} finally {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(home, { recursive: true, force: true });
}

/**
 * Builds a site in a separate folder. Undefined: it cannot be built here, or the build failed.
 * @param {string} name
 * @param {Site} site
 * @param {string} file
 */
function build(name, { built, program }, file) {
  if (program !== undefined && !programNamed(program)) {
    console.log(`skipped ${name}: ${program} is not installed`);
    return undefined;
  }
  const folder = join(home, name);
  cpSync(join(root, 'tests/embed/sites', name), folder, { recursive: true });
  try {
    install(file, folder);
    run('npm', ['run', 'build'], folder);
    return join(folder, built);
  } catch (cause) {
    const why = String(cause);
    if (NO_NETWORK.test(why)) console.log(`skipped ${name}: npm cannot reach a registry`);
    else fail(`${name}: ${why}`);
    return undefined;
  }
}

/**
 * Serves a built site. Returns its address.
 * @param {string} folder
 * @param {string | null} policy
 * @returns {Promise<string>}
 */
function serve(folder, policy) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const asked = join(folder, decodeURIComponent(pathname));
    const found = [asked, join(asked, 'index.html'), `${asked}.html`].find(
      (path) => existsSync(path) && statSync(path).isFile(),
    );
    if (found === undefined) {
      // A browser asks for an icon by itself.
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const type = Object.entries(TYPES).find(([end]) => end === extname(found))?.[1];
    response
      .writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        ...(policy === null ? {} : { 'content-security-policy': policy }),
      })
      .end(readFileSync(found));
  });
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve(`http://127.0.0.1:${String(port)}`);
    });
  });
}
