import { writeFileSync } from 'node:fs';
import { type SpaceId, STANDARD } from '../../src/board/board.ts';
import { unitPlace } from '../../src/board/places.ts';
import { faultsOf } from '../../src/diagram/layout/faults.ts';
import { type Layout, spotOf } from '../../src/diagram/layout/layout.ts';
import { makeLayout } from '../../src/diagram/layout/make-layout.ts';
import type { Spot } from '../../src/diagram/layout/lines.ts';

/*
 * Makes the diagrams of the standard board: the wide one from the places of units on the map, the narrow one from the
 * wide one. This takes minutes, and its results are committed.
 */

const SEEDS = [1, 2, 3];

const places = (of: (space: SpaceId) => Spot): ReadonlyMap<SpaceId, Spot> =>
  new Map(STANDARD.spaceIds.map((space) => [space, of(space)]));

function write(name: string, layout: Layout): void {
  const file = new URL(`../../src/diagram/layouts/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(layout)}\n`);
  console.log(name, JSON.stringify(faultsOf(STANDARD, layout)));
}

const wide = makeLayout(
  STANDARD,
  { width: 1280, height: 1040, radius: 19, type: 15.5, short: false },
  { author: places(unitPlace), seeds: SEEDS, sweeps: 500, heat: 0.8, length: 105 },
);
write('standard', wide);
const narrow = makeLayout(
  STANDARD,
  { width: 344, height: 600, radius: 8, type: 9.5, short: true },
  {
    author: places((space) => spotOf(wide, space)),
    ...{ seeds: SEEDS, sweeps: 400, heat: 0.4, length: 42 },
  },
);
write('standard-narrow', narrow);
