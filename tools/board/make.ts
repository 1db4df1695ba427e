import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DETAIL, mapSvg, THUMB_DETAIL, thumbSvg } from './map-svg.ts';
import { cellsSource } from './cells-data.ts';
import { drawing } from './drawing.ts';
import { placesSource } from './places-data.ts';
import { readTopology } from './topology.ts';

function write(path: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), text);
  const kb = (n: number): string => `${(n / 1024).toFixed(1)} KB`;
  console.log(`${path}  ${kb(text.length)}, ${kb(gzipSync(text, { level: 9 }).length)} gz`);
}

const topology = readTopology();
const map = drawing(topology, DETAIL);
write('static/board.svg', mapSvg(map));
write('static/board-thumb.svg', thumbSvg(drawing(topology, THUMB_DETAIL)));
write('src/board/geometry/places.ts', await placesSource(map));
write('src/board/geometry/cells.ts', await cellsSource(map));
