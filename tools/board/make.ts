import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { boardFiles } from './files.ts';
import { buildTopology } from './geography/build.ts';
import { GEOMETRY, readTopology, topologyText } from './topology.ts';

/** `npm run board`: everything anew. `npm run board -- drawing`: only what is made from the geometry. */
const drawingOnly = process.argv.includes('drawing');
const kb = (n: number): string => `${(n / 1024).toFixed(1)} KB`;

function write(path: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), text);
  console.log(`${path}  ${kb(text.length)}, ${kb(gzipSync(text, { level: 9 }).length)} gz`);
}

try {
  const started = Date.now();
  const log = (stage: string): void => {
    console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${stage}`);
  };
  const topology = drawingOnly ? readTopology() : buildTopology(log);
  if (!drawingOnly) write(GEOMETRY, topologyText(topology));
  log('places and drawings');
  for (const [path, text] of await boardFiles(topology)) write(path, text);
  log('done');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
