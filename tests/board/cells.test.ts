import { expect, test } from 'vitest';
import { LOCATIONS, SPACE_IDS, spaceOf } from '../../src/board/board.ts';
import { clearance, spaceAt } from '../../src/board/cells.ts';
import { CELL } from '../../src/board/geometry/cells.ts';
import { unitPlace } from '../../src/board/places.ts';
import { drawing } from '../../tools/board/drawing.ts';
import { DETAIL } from '../../tools/board/map-svg.ts';
import { rasterise } from '../../tools/board/raster.ts';
import { readTopology } from '../../tools/board/topology.ts';

test('units are drawn in their own space', () => {
  for (const location of LOCATIONS) {
    const { x, y } = unitPlace(location);
    expect([location, spaceAt(x, y)]).toEqual([location, spaceOf(location)]);
    expect(clearance(x, y)).toBeGreaterThan(0);
  }
});

test('every space has squares; beyond the map there is nothing', () => {
  const found = new Set<string | null>();
  for (let x = CELL / 2; x < 1200; x += CELL)
    for (let y = CELL / 2; y < 1022; y += CELL) found.add(spaceAt(x, y));
  expect([...SPACE_IDS].filter((space) => !found.has(space))).toEqual([]);
  for (const [x, y] of [
    [-1, 500],
    [1201, 500],
    [600, -1],
    [600, 1030],
  ] as const) {
    expect(spaceAt(x, y)).toBeNull();
    expect(clearance(x, y)).toBe(0);
  }
});

test('clearance is that of the drawn map, good to a square or so', () => {
  const raster = rasterise(drawing(readTopology(), DETAIL));
  for (const space of SPACE_IDS) {
    const { x, y } = unitPlace(space);
    const exact = raster.clearance(x, y);
    expect(Math.abs(clearance(x, y) - exact), space).toBeLessThan(CELL * 1.6);
  }
});
