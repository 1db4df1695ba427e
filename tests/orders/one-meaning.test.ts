import { expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { shortOrder } from '../support/short.ts';

function read(text: string) {
  const { orders, repairs } = readOrders(text);
  return {
    orders: orders.map(shortOrder),
    repairs: repairs.map(({ what, from, to }) => `${what}: ${from} > ${to}`),
  };
}

test('a name means one space in all orders of a power, and no unit that is ordered by another name', () => {
  const text = 'England: F Ska S F Nor-Nth, F Nor-Nth, F Nwg H';
  expect(read(text)).toMatchObject({
    orders: ['E F SKA S F NWY - NTH', 'E F NWY - NTH', 'E F NWG H'],
    repairs: ['name: Nor > Nwy', 'name: Nor > Nwy'],
  });
  expect(read('England: F Bar-Nor, A Fin S F Bar-Nor').orders).toEqual([
    'E F BAR - NWY',
    'E A FIN S F BAR - NWY',
  ]);
  expect(read('Italy: A Ven-Tyr, F Ion-Tyr').orders).toEqual(['I A VEN - TYR', 'I F ION - TYS']);
});

test('a name that means one space in a text is a doubt with its other meanings', () => {
  const { orders, doubts } = readText('England: F Ska S F Nor-Nth, F Nor-Nth, F Nwg H');
  expect(orders.map(({ text }) => text)).toEqual(['F SKA S F NWY - NTH', 'F NWY - NTH', 'F NWG H']);
  expect(doubts.map(({ readings }) => readings.join(' or '))).toContain(
    'F NWY - NTH or F NWG - NTH',
  );
});
