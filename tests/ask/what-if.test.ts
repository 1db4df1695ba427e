import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { boardDifferences, differences, whatIf } from '../../src/ask/what-if.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { check } from '../../src/check/movement/check-movement.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { order, turn } from '../support/short.ts';

function ruled(text: string): Turn {
  const given = turn(text);
  const edition = EDITIONS.DATC;
  return { ...given, edition, ruling: adjudicate(given.position, given.orders, edition) };
}

const CUT = ruled('G A BER - PRU\n G A SIL S A BER - PRU\n R A WAR - SIL\n R A PRU H');
const outcome = ({ ruling }: Turn, unit: string) =>
  ruling.orders.find((row) => row.unit === unit)?.outcome;

test('another order for a unit: the turn is ruled anew, the old one is unchanged', () => {
  const before = JSON.stringify(CUT);
  const after = whatIf(CUT, [{ type: 'order', unit: 'WAR', order: order('R A WAR H') }]);
  expect(outcome(CUT, 'BER')).toBe('bounces');
  expect(outcome(after, 'BER')).toBe('succeeds');
  expect(after.orders).toHaveLength(4);
  expect(check(after.position, after.orders, after.edition, after.ruling.steps)).toEqual({
    ok: true,
    value: undefined,
  });
  expect(JSON.stringify(CUT)).toBe(before);
});

test('orders with the same outcomes may leave another board: other locations, or other retreats', () => {
  const start = ruled('F A BEL - BUR\n F F NTH H\n G A MUN H');
  const moved = whatIf(start, [{ type: 'order', unit: 'BEL', order: order('F A BEL - PIC') }]);
  expect(differences(start.ruling, moved.ruling)).toEqual([]);
  const army = { power: 'France', kind: 'A' } as const;
  expect(boardDifferences(start.ruling, moved.ruling)).toEqual([
    { type: 'unit', at: 'BUR', before: { ...army, at: 'BUR' }, after: null },
    { type: 'unit', at: 'PIC', before: null, after: { ...army, at: 'PIC' } },
  ]);
  const beaten = ruled('G A BER - SIL\n G A MUN S A BER - SIL\n R A SIL H\n R A GAL H');
  const dislodged = beaten.ruling.dislodged.map((fallen) => ({ ...fallen, retreats: [] }));
  const without = { ...beaten.ruling, dislodged };
  expect(dislodged).toHaveLength(1);
  expect(boardDifferences(beaten.ruling, beaten.ruling)).toEqual([]);
  expect(boardDifferences(beaten.ruling, without)).toEqual([
    { type: 'retreats', unit: 'SIL', before: beaten.ruling.dislodged[0], after: dislodged[0] },
  ]);
});

test('another coast is another place', () => {
  const south = ruled('F F MAO - SPA/SC');
  const north = whatIf(south, [{ type: 'order', unit: 'MAO', order: order('F F MAO - SPA/NC') }]);
  expect(boardDifferences(south.ruling, north.ruling)).toMatchObject([
    { at: 'SPA', before: { at: 'SPA/SC' }, after: { at: 'SPA/NC' } },
  ]);
});

test('no order: the unit holds', () => {
  const after = whatIf(CUT, [{ type: 'order', unit: 'WAR', order: null }]);
  expect(outcome(after, 'WAR')).toBe('holds');
  expect(outcome(after, 'BER')).toBe('succeeds');
});

test('one unit more, and one less', () => {
  const helped = whatIf(CUT, [
    { type: 'add', unit: { power: 'Germany', kind: 'F', at: 'BAL' } },
    { type: 'order', unit: 'BAL', order: order('G F BAL S A BER - PRU') },
  ]);
  expect(outcome(helped, 'BER')).toBe('succeeds');
  const alone = whatIf(helped, [{ type: 'remove', unit: 'BAL' }]);
  expect(alone.orders).toEqual(CUT.orders);
  expect(alone.ruling.orders).toEqual(CUT.ruling.orders);
});

test('a unit put on an occupied space replaces the one there, whose orders are removed', () => {
  const after = whatIf(CUT, [{ type: 'add', unit: { power: 'Turkey', kind: 'F', at: 'PRU' } }]);
  expect(after.position.units.filter(({ at }) => at === 'PRU')).toEqual([
    { power: 'Turkey', kind: 'F', at: 'PRU' },
  ]);
  expect(after.orders.some(({ unit }) => unit.at === 'PRU')).toBe(false);
});

test('what differs, and nothing else', () => {
  const after = whatIf(CUT, [{ type: 'order', unit: 'WAR', order: order('R A WAR H') }]);
  expect(differences(CUT.ruling, CUT.ruling)).toEqual([]);
  expect(differences(CUT.ruling, after.ruling)).toEqual([
    {
      unit: 'BER',
      before: { outcomes: ['bounces'], by: null },
      after: { outcomes: ['succeeds'], by: null },
    },
    {
      unit: 'PRU',
      before: { outcomes: ['holds'], by: null },
      after: { outcomes: ['holds'], by: 'BER' },
    },
    {
      unit: 'SIL',
      before: { outcomes: ['cut'], by: null },
      after: { outcomes: ['given'], by: null },
    },
    {
      unit: 'WAR',
      before: { outcomes: ['bounces'], by: null },
      after: { outcomes: ['holds'], by: null },
    },
  ]);
});

test('a unit that only one of them has', () => {
  const after = whatIf(CUT, [{ type: 'remove', unit: 'PRU' }]);
  expect(differences(CUT.ruling, after.ruling)).toContainEqual({
    unit: 'PRU',
    before: { outcomes: ['holds'], by: null },
    after: null,
  });
});
