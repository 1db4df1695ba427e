import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build } from 'vite';
import { inPackOrder, pack, type OfflineSite } from '../../src/site/offline/pages.ts';

const WORKER = 'src/site/offline/offline-worker.ts';
/** The size of a pack, in characters of its pages: few requests, and quick to unpack. */
const PACK = 3_000_000;

/** For systems that do not read the manifest. */
export const TOUCH_ICON = 'icons/apple-touch-icon.png';

/** The icons of the installed site: sizes in px. Some systems crop a maskable one to their own shape. */
const ICONS = [
  { file: 'icons/icon-192.png', size: 192, from: 'favicon.svg' },
  { file: 'icons/icon-512.png', size: 512, from: 'favicon.svg' },
  { file: 'icons/icon-maskable-512.png', size: 512, from: 'icon-maskable.svg' },
  { file: TOUCH_ICON, size: 180, from: 'icon-maskable.svg' },
] as const;

/** A page with its address relative to the site: `desk/`, `404.html`, empty for the home page. */
export type OfflinePage = readonly [path: string, html: string];

/**
 * Makes a built site work without a network: adds its icons, its pages in packs, and the service worker that stores
 * them all.
 */
export async function writeOffline(
  root: string,
  out: string,
  pages: readonly OfflinePage[],
): Promise<void> {
  await writeIcons(root, out);
  const packs = await Promise.all(
    packsOf(pages).map(async (some) => {
      const data = await promisify(gzip)(JSON.stringify(pack(some)), { level: 9 });
      const path = `offline/${hashOf(data, 'hex').slice(0, 12)}.pack`;
      await write(join(out, path), data);
      return [inPackOrder(some[0]?.[0] ?? ''), path] as const;
    }),
  );
  const files = await Promise.all(
    (await filesIn(out)).map(
      async (path) => [path, hashOf(await readFile(join(out, path)), 'base64')] as const,
    ),
  );
  const version = hashOf(JSON.stringify(files), 'hex').slice(0, 12);
  const site: OfflineSite = { version, files, packs };
  await write(join(out, 'sw.js'), `const SITE = ${JSON.stringify(site)};\n${await script(root)}`);
}

/** In sorted order, in which the worker searches them. */
function packsOf(pages: readonly OfflinePage[]): readonly (readonly OfflinePage[])[] {
  const packs: OfflinePage[][] = [];
  let room = 0;
  for (const page of pages.toSorted(([one], [other]) =>
    inPackOrder(one) < inPackOrder(other) ? -1 : 1,
  )) {
    if (room <= 0) {
      packs.push([]);
      room = PACK;
    }
    packs.at(-1)?.push(page);
    room -= page[1].length;
  }
  return packs;
}

/** Everything that a visitor may need, except the pages, which are in packs, and the files for other sites. */
async function filesIn(out: string): Promise<readonly string[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(out.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !/\.html$|^(embed|cards)\/|^sw\.js$/.test(path))
    .sort();
}

async function writeIcons(root: string, out: string): Promise<void> {
  // Loaded on demand: a Vite configuration is bundled into one file, so its imports would be loaded for every test.
  const { Resvg } = await import('@resvg/resvg-js');
  for (const { file, size, from } of ICONS) {
    const svg = await readFile(join(root, 'static', from), 'utf8');
    const icon = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
    await write(join(out, file), icon.asPng());
  }
}

/** The worker as a single script: not every browser supports modules there. */
async function script(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: WORKER, formats: ['iife'], name: 'offline' } },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk, ...others] = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  if (!chunk || others.length > 0) throw new Error('the service worker must be one script');
  return chunk.code;
}

const hashOf = (data: Uint8Array | string, form: 'hex' | 'base64'): string =>
  createHash('sha256').update(data).digest(form);

async function write(file: string, data: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}
