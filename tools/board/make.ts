import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { mapSvg, thumbSvg } from './map-svg.ts';

function write(path: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), text);
  const kb = (n: number): string => `${(n / 1024).toFixed(1)} KB`;
  console.log(`${path}  ${kb(text.length)}, ${kb(gzipSync(text, { level: 9 }).length)} gz`);
}

write('static/board.svg', mapSvg());
write('static/board-thumb.svg', thumbSvg());
