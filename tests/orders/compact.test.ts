import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import { adjudicateCompact } from '../../src/adjudicator/adjudicate-compact.ts';
import { STANDARD_BOARD } from '../../src/board/compiled.ts';
import {
  caseOf,
  caseResult,
  compactResult,
  parseCaseLine,
  readCompact,
  writeCase,
} from '../../src/orders/notations/cases/case-format.ts';
import type { CaseLine } from '../../src/orders/notations/cases/case-format.ts';
import { compactTurn } from '../../src/orders/compact.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { turns } from '../properties/turns.ts';
import { EFFORT, runs } from '../support/effort.ts';

/** A line of the case format, as parsed. */
function lineOf(fields: object): CaseLine {
  const parsed = parseCaseLine(JSON.stringify({ id: 'x', ...fields }));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const withOrder = (order: string): CaseLine =>
  lineOf({
    units: { RUSSIA: ['A MOS', 'F STP/SC', 'A LVN'], ENGLAND: ['F NTH', 'A LON'] },
    orders: { RUSSIA: [order] },
  });

test.each([
  'A MOS H',
  'F STP/SC - BOT',
  'A MOS - LVN VIA',
  'A MOS S A LVN',
  'A MOS S F STP/SC',
  'A MOS S A LVN - WAR',
  'F NTH C A LON - BEL',
])('%s is plain', (order) => {
  const line = withOrder(order);
  const read = caseOf(line);
  if (!read.ok) throw new Error(read.error.message);
  const { position, orders } = read.value;
  expect(readCompact(line)).toEqual(compactTurn(position, orders, STANDARD_BOARD));
});

test.each([
  'A MOS  H', // one space too many
  'A MOS H ', // and one at the end
  'A mos H',
  'A MOS - LVN via',
  'A MOS - ', // nowhere
  'A MOS - LVNX',
  'A MOS - STP/NC', // an army on a coast
  'F STP - BOT', // without its coast
  'F STP/SC - BOT/XC',
  'A MOS S F LVN', // another kind of unit
  'A MOS S A TUN', // no unit there
  'F NTH C A LON',
  'X MOS H',
  'A MOS Z',
  '',
])('"%s" is not plain and left to the reader', (order) => {
  expect(readCompact(withOrder(order))).toBeNull();
});

test.each<object>([
  { units: { RUSSIA: ['A MOS', 'F MOS'] }, orders: {} },
  { units: { RUSSIA: ['A NTH'] }, orders: {} },
  { units: { RUSSIA: ['F MOS'] }, orders: {} },
  { units: { RUSSIA: ['F STP'] }, orders: {} },
  { units: { RUSSIA: ['A STP/SC'] }, orders: {} },
  { units: { RUSSIA: ['A MOS '] }, orders: {} },
  { units: { RUSSIA: [5] }, orders: {} },
  { units: { RUSSIA: 'A MOS' }, orders: {} },
  { units: { Russia: ['A MOS'] }, orders: {} },
  { units: { constructor: ['A MOS'] }, orders: {} },
  { units: { RUSSIA: ['A MOS'] } },
])('%j is not plain', (fields) => {
  expect(readCompact(lineOf(fields))).toBeNull();
});

test('a plain case gives the same in numbers as in words', () => {
  let plain = 0;
  fc.assert(
    fc.property(turns, fc.constantFrom(...Object.values(EDITIONS)), (turn, edition) => {
      const line = parseCaseLine(writeCase({ id: 'x', ...turn }));
      if (!line.ok) throw new Error(line.error.message);
      const numbers = readCompact(line.value);
      if (!numbers) return;
      plain += 1;
      const read = caseOf(line.value);
      if (!read.ok) throw new Error(read.error.message);
      const { position, orders } = read.value;
      expect(numbers).toEqual(compactTurn(position, orders, STANDARD_BOARD));
      const inWords = adjudicate(position, orders, edition);
      const ruling = adjudicateCompact(numbers, edition, { trace: true });
      expect(compactResult('x', numbers, ruling)).toEqual(caseResult('x', position, inWords));
      expect(ruling.steps).toEqual(inWords.steps);
    }),
    { numRuns: runs(1000), seed: EFFORT },
  );
  expect(plain).toBeGreaterThan(500 * EFFORT);
});
