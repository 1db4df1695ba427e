import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boardFiles } from '../../tools/board/files.ts';
import { buildGeography } from '../../tools/board/geography/build.ts';
import { GEOMETRY, topologyText } from '../../tools/board/topology.ts';
import { EFFORT, PATIENCE } from '../support/effort.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Takes about half a minute: part of `npm run verify`. */
test.skipIf(EFFORT <= 1)(
  'the board built anew from the atlas and the authored lines is the committed one, byte by byte',
  { timeout: 120_000 * PATIENCE },
  async () => {
    const { topology } = buildGeography();
    expect(topologyText(topology) === read(GEOMETRY), 'the geometry is another').toBe(true);
    for (const [path, text] of await boardFiles(topology))
      expect(read(path) === text, `${path} is another`).toBe(true);
  },
);
