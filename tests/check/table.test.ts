import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { UnitAt } from '../../src/trace/fact.ts';
import type { Decision } from '../../src/trace/decision.ts';
import { readBy } from '../../src/check/worlds/reads.ts';
import { readTurn } from '../../src/check/model/read-turn.ts';
import type { TruthTable } from '../../src/check/movement/truth-table.ts';
import {
  canAllSucceed,
  canLoseAll,
  consistent,
  isOneCircle,
  sayTheSame,
  tabulate,
} from '../../src/check/movement/truth-table.ts';
import { lines } from '../support/phases.ts';
import { turn } from '../support/short.ts';

/** `1: 01` is an equation that reads move 1 and says the same as that move. */
const table = (...rows: readonly string[]): TruthTable =>
  rows.map((row) => {
    const [reads = '', says = ''] = row.split(':').map((part) => part.trim());
    return { reads: Array.from(reads, Number), says: Array.from(says, (bit) => bit === '1') };
  });

const outcomes = (given: TruthTable): readonly string[] =>
  consistent(given).map((one) => one.map((succeeds) => (succeeds ? '1' : '0')).join(''));

const CIRCLE = table('1: 01', '2: 01', '0: 01');
const SEE_SAW = table('1: 10', '0: 10');
const CONTRADICTION = table('0: 10');
const TWO_CIRCLES = table('1: 01', '0: 01', '3: 01', '2: 01');

describe('the outcomes of a core', () => {
  test.each<readonly [string, TruthTable, readonly string[]]>([
    ['a circle: all or none', CIRCLE, ['000', '111']],
    ['one or the other', SEE_SAW, ['01', '10']],
    ['neither', CONTRADICTION, []],
    ['two circles', TWO_CIRCLES, ['0000', '0011', '1100', '1111']],
    ['a move that nothing turns', table(': 1', '0: 10'), ['10']],
    ['both of two', table('12: 0001', ': 1', '0: 01'), ['010', '111']],
    ['one of two, in the order in which it reads them', table('12: 0010', ': 0', ': 1'), ['101']],
    ['the other of two', table('12: 0010', ': 1', ': 0'), ['010']],
    ['the first of two', table('12: 0100', ': 1', ': 0'), ['110']],
  ])('%s', (_, given, wanted) => {
    expect([...outcomes(given)].sort()).toEqual(wanted);
  });

  test('all together', () => {
    expect(canAllSucceed(CIRCLE)).toBe(true);
    expect(canAllSucceed(SEE_SAW)).toBe(false);
    expect(canAllSucceed(table('12: 0001', '0: 01', '0: 01'))).toBe(true);
    expect(canAllSucceed(table('12: 0110', '0: 01', '0: 01'))).toBe(false);
    expect(canAllSucceed(table('1: 01', '0: 10'))).toBe(false);
  });
});

test.each<readonly [string, TruthTable, boolean]>([
  ['three who wait for each other', CIRCLE, true],
  ['one who waits for himself', CONTRADICTION, true],
  ['one whom nothing turns', table('0: 11'), false],
  ['one who waits for nobody', table(': 1'), false],
  ['two circles', TWO_CIRCLES, false],
  ['one who waits for a circle', table('1: 01', '0: 01', '0: 01'), false],
  ['a circle that waits for one', table('12: 0001', '0: 01', ': 1'), false],
  ['one that is read and turns nothing', table('12: 0101', '0: 01', '0: 01'), false],
  ['one that turns where the other fails', table('12: 0111', '0: 01', '0: 01'), true],
  ['one that turns where the other succeeds', table('12: 0001', '0: 01', '0: 01'), true],
])('one circle: %s', (_, given, wanted) => {
  expect(isOneCircle(given)).toBe(wanted);
});

test.each<readonly [string, TruthTable, TruthTable, boolean]>([
  ['the same', CIRCLE, table('1: 01', '2: 01', '0: 01'), true],
  ['another says otherwise', CIRCLE, table('1: 01', '2: 01', '0: 10'), false],
  ['one row of several', CIRCLE, table('1: 10', '2: 01', '0: 01'), false],
  ['one that is read and turns nothing', table('0: 01'), table('01: 0101'), true],
  ['the other way about', table('01: 0101'), table('0: 01'), true],
  ['one that is read and turns it', table('0: 01'), table('01: 0001'), false],
  ['only where both succeed', table('01: 0111'), table('01: 0110'), false],
  ['only where the second succeeds', table('01: 0011'), table('01: 0001'), false],
  ['read in another order', table('01: 0100'), table('10: 0010'), true],
  ['read in another order, and otherwise', table('01: 0100'), table('10: 0100'), false],
  ['nobody is read', table(': 1'), table(': 1'), true],
  ['nobody is read, and otherwise', table(': 1'), table(': 0'), false],
  ['a row too few', table('0: 01', '1: 01'), table('0: 01'), false],
])('two tables: %s', (_, one, other, wanted) => {
  expect(sayTheSame(one, other)).toBe(wanted);
});

const fieldOf = (text: string) => {
  const { position, orders } = turn(lines(text).join('\n'));
  return readTurn(position, orders, EDITIONS.DATC);
};

/** DATC 3.0 6.F.14. */
const PARADOX = fieldOf(
  'E F LON S F WAL - ENG; E F WAL - ENG; F A BRE - LON; F F ENG C A BRE - LON',
);
const LEAVING = fieldOf('F A PAR - BUR; G A BUR - MUN; E A LON - NWY; E F NTH C A LON - NWY');
const known = (...yes: readonly [Decision, boolean][]) => new Map(yes);

describe('the table of a turn', () => {
  test('a paradox depends on itself, and on nothing once its support is settled', () => {
    expect(tabulate(PARADOX, known(), ['WAL'])).toEqual(table('0: 01'));
    expect(tabulate(PARADOX, known(['support LON', true]), ['WAL'])).toEqual(table(': 1'));
    expect(tabulate(PARADOX, known(['support LON', false]), ['WAL'])).toEqual(table(': 0'));
    expect(tabulate(PARADOX, known(), ['WAL', 'BRE'])).not.toBeNull();
    expect(tabulate(LEAVING, known(), ['PAR'])).toBeNull();
    expect(tabulate(LEAVING, known(['move BUR', true]), ['PAR'])).toEqual(table(': 1'));
  });

  test('the open decisions that it reads', () => {
    const read = (...yes: readonly [Decision, boolean][]) =>
      [...readBy(PARADOX, known(...yes), 'WAL')].sort();
    expect(read()).toEqual(['convoy ENG', 'move WAL', 'path BRE', 'support LON']);
    expect(read(['path BRE', false])).toEqual(['support LON']);
    expect(read(['support LON', true])).toEqual(['support LON']);
  });

  test.each<readonly [string, readonly UnitAt[], readonly [Decision, boolean][], boolean]>([
    ['in one of two outcomes', ['WAL'], [], true],
    ['in the only outcome', ['WAL'], [['support LON', true]], true],
    ['not in the only outcome', ['WAL'], [['support LON', false]], false],
    ['where it stays open', [], [], false],
  ])('a convoy is lost: %s', (_, core, yes, wanted) => {
    expect(canLoseAll(PARADOX, known(...yes), core, ['ENG'])).toBe(wanted);
  });

  test('a convoy does not count as lost where others decide', () => {
    expect(canLoseAll(LEAVING, known(['convoy NTH', false]), ['PAR'], ['NTH'])).toBe(false);
    const left = known(['convoy NTH', false], ['move BUR', true]);
    expect(canLoseAll(LEAVING, left, ['PAR'], ['NTH'])).toBe(true);
  });
});
