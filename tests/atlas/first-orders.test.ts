import { expect, test } from 'vitest';
import { STANDARD } from '../../src/board/board.ts';
import { firstOrders } from '../../src/atlas/own/first-orders.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { BOARDS } from '../boards/boards.ts';

test.each([STANDARD, ...BOARDS].map((board) => [board.name, board] as const))(
  'on %s every unit has an order that can be read; two meet if any can, or else one is dislodged, or they walk',
  (_, board) => {
    const { units } = board.start;
    const text = firstOrders(board);
    const { orders, errors } = readOrders(text, { position: { board, units } });
    expect(errors).toEqual([]);
    expect(orders.map(({ unit }) => unit.at).sort()).toEqual(units.map(({ at }) => at).sort());
    const moves = orders.filter(({ type }) => type === 'move');
    expect(moves.length).toBeGreaterThan(0);
    const ruling = adjudicate({ board, units }, orders, EDITIONS['2023']);
    expect(ruling.dislodged).toHaveLength(moves.length === 1 ? 1 : 0);
    expect(ruling.after.units).toHaveLength(units.length - ruling.dislodged.length);
  },
);

test('on Hundred two units bounce in an empty space', () => {
  const hundred = BOARDS.find(({ id }) => id === 'hundred') ?? STANDARD;
  expect(firstOrders(hundred)).toMatch(/A Nmd-Brt|-/);
  const { orders } = readOrders(firstOrders(hundred), {
    position: { board: hundred, units: hundred.start.units },
  });
  const ruling = adjudicate(
    { board: hundred, units: hundred.start.units },
    orders,
    EDITIONS['2023'],
  );
  expect(ruling.after.units).toHaveLength(hundred.start.units.length);
});
