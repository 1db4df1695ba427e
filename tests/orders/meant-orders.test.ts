import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string) => {
  const { orders, doubts, errors } = readText(text);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    doubts: doubts.map(({ words, readings }) => `${words}: ${readings.join()}`),
    errors: errors.map(({ words }) => words),
  };
};

describe('builds and removals', () => {
  test.each([
    ['W1903:\nAustria: -A Tri', ['Austria A TRI D']],
    [
      'Germany: +A Ber +F Kie\nAustria: -A Tri',
      ['Germany A BER B', 'Germany F KIE B', 'Austria A TRI D'],
    ],
    ['England: 2 builds: F Lon, A Lvp', ['England F LON B', 'England A LVP B']],
    ['England: builds 2 (F Lon, A Lvp)', ['England F LON B', 'England A LVP B']],
    ['Turkey: Build 1: F Smy', ['Turkey F SMY B']],
    ['Germany: 1 removal: A Mun', ['Germany A MUN D']],
    ['France: plays one short', ['France WAIVE']],
    ['France: F Bre B, plays two short', ['France F BRE B', 'France WAIVE', 'France WAIVE']],
  ])('%j', (text, orders) => {
    expect(told(text)).toEqual({ orders, doubts: [], errors: [] });
  });

  test('a minus is no removal where units move', () => {
    expect(told('Austria: A Vie-Gal\nF Tri - Alb').orders).toEqual([
      'Austria A VIE - GAL',
      'Austria F TRI - ALB',
    ]);
  });
});

describe('ways and brackets', () => {
  test.each([
    ['A London by convoy to Holland', 'A LON - HOL VIA'],
    ['A Lon via Nth to Kie', 'A LON - KIE VIA'],
    ['A Lon via Nth and Hel to Kie', 'A LON - KIE VIA'],
    ['A Lon via NTH HEL to Kie', 'A LON - KIE VIA'],
    ['Army London convoyed by North Sea to Holland', 'A LON - HOL VIA'],
    ['A Ven supports (Aus F Tri holds)', 'A VEN S F TRI'],
    ['A Bud supports (Aus A Vie-Gal)', 'A BUD S A VIE - GAL'],
    ['F Nth convoys (A Lon-Bel)', 'F NTH C A LON - BEL'],
  ])('%s', (text, order) => {
    expect(told(`England:\n${text}`)).toEqual({
      orders: [`England ${order}`],
      doubts: [],
      errors: [],
    });
  });

  test('a slash before a space that is no coast is an arrow, with a doubt', () => {
    expect(told('England:\nA Lon/Hol\nF Spa/sc-Mar')).toEqual({
      orders: ['England A LON - HOL', 'England F SPA/SC - MAR'],
      doubts: ['A Lon/Hol: A LON - HOL'],
      errors: [],
    });
  });
});
