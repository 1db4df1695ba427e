/*
 * The service worker: stores the whole site, so that every page opens without a network. A version of the site is
 * stored completely or not at all, and serves pages until the reader starts the next one or has closed all its pages.
 */
import { folderOf, LANGUAGE_TAGS } from '../../explain/languages/language-tags.ts';
import { packFor, TAKE_OVER, unpack, type OfflineSite, type Pack } from './pages.ts';

interface Extendable extends Event {
  readonly waitUntil: (until: Promise<unknown>) => void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
/** The parts we use of `ServiceWorkerGlobalScope`, whose types cannot coexist with those of a page. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
declare const self: Scope;
declare const SITE: OfflineSite;

const { scope } = self.registration;
const addressOf = (path: string): string => new URL(path, scope).href;
/** Two sites may share an origin. */
const PREFIX = `standoff ${new URL(scope).pathname} `;
const NAME = PREFIX + SITE.version;
const FILES: ReadonlySet<string> = new Set(SITE.files.map(([path]) => path));

/** Their names change with their content, so another version's copy is just as good. */
const isNamedByContent = (path: string): boolean => /^(assets|offline)\//.test(path);
/** Pages for frames on other sites, and pictures for their cards. */
const isForOthers = (path: string): boolean => /^(embed|cards)\//.test(path);

const AT_ONCE = 6;

/** Continues where an earlier attempt ended. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  const left = [...SITE.files];
  const keepNext = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await keep(cache, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

async function keep(cache: Cache, path: string, hash: string): Promise<void> {
  const address = addressOf(path);
  if (await cache.match(address)) return;
  const earlier = isNamedByContent(path) ? await caches.match(address) : undefined;
  // Refused unless it is the file of this version: a host may be in the middle of replacing them.
  const integrity = `sha256-${hash}`;
  const cached = isNamedByContent(path) ? 'default' : 'no-cache';
  const file = earlier ?? (await fetch(address, { cache: cached, integrity }));
  if (!file.ok) throw new Error(`${path}: ${String(file.status)}`);
  await cache.put(address, file);
}

/** What the cache of a version has once it serves pages: others may be incomplete. */
const SERVED = addressOf('offline/served');

/** Keeps the version that served pages before, too: a page that is still open may load more of it. */
async function dropOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  const served = await Promise.all(
    old.map(async (name) => ((await (await caches.open(name)).match(SERVED)) ? [name] : [])),
  );
  const last = served.flat().at(-1) ?? old.at(-1);
  await Promise.all(old.filter((name) => name !== last).map((name) => caches.delete(name)));
  await (await caches.open(NAME)).put(SERVED, new Response());
}

/** The path of a request for a file or page of the site; null for any other request. */
function pathOf({ method, url }: Request): string | null {
  if (method !== 'GET' || !url.startsWith(scope)) return null;
  const path = url.slice(scope.length).replace(/[?#].*$/s, '');
  return isForOthers(path) ? null : path.replace(/(^|\/)index\.html$/, '$1');
}

async function answer(request: Request, path: string): Promise<Response> {
  if (FILES.has(path)) {
    const kept = await (await caches.open(NAME)).match(addressOf(path));
    return kept ?? fetch(request);
  }
  if (request.mode !== 'navigate') return (await caches.match(request)) ?? fetch(request);
  const page = await pageAt(path);
  if (page !== null) return htmlOf(page, 200);
  if (path !== '' && !path.endsWith('/') && (await pageAt(`${path}/`)) !== null)
    return Response.redirect(`${addressOf(`${path}/`)}${new URL(request.url).search}`);
  try {
    return await fetch(request);
  } catch (offline) {
    const folder = LANGUAGE_TAGS.map(folderOf).findLast((one) => path.startsWith(one)) ?? '';
    const missing = await pageAt(`${folder}404.html`);
    if (missing === null) throw offline;
    return htmlOf(missing, 404);
  }
}

async function pageAt(path: string): Promise<string | null> {
  const name = packFor(SITE.packs, path);
  if (name === null) return null;
  const kept = await (await caches.open(NAME)).match(addressOf(name));
  if (!kept?.body) return null;
  const unzipped = new Response(kept.body.pipeThrough(new DecompressionStream('gzip')));
  return unpack((await unzipped.json()) as Pack, path);
}

const htmlOf = (html: string, status: number): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOld(), self.clients.claim()]));
});
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(event.request, path));
});
