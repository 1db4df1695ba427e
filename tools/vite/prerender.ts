import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { writeEmbeds } from './embeds.ts';
import { TOUCH_ICON, writeOffline, type OfflinePage } from './offline.ts';
import { FRAME_HEADERS, HEADERS, POLICY_ELEMENT } from './policy.ts';

/** The exports of `src/site/entry-server.ts`: the paths of the site and a renderer. */
export interface Site {
  /** `''`, `rulebook-1971/example-09`, `de/rulebook-1971/example-09`, `404` ... */
  readonly paths: () => readonly string[];
  readonly renderPath: (path: string, site: string | null) => Promise<Rendered>;
  /** Other files, by their paths: what the search fetches, and what search engines read. */
  readonly files: (address: string | null) => readonly (readonly [path: string, text: string])[];
  /** Those of them that are the diagrams of boards. */
  readonly diagramFiles: () => readonly (readonly [path: string, text: string])[];
  /** The scenarios with a page for frames, and the complete page. */
  readonly framed: () => readonly string[];
  readonly renderFrame: (slug: string) => Promise<string>;
  readonly renderOembed: (slug: string, site: string) => string;
  /** The scenarios whose rulings are on cards, and the picture for a card, as SVG. */
  readonly cards: () => readonly string[];
  readonly renderCard: (slug: string) => string;
}

interface Rendered {
  /** For `lang`. */
  readonly tag: string;
  readonly head: string;
  readonly body: string;
  /** JSON, which the page reads from `#app-data`. */
  readonly data: string;
  /** The style sheets that the page needs besides that of every page. */
  readonly sheets: readonly ('live' | 'game' | 'boards')[];
}

const TEMPLATE = 'src/site/index.html';
const ENTRY = 'src/site/entry-server.ts';
const ASSETS = 'assets';
const FRAMES = 'embed/';

/**
 * Four style sheets: for every page, for pages with an interactive part, for games, for boards that are not the standard one. Pages
 * link them, so they are styled before scripts load.
 */
const SHEETS = [
  {
    name: 'live',
    test: /src\/(ui\/(ask|phases|player|predict|reading)|site\/scenario)\/.*\.css$/,
    priority: 1,
  },
  {
    name: 'game',
    test: /src\/(saturday\/(?!SaturdayLink)|ui\/(entry|machine|chart|learn|position)\/|site\/(game|desk|docs|learn|saturday|study)\/).*\.css$/,
    priority: 1,
  },
  { name: 'boards', test: /src\/(atlas|site\/boards)\/.*\.css$/, priority: 1 },
  // Parts opened on demand bring their own styles.
  { name: 'site', test: /^(?!.*src\/(?:site\/embedding|find)\/).*\.css$/ },
];

/**
 * A static site from one template and one server entry. `vite build` builds the client and the server, renders every
 * path to `<path>/index.html` (`404` to `404.html`), and only then replaces `dist`, so that a failed build leaves the
 * old site as it was. `vite dev` renders the same pages on request.
 */
export function prerender(): Plugin {
  return {
    name: 'standoff:prerender',
    config: (_, { command }) => ({
      builder: {}, // makes plain `vite build` build every environment
      environments: {
        client: {
          build: {
            emptyOutDir: true,
            rolldownOptions: {
              input: TEMPLATE,
              output: { codeSplitting: { groups: SHEETS } },
              checks: { bundlerTimings: false },
            },
          },
        },
        ssr: {
          build: {
            ssr: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: ENTRY,
              // The server has already loaded what pages fetch on demand.
              checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
            },
          },
          // One self-contained server bundle.
          resolve: command === 'build' ? { noExternal: true } : {},
        },
      },
    }),
    buildApp: { order: 'pre', handler: buildSite },
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const asked = request.originalUrl ?? '/';
          const serve = async () => {
            const site = (await server.ssrLoadModule(`/${ENTRY}`)) as unknown as Site;
            const path = pathname(request.url)
              .replace(/^\/+/, '')
              .replace(/\/*(index\.html)?$/, '');
            const slug = path.startsWith(FRAMES) ? path.slice(FRAMES.length) : null;
            if (slug !== null && site.framed().includes(slug)) {
              send(response, 200, await site.renderFrame(slug));
              return;
            }
            if (/^(find|boards)\/[^/]*\.(json|svg)$/.test(path)) {
              const files = path.startsWith('find/') ? site.files(null) : site.diagramFiles();
              const [, text = ''] = files.find(([file]) => file === path) ?? [];
              response.setHeader('content-type', typeOf(path));
              response.end(text);
              return;
            }
            const known = site.paths().includes(path);
            const template = await readFile(join(server.config.root, TEMPLATE), 'utf8');
            const html = await server.transformIndexHtml(`/${TEMPLATE}`, template, asked);
            const lost = path.startsWith('de/') ? 'de/404' : '404';
            const rendered = await site.renderPath(known ? path : lost, null);
            send(response, known ? 200 : 404, fill(html, rendered));
          };
          serve().catch((error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          });
        });
      };
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = pathname(request.url).slice(server.config.base.length);
        const headers = path.startsWith(FRAMES) ? FRAME_HEADERS : HEADERS;
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
      return () => {
        const { root, environments } = server.config;
        const out = resolve(root, environments['client']?.build.outDir ?? 'dist');
        server.middlewares.use((request, response, next) => {
          const file = join(out, pathname(request.url));
          if (file.endsWith('.html') && existsSync(file)) {
            next();
            return;
          }
          readFile(join(out, '404.html'), 'utf8').then((html) => {
            send(response, 404, html);
          }, next);
        });
      };
    },
  };
}

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('the build needs the environments client and ssr');
  const { root } = builder.config;
  const dist = resolve(root, client.config.build.outDir);
  await mkdir(dirname(dist), { recursive: true });
  // Next to `dist`, so that the last step is a rename within one file system.
  const work = await mkdtemp(join(dirname(dist), '.site-'));
  try {
    client.config.build.outDir = join(work, 'site');
    ssr.config.build.outDir = join(work, 'server');
    await builder.build(client);
    await builder.build(ssr);
    const { base } = builder.config;
    const address = siteAddress(base);
    const site = join(work, 'site');
    // First, because it empties the folder that frames are written to.
    await writeEmbeds(root, site, base);
    const pages = await renderAll(site, join(work, 'server', 'entry-server.js'), base, address);
    await writeOffline(root, site, pages);
    await rm(dist, { recursive: true, force: true });
    await rename(join(work, 'site'), dist);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The address of the site, from `STANDOFF_SITE=https://standoff.example`; null if it is not set. */
function siteAddress(base: string): string | null {
  const asked = process.env['STANDOFF_SITE'];
  if (asked === undefined || asked === '') return null;
  const { protocol, origin } = new URL(asked);
  if (!/^https?:$/.test(protocol)) throw new Error(`STANDOFF_SITE is not an address: ${asked}`);
  return new URL(base, origin).href;
}

async function renderAll(
  out: string,
  serverEntry: string,
  base: string,
  address: string | null,
): Promise<readonly OfflinePage[]> {
  const site = (await import(pathToFileURL(serverEntry).href)) as Site;
  const template = await readFile(join(out, TEMPLATE), 'utf8');
  await rm(join(out, 'src'), { recursive: true });
  const assets = await readdir(join(out, ASSETS));
  const sheetNamed = (name: Rendered['sheets'][number]): string => {
    const found = assets.find((file) => file.startsWith(`${name}-`) && file.endsWith('.css'));
    if (found === undefined) throw new Error(`the build made no sheet ${name}`);
    return found;
  };
  const pages: OfflinePage[] = [];
  const touchIcon = `<link rel="apple-touch-icon" href="${base}${TOUCH_ICON}" />`;
  for (const path of site.paths()) {
    const rendered = await site.renderPath(path, address);
    const { head, sheet } = takeStyles(rendered.head);
    const name = `page-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`;
    await writeFile(join(out, ASSETS, name), sheet);
    const link = (one: string) => `<link rel="stylesheet" href="${base}${ASSETS}/${one}" />`;
    const frame = template
      .replace('<!--app-policy-->', POLICY_ELEMENT)
      .replace('</head>', `${rendered.sheets.map(sheetNamed).map(link).join('')}</head>`);
    const html = fill(frame, { ...rendered, head: `${head}\n${touchIcon}\n${link(name)}` });
    const isLost = /(^|\/)404$/.test(path);
    const file = join(out, isLost ? `${path}.html` : `${path}/index.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    pages.push([isLost ? `${path}.html` : path === '' ? '' : `${path}/`, html]);
  }
  for (const [path, text] of site.files(address)) await write(join(out, path), text);
  await renderFrames(out, site, address);
  if (address !== null) await renderCards(out, site);
  return pages;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const typeOf = (path: string): string =>
  path.endsWith('.svg') ? 'image/svg+xml' : 'application/json';

async function renderFrames(out: string, site: Site, address: string | null): Promise<void> {
  for (const slug of site.framed()) {
    const folder = join(out, FRAMES, slug);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), await site.renderFrame(slug));
    if (address === null) continue;
    await writeFile(join(folder, 'oembed.json'), site.renderOembed(slug, address));
  }
}

/** Draws the pictures of cards. This takes longer than everything else, so it is skipped if nobody could find them. */
async function renderCards(out: string, site: Site): Promise<void> {
  const { drawCard } = await import('./cards.ts');
  for (const slug of site.cards()) {
    const file = join(out, 'cards', `${slug}.png`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await drawCard(site.renderCard(slug)));
  }
}

/** Components that are never hydrated put their styles into the head, where the policy forbids them: moves them to a sheet. */
function takeStyles(head: string): { readonly head: string; readonly sheet: string } {
  const styles: string[] = [];
  const rest = head.replaceAll(/<style[^>]*>(.*?)<\/style>/gs, (_, css: string) => {
    styles.push(css);
    return '';
  });
  return { head: rest.trim(), sheet: styles.join('\n') };
}

function fill(template: string, { tag, head, body, data }: Rendered): string {
  const json = data.replaceAll('<', '\\u003c');
  // Functions, because `$&` in a replacement string is a pattern; the longest last, because each reads the whole text.
  return template
    .replace('<html lang="en">', `<html lang="${tag}">`)
    .replace('<!--app-head-->', () => head)
    .replace(
      '<!--app-data-->',
      () => `<script type="application/json" id="app-data">${json}</script>`,
    )
    .replace('<!--app-html-->', () => body);
}

/** The path of a URL, decoded if possible. */
function pathname(url = '/'): string {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function send(response: ServerResponse, status: number, html: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html);
}
