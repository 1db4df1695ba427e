import { expect, test } from 'vitest';
import type { Choices } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { spaceOf, STANDARD } from '../../src/board/board.ts';
import { judge } from '../../src/check/model/judge-order.ts';
import { unitsBySpace } from '../../src/board/unit-at.ts';
import { sortOrders } from '../../src/check/model/read-turn.ts';
import { lines } from '../support/phases.ts';
import { order, turn } from '../support/short.ts';

const { position } = turn(
  'E A LON\nE F NTH\nF A PAR\nF F GAS\nF A MAR\nF A BRE\nG A BUR\nF F MAO\nF F ENG',
);
const UNITS = unitsBySpace(position);

function sorted(text: string, changed?: Partial<Choices>) {
  const orders = lines(text).map(order);
  const choices = { ...EDITIONS.DATC.choices, ...changed };
  const judgements = orders.map((one) => judge(one, UNITS, choices, STANDARD));
  return sortOrders(orders, judgements, UNITS, choices, ({ at }) => spaceOf(at));
}

const count = (lists: readonly (readonly unknown[])[]) => lists.map(({ length }) => length);

/** How often each meaning of a unit's legal orders is written; one alone is not ambiguous. */
test.each<readonly [string, string, readonly number[] | null]>([
  ['one order twice', 'F A PAR - PIC; F A PAR - PIC', null],
  ['two destinations', 'F A PAR - PIC; F A PAR - BUR; F A PAR - PIC', [1, 2]],
  ['the only coast, named or not', 'F F GAS - SPA; F F GAS - SPA/NC', null],
  ['a coast written for an army', 'F A MAR - SPA; F A MAR - SPA/NC', null],
  ['by land and by sea', 'E A LON - YOR; E A LON - YOR VIA', [1, 1]],
  ['the unit called otherwise', 'F A PAR H; F F PAR H', null],
  ['hold and move', 'F A PAR H; F A PAR - PIC', [1, 1]],
  ['support of a move and of a unit', 'F A MAR S A PAR - BUR; F A MAR S A BUR', [1, 1]],
  ['supports of two units', 'F A MAR S A PAR - BUR; F A MAR S F GAS', [1, 1]],
  ['two supports of one unit', 'F A PAR S A BRE - PIC; F A PAR S A BRE - GAS', [1, 1]],
  ['the supported unit called otherwise', 'F A MAR S A GAS; F A MAR S F GAS', null],
  ['two convoys', 'E F NTH C A LON - BEL; E F NTH C A LON - NWY', [1, 1]],
  ['convoys of two armies', 'F F ENG C A BRE - LON; F F ENG C A LON - BRE', [1, 1]],
])('legal orders: %s', (_, text, wanted) => {
  const { ambiguous, illegal } = sorted(text);
  expect(illegal).toEqual([]);
  expect([...ambiguous.values()].map(({ meanings }) => count(meanings))).toEqual(
    wanted ? [wanted] : [],
  );
});

test.each<readonly [string, string, readonly number[], string]>([
  ['one order twice', 'F A PAR - VIE; F A PAR - VIE', [2], 'unreachable'],
  ['two destinations', 'F A PAR - VIE; F A PAR - BUD', [1, 1], 'unreachable'],
  ['with and without "via"', 'F A PAR - VIE; F A PAR - VIE VIA', [1, 1], 'unreachable'],
  ['a coast written for an army', 'F A PAR - STP; F A PAR - STP/NC', [2], 'unreachable'],
  ['a coast out of reach', 'F F GAS - SPA/SC; F F GAS - SPA/SC', [2], 'coast-impossible'],
  ['two supports', 'F A PAR S A MAR - SPA; F A PAR S A MAR - PIE', [1, 1], 'support-unreachable'],
  ['one support twice', 'F A PAR S A MAR; F A PAR S F MAR', [2], 'support-unreachable'],
  ['holds of two units that are not there', 'F A VIE H; F A BUD H', [1, 1], 'no-unit'],
  [
    'coasts written for a unit that is not there',
    'F A VIE - STP; F A VIE - STP/NC',
    [1, 1],
    'no-unit',
  ],
  ['two powers', 'F A VIE H; G A VIE H', [1, 1], 'no-unit'],
])('illegal orders: %s', (_, text, wanted, reason) => {
  const { illegal } = sorted(text);
  expect(count(illegal.map(({ orders }) => orders))).toEqual(wanted);
  expect(illegal[0]?.reason).toBe(reason);
});

test('a unit that follows no order stands', () => {
  const text = 'F A PAR - VIE; F A MAR - SPA; F A MAR - PIE';
  const unit = { power: 'France', kind: 'A' };
  for (const at of ['PAR', 'MAR', 'BRE'] as const)
    expect(sorted(text).actions.get(at)).toEqual({ type: 'hold', at, unit: { ...unit, at } });
  expect(sorted(text, { severalOrders: 'first' }).actions.get('MAR')).toMatchObject({ to: 'SPA' });
  expect(sorted(text, { severalOrders: 'last' }).actions.get('MAR')).toMatchObject({ to: 'PIE' });
});

test.each<readonly [string, string, readonly string[]]>([
  ['an illegal move', 'F A PAR - VIE', ['PAR']],
  ['an illegal support', 'F A PAR S A MAR - SPA', []],
  ['another power’s move', 'E A PAR - BUR', []],
  ['a legal order beside it', 'F A PAR - VIE; F A PAR H', []],
  ['legal orders that differ beside it', 'F A PAR - VIE; F A PAR H; F A PAR - PIC', ['PAR']],
])('who counts as moving: %s', (_, text, wanted) => {
  expect([...sorted(text, { illegalMove: 'counts-as-move' }).restless]).toEqual(wanted);
  expect([...sorted(text, { illegalMove: 'holds' }).restless]).toEqual([]);
});
