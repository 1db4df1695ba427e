import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../src/diagram/layout/faults.ts';
import { boardOf } from '../../src/board/board.ts';
import { DIAGRAM_WIDTHS, layoutOf, LAYOUTS } from '../../src/diagram/layouts.ts';
import { boardNamed } from '../boards/boards.ts';
import { LAID_OUT } from './laid-out.ts';

/** No two borders of a space leave it at a smaller angle, in degrees. On a phone the whole world has little room. */
const leastAngle = (id: string, width: string): number =>
  id === 'cold-war' && width === 'narrow' ? 5 : 7;

test('every layout is that of a board', () => {
  expect(Object.keys(LAYOUTS).sort()).toEqual(LAID_OUT.map(({ id }) => id).sort());
});

describe.each(LAID_OUT)('the layouts of $name', (board) => {
  test.each(DIAGRAM_WIDTHS)('%s: no border runs through a disc, no more cross', async (width) => {
    const loaded = await LAYOUTS[board.id]?.[width]();
    if (!loaded) throw new Error(`${board.id} has no layout`);
    const { crossings, narrowest, ...faults } = faultsOf(board, loaded.default);
    expect(faults).toEqual({ through: [], touching: [], outside: [], missing: [] });
    expect(crossings).toBeLessThanOrEqual(loaded.default.crossings);
    expect(narrowest).toBeGreaterThan(leastAngle(board.id, width));
    expect(Object.keys(loaded.default.places).sort()).toEqual([...board.spaceIds].sort());
  });
});

test('a board without a layout gets one; so does a board that only has the name of another', async () => {
  const hundred = boardNamed('hundred');
  const unknown = boardOf({ ...hundred, id: 'unknown' });
  const { crossings: _, narrowest, ...faults } = faultsOf(unknown, await layoutOf(unknown, 'wide'));
  expect(faults).toEqual({ through: [], touching: [], outside: [], missing: [] });
  expect(narrowest).toBeGreaterThan(1);
  const named = boardOf({ ...hundred, id: 'pure' });
  expect(faultsOf(named, await layoutOf(named, 'wide')).missing).toEqual([]);
});
