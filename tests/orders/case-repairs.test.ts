import { expect, test } from 'vitest';
import { readCase } from '../../src/orders/notations/cases/case-format.ts';

/** The repairs that the order carries: `coast: STP/NC > StP/sc`. */
function repaired(order: string): readonly string[] | undefined {
  const units = { RUSSIA: ['F STP/SC', 'A MOS', 'F BUL/EC', 'F MAO', 'A PAR', 'F NTH'] };
  const read = readCase(JSON.stringify({ id: 'x', units, orders: { RUSSIA: [order] } }));
  if (!read.ok) throw new Error(read.error.message);
  expect(read.value.orders).toHaveLength(1);
  return read.value.orders[0]?.repairs?.map(({ what, from, to }) => `${what}: ${from} > ${to}`);
}

// The position overrides the coast of a unit in the order (DATC 4.B.5); an army has none (4.B.6).

test.each([
  ['F STP/NC H', ['coast: STP/NC > StP/sc']],
  ['F STP/NC - BOT', ['coast: STP/NC > StP/sc']],
  ['A MOS - STP/NC', ['coast: STP/NC > StP']],
  ['A MOS - STP/NC VIA', ['coast: STP/NC > StP']],
  ['A MOS S F STP/NC', ['coast: STP/NC > StP/sc']],
  ['F STP/NC S A MOS', ['coast: STP/NC > StP/sc']],
  ['F STP/NC S F BUL/SC', ['coast: STP/NC > StP/sc', 'coast: BUL/SC > Bul/ec']],
  ['F STP/NC S F BUL/SC - SPA/SC', ['coast: STP/NC > StP/sc', 'coast: BUL/SC > Bul/ec']],
  ['F MAO S A PAR - SPA/SC', ['coast: SPA/SC > Spa']],
  ['F NTH C A PAR - SPA/SC', ['coast: SPA/SC > Spa']],
])('%s is repaired', (order, repairs) => {
  expect(repaired(order)).toEqual(repairs);
});

test.each([
  ...[
    'F STP/SC H',
    'F STP H',
    'F STP - BOT',
    'F STP/SC - BOT',
    'F MAO - SPA/NC',
    'F MAO - SPA/SC VIA',
  ],
  ...['A MOS S F STP/SC', 'A MOS S F STP', 'F STP/SC S F BUL/EC', 'F STP/SC S F BUL/EC - SPA/SC'],
  ...['A MOS S F MAO - SPA/NC', 'F MAO S A PAR - SPA', 'F NTH C A PAR - SPA', 'A MOS - STP'],
])('%s is as written', (order) => {
  expect(repaired(order)).toBeUndefined();
});
