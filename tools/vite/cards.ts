import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Colour } from 'gifenc';

/** Node detects no named exports in gifenc, a CommonJS module. */
const require = createRequire(import.meta.url);

/** In px. */
const WIDTH = 1200;
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/standoff-cards');

/** The picture of a card as a PNG file. Cached by the text of its SVG file, since drawing takes about half a second. */
export async function drawCard(svg: string): Promise<Uint8Array> {
  const kept = join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  try {
    return await readFile(kept);
  } catch {
    // Loaded on demand: a Vite configuration is bundled into one file, so its imports would be loaded for every test.
    const { Resvg } = await import('@resvg/resvg-js');
    const { applyPalette, quantize } = require('gifenc') as typeof import('gifenc');
    const { pixels, width, height } = new Resvg(svg, {
      fitTo: { mode: 'width', value: WIDTH },
    }).render();
    const palette = quantize(pixels, 256);
    const png = indexedPng(applyPalette(pixels, palette), palette, width, height);
    await mkdir(CACHE, { recursive: true });
    await writeFile(kept, png);
    return png;
  }
}

/**
 * A PNG file of at most 256 colours, a quarter of the size in true colour. Each row begins with its filter; for palette
 * images none is best.
 */
function indexedPng(
  colours: Uint8Array,
  palette: readonly Colour[],
  width: number,
  height: number,
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(colours.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
