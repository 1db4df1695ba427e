import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SPACE_IDS } from '../../src/board/board.ts';
import { boardFiles } from '../../tools/board/files.ts';
import { readTopology } from '../../tools/board/topology.ts';
import { EFFORT } from '../support/effort.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const sizeOf = (path: string) => gzipSync(read(path), { level: 9 }).length / 1024;

test.skipIf(EFFORT < 1)(
  'what is committed is what npm run board makes of the geometry',
  async () => {
    for (const [path, text] of await boardFiles(readTopology()))
      expect(read(path) === text, `${path} is out of date: npm run board`).toBe(true);
  },
);

test('board.svg has the map and an outline of every space', () => {
  const svg = read('static/board.svg');
  const named = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const ids = new Set(named);
  expect(named).toHaveLength(ids.size);
  for (const id of ['map', ...SPACE_IDS]) expect(ids).toContain(id);
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(id);
});

test('colours come from the tokens only', () => {
  for (const path of ['static/board.svg', 'static/board-thumb.svg'])
    expect(read(path)).not.toMatch(/(?:fill|stroke)(?:=|:)"?(?:#|rgb|hsl|black|white)/);
});

test('the drawn board is light to load', () => {
  expect(sizeOf('static/board.svg')).toBeLessThan(25);
  expect(sizeOf('static/board-thumb.svg')).toBeLessThan(11);
  expect(sizeOf('src/board/geometry/places.ts')).toBeLessThan(6);
});
