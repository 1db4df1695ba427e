import { expect, test } from 'vitest';
import { ruleArmyFleetCase } from '../../../src/law/army-fleet/rule-case.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';

interface Phase {
  readonly phase: string;
  readonly orders?: unknown;
  readonly owners?: unknown;
}

/** The result of the last phase, with other answers to some choices. */
function last(units: unknown, phases: readonly Phase[], choices: unknown): unknown {
  const ruled = ruleArmyFleetCase({ units, phases, choices }, ARMY_FLEET_1984);
  return ruled.ok ? ruled.value.at(-1)?.says : ruled.error;
}

const movement = (orders: unknown): Phase => ({ phase: 'movement', orders });

test('A10: a circle in which all can move may hold', () => {
  const units = { FRANCE: ['AF TYS 1'], ITALY: ['F ROM'] };
  const orders = { FRANCE: ['A DISEMBARKS ROM, F TYS - LYO'], ITALY: ['F ROM - TYS'] };
  expect(last(units, [movement(orders)], { circle: 'holds' })).toMatchObject({
    knots: [{ worlds: 2, how: 'holds' }],
    units_after: ['FRANCE AF TYS 2', 'ITALY F ROM'],
  });
});

test('II.b: without rations no army starves', () => {
  const phases = [movement({}), movement({})];
  expect(last({ FRANCE: ['AF WES 3'] }, phases, { rations: 'none' })).toMatchObject({
    starved: [],
    units_after: ['FRANCE AF WES 3'],
  });
});

const TAKEN = { FRANCE: ['AF WES 1'], ITALY: ['F TYS', 'F NAF'] };
const HELD = [
  movement({ ITALY: ['F TYS - WES', 'F NAF S F TYS - WES'] }),
  { phase: 'retreats', orders: {} },
];
const AHEAD = [
  movement({
    FRANCE: ['A DISEMBARKS TUN, F WES - SPA/SC'],
    ITALY: ['F TYS - WES', 'F NAF S F TYS - WES'],
  }),
  { phase: 'retreats', orders: {} },
];

test.each([
  ['is disbanded without an order', HELD, {}, null],
  ['turns right from its attacker', HELD, { unorderedRetreat: 'right-hand' }, 'MAO'],
  ['turns right from where its fleet was ordered', AHEAD, {}, 'LYO'],
  ['turns right from its attacker by A14', AHEAD, { rightHand: 'from-attacker' }, 'MAO'],
  ['is disbanded even then', AHEAD, { unorderedRetreat: 'disbands' }, null],
])('A13, A14: an army and fleet %s', (_, phases, choices, to) => {
  const kept = to === null ? [] : [`FRANCE AF ${to} 2`];
  expect(last(TAKEN, phases, choices)).toMatchObject({
    removed: to === null ? ['FRANCE AF WES'] : [],
    units_after: [...kept, 'ITALY F NAF', 'ITALY F WES'],
  });
});

test('IV.c: by the letter of the base rule the fleet is removed, and its army with it', () => {
  const phases = [{ phase: 'adjustments', orders: {}, owners: { FRANCE: ['PAR', 'BRE'] } }];
  const choices = { unorderedRemoval: 'fleet-first' };
  expect(last({ FRANCE: ['AF ION 1', 'A PAR'] }, phases, choices)).toMatchObject({
    removed: { FRANCE: ['A ION', 'F ION'] },
    units_after: ['FRANCE A PAR'],
  });
});

test('I.b: an army may go back to where it began, from its own fleet, too', () => {
  const units = { ENGLAND: ['A LON', 'F NTH'], GERMANY: ['A HOL'] };
  const orders = { ENGLAND: ['A LON - HOL FERRY', 'F NTH FERRY A LON - HOL'] };
  expect(last(units, [movement(orders)], { failedFerry: 'returns' })).toMatchObject({
    orders: { 'A LON - HOL FERRY': 'bounces' },
    units_after: ['ENGLAND A LON', 'ENGLAND F NTH', 'GERMANY A HOL'],
  });
});

test('II.a: where the edition has no boarding, a boarding order is illegal', () => {
  const orders = { FRANCE: ['A MAR BOARDS F LYO'] };
  expect(
    last({ FRANCE: ['A MAR', 'F LYO'] }, [movement(orders)], { boarding: 'none' }),
  ).toMatchObject({ orders: { 'A MAR BOARDS F LYO': 'illegal' } });
});
