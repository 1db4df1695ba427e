import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../src/diagram/layout/faults.ts';
import { DIAGRAM_WIDTHS, LAYOUTS } from '../../src/diagram/layouts.ts';
import { BOARDS } from './boards/boards.ts';

/** No two borders of a space leave it at a smaller angle, in degrees. */
const LEAST_ANGLE = 9;

test('every layout is that of a board', () => {
  expect(Object.keys(LAYOUTS).sort()).toEqual(BOARDS.map(({ id }) => id).sort());
});

describe.each(BOARDS)('the layouts of $name', (board) => {
  test.each(DIAGRAM_WIDTHS)('%s: no border runs through a disc, no more cross', async (width) => {
    const loaded = await LAYOUTS[board.id]?.[width]();
    if (!loaded) throw new Error(`${board.id} has no layout`);
    const { crossings, narrowest, ...faults } = faultsOf(board, loaded.default);
    expect(faults).toEqual({ through: [], touching: [], outside: [], missing: [] });
    expect(crossings).toBeLessThanOrEqual(loaded.default.crossings);
    expect(narrowest).toBeGreaterThan(LEAST_ANGLE);
    expect(Object.keys(loaded.default.places).sort()).toEqual([...board.spaceIds].sort());
  });
});
