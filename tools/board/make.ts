import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { boardFiles } from './files.ts';

const kb = (n: number): string => `${(n / 1024).toFixed(1)} KB`;

for (const [path, text] of await boardFiles()) {
  writeFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), text);
  console.log(`${path}  ${kb(text.length)}, ${kb(gzipSync(text, { level: 9 }).length)} gz`);
}
