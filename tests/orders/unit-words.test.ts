import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const orders = (text: string): readonly string[] =>
  readText(text).orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`);

function expectPlainly(text: string, expected: readonly string[]): void {
  const { doubts, errors } = readText(text);
  expect(orders(text)).toEqual(expected);
  expect([doubts, errors]).toEqual([[], []]);
}

describe('the word for a unit after its place', () => {
  test.each([
    ['France\nparis army to burgundy', ['France A PAR - BUR']],
    [
      'marseilles army to spain, brest fleet to english channel',
      ['? A MAR - SPA', '? F BRE - ENG'],
    ],
    [
      'England\nFleet London convoys Yorkshire army to Norway\nYorkshire army to Norway via convoy',
      ['England F LON C A YOR - NWY', 'England A YOR - NWY VIA'],
    ],
    [
      'Germany: Munich army supports Berlin army to Silesia, Ruhr army supports the Munich army',
      ['Germany A MUN S A BER - SIL', 'Germany A RUH S A MUN'],
    ],
    ['England: Moves its fleet from Norway to the Norwegian Sea.', ['England F NWY - NWG']],
  ])('%j', expectPlainly);

  test('is that of the next order if another place follows', () => {
    expect(orders('F Lon-Nth\nArmy Yor-Lon')).toEqual(['? F LON - NTH', '? A YOR - LON']);
    expect(orders('A Mun S Kie Army Ber-Pru')).toEqual(['? A MUN S ? KIE', '? A BER - PRU']);
  });
});

describe('one word for several units', () => {
  test.each([
    ['Germany builds two armies, in Munich and Berlin.', ['Germany A MUN B', 'Germany A BER B']],
    ['Germany builds armies in Munich and Berlin', ['Germany A MUN B', 'Germany A BER B']],
    [
      'Russia builds 2 fleets: Sevastopol and St. Petersburg (nc)',
      ['Russia F SEV B', 'Russia F STP/NC B'],
    ],
    ['Turkey removes fleets Black Sea, Aegean Sea', ['Turkey F BLA D', 'Turkey F AEG D']],
    [
      'Turkey removes its fleet in the Black Sea and army Bulgaria',
      ['Turkey F BLA D', 'Turkey A BUL D'],
    ],
  ])('%j', expectPlainly);
});

describe('words for the outcome of a unit', () => {
  test.each([
    'Austria: A Bud retreats off the board',
    'Austria\nA Bud retreat Off the board',
    'Austria: A Bud - OTB',
    'Austria: A Bud annihilated',
    'Retreats: Austrian A Bud dispersed.',
  ])('%j', (text) => {
    expectPlainly(text, ['Austria A BUD D']);
  });

  test.each([
    ['France: 1 build waived', ['France WAIVE']],
    ['France: two builds waived', ['France WAIVE', 'France WAIVE']],
    ['France waives both builds', ['France WAIVE', 'France WAIVE']],
    ['France no retreats. Builds A Par, A Mar.', ['France A PAR B', 'France A MAR B']],
  ])('%j', expectPlainly);
});
