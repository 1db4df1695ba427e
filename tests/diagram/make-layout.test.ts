import { describe, expect, test } from 'vitest';
import {
  boardOf,
  type Board,
  type Location,
  type SpaceId,
  STANDARD,
} from '../../src/board/board.ts';
import { unitPlace } from '../../src/board/places.ts';
import { faultsOf } from '../../src/diagram/layout/faults.ts';
import { makeLayout, type Making } from '../../src/diagram/layout/make-layout.ts';

const SIZE = { width: 1000, height: 1000, radius: 19, type: 15.5, short: false };
const QUICK: Making = { author: null, seeds: [1], sweeps: 60, heat: 1, length: 105 };

/** A board of seas in a ring. */
function ringOf(count: number): Board {
  const ids = Array.from({ length: count }, (_, i) => `S${String(i)}` as SpaceId);
  const at = (i: number): Location => ids[(i + count) % count] ?? ids[0] ?? ('S0' as SpaceId);
  return boardOf({
    ...{ id: 'ring', name: 'Ring', powers: [], nationality: {}, builds: 'home', armies: new Map() },
    ...{ start: { units: [] }, winning: null },
    spaces: new Map(
      ids.map((id) => [
        id,
        { name: id, short: id, kind: 'sea', coasts: [], centre: false, home: null },
      ]),
    ),
    fleets: new Map(ids.map((id, i) => [id, [at(i - 1), at(i + 1)]])),
  });
}

describe('a layout', () => {
  test('is the same for the same seed, and another for another', () => {
    const ring = ringOf(12);
    const sweeps = { ...QUICK, sweeps: 4 };
    const one = makeLayout(ring, SIZE, sweeps);
    expect(makeLayout(ring, SIZE, sweeps)).toEqual(one);
    expect(makeLayout(ring, SIZE, { ...sweeps, seeds: [2] }).places).not.toEqual(one.places);
  });

  test('of a ring of seas has no crossing, though no place is known', () => {
    const board = ringOf(24);
    const { crossings, narrowest: _, ...faults } = faultsOf(board, makeLayout(board, SIZE, QUICK));
    expect(crossings).toBe(0);
    expect(faults).toEqual({ through: [], touching: [], outside: [], missing: [] });
  });

  test('keeps east in the east of the author’s map', () => {
    const author = new Map(STANDARD.spaceIds.map((id) => [id, unitPlace(id)]));
    const { places } = makeLayout(STANDARD, SIZE, { ...QUICK, author, sweeps: 4, heat: 0.1 });
    const x = (space: SpaceId): number => places[space]?.[0] ?? NaN;
    expect(x('LON')).toBeLessThan(x('BER'));
    expect(x('BER')).toBeLessThan(x('MOS'));
    expect(x('SPA')).toBeLessThan(x('SMY'));
  });
});
