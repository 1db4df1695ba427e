import { expect, test } from 'vitest';
import { spaceOf, STANDARD } from '../../src/board/board.ts';
import { HOME_OWNERS } from '../../src/board/centres.ts';
import { START } from '../../src/board/start.ts';
import { anyOrders } from '../../src/embed/live/any-orders.ts';
import { areAtStart, kindAtStart } from '../../src/orders/interpret/known-units.ts';

test('every unit of the start of the game, and no other', () => {
  const units = START.units.map(({ power, kind, at }) => ({ power, kind, space: spaceOf(at) }));
  expect(units.map(({ space }) => space).sort()).toEqual(Object.keys(HOME_OWNERS).sort());
  for (const { kind, space } of units)
    expect([space, kindAtStart(space, STANDARD)]).toEqual([space, kind]);
  expect(areAtStart(units, STANDARD)).toBe(true);
  expect(areAtStart([...units, { power: 'Italy', kind: null, space: 'TYR' }], STANDARD)).toBe(
    false,
  );
  expect(areAtStart([{ power: null, kind: null, space: 'TYR' }], STANDARD)).toBe(false);
  expect(areAtStart([{ power: 'Italy', kind: null, space: 'VIE' }], STANDARD)).toBe(false);
  expect(areAtStart([{ power: 'Italy', kind: 'F', space: 'VEN' }], STANDARD)).toBe(false);
});

test('orders in an embed whose units have no letters', () => {
  const { orders, unread } = anyOrders('Austria: Tri - Alb, Vie - Gal\nTurkey: Ank - Con');
  expect(unread).toEqual([]);
  expect(orders.map(({ unit: { kind, at } }) => `${kind} ${at}`)).toEqual([
    'F TRI',
    'A VIE',
    'F ANK',
  ]);
});
