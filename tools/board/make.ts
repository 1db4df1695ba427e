import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { boardFiles } from './files.ts';
import { buildGeography } from './geography/build.ts';
import { preview } from './preview.ts';
import { GEOMETRY, readTopology, topologyText } from './topology.ts';

/** `npm run board` makes everything; `npm run board -- drawing` only what follows from the geometry. */
const drawingOnly = process.argv.includes('drawing');
const kb = (n: number): string => `${(n / 1024).toFixed(1)} KB`;

/** A preview of the map with the names of all control points and junctions, for a browser. */
const PREVIEW = 'test-results/board.html';
const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

function write(path: string, text: string): void {
  writeFileSync(fromRoot(path), text);
  console.log(`${path}  ${kb(text.length)}, ${kb(gzipSync(text, { level: 9 }).length)} gz`);
}

try {
  const started = Date.now();
  const log = (stage: string): void => {
    console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${stage}`);
  };
  const geography = drawingOnly ? null : buildGeography(log);
  const topology = geography?.topology ?? readTopology();
  if (geography) write(GEOMETRY, topologyText(topology));
  log('places and drawings');
  const files = await boardFiles(topology);
  for (const [path, text] of files) write(path, text);
  if (geography) {
    mkdirSync(fromRoot('test-results'), { recursive: true });
    write(PREVIEW, preview(files.get('static/board.svg') ?? '', geography.onMap));
  }
  log('done');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
