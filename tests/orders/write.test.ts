import { expect, test } from 'vitest';
import { describeOrder } from '../../src/orders/describe.ts';
import { formatOrder, formatPiece } from '../../src/orders/format-order.ts';
import { order } from '../support/short.ts';

test.each([
  ['G A MUN H', 'A Mun H', 'army Munich holds'],
  ['G A BER - PRU', 'A Ber-Pru', 'army Berlin moves to Prussia'],
  ['E A NWY - SWE VIA', 'A Nwy-Swe via convoy', 'army Norway moves to Sweden via convoy'],
  ['G A SIL S A BER - PRU', 'A Sil S A Ber-Pru', 'army Silesia supports army Berlin to Prussia'],
  ['G A BOH S A MUN', 'A Boh S A Mun', 'army Bohemia supports army Munich'],
  ['E F NTH C A LON - BEL', 'F Nth C A Lon-Bel', 'fleet North Sea convoys army London to Belgium'],
  [
    'R F STP/SC - BOT',
    'F StP/sc-Bot',
    'fleet St Petersburg (south coast) moves to Gulf of Bothnia',
  ],
  [
    'F F MAR S F MAO - SPA/NC',
    'F Mar S F Mid-Spa/nc',
    'fleet Marseilles supports fleet Mid-Atlantic Ocean to Spain (north coast)',
  ],
  ['I A TYR - VEN', 'A Tyr-Ven', 'army Tyrolia moves to Venice'],
  ['I F ROM - TYR', 'F Rom-Tyrolia', 'fleet Rome moves to Tyrolia'],
] as const)('%s', (given, short, words) => {
  expect(formatOrder(order(given))).toBe(short);
  expect(describeOrder(order(given))).toBe(words);
});

test('a piece', () => {
  expect(formatPiece({ kind: 'F', at: 'BUL/EC' })).toBe('F Bul/ec');
});
