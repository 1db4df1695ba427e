import { expect, test } from 'vitest';
import { ruleArmyFleetCase } from '../../../src/law/army-fleet/rule-case.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';

/** The result of a phase. */
function says(units: unknown, phase: object, choices: object = {}): unknown {
  const ruled = ruleArmyFleetCase({ units, phases: [phase], choices }, ARMY_FLEET_1984);
  return ruled.ok ? ruled.value[0]?.says : ruled.error;
}

const movement = (orders: object): object => ({ phase: 'movement', orders });

const STRAITS = {
  FRANCE: ['A BRE', 'F ENG'],
  ENGLAND: ['F LON', 'F DEN'],
  GERMANY: ['F NTH', 'A NWY'],
};
const ACROSS = ['A BRE - LON FERRY', 'F ENG FERRY A BRE - LON'];
const INTO_NORTH_SEA = ['F LON S F DEN - NTH', 'F DEN - NTH'];

test.each([
  ['A NWY - BEL FERRY', 'given'],
  ['A NWY H', 'cut'],
])(
  'X6: a ferry whose army is ordered %s protects a support into its sea, or not',
  (army, support) => {
    const orders = {
      FRANCE: ACROSS,
      ENGLAND: INTO_NORTH_SEA,
      GERMANY: ['F NTH FERRY A NWY - BEL', army],
    };
    expect(says(STRAITS, movement(orders))).toMatchObject({
      orders: { 'F LON S F DEN - NTH': support },
    });
  },
);

test('X7: stopped by III.h, the army of a foreign ferry counts as a move that failed', () => {
  const units = { FRANCE: ['A BRE'], GERMANY: ['F ENG'], ENGLAND: ['F LON', 'F WAL'] };
  const orders = {
    FRANCE: ['A BRE - LON FERRY'],
    GERMANY: ['F ENG FERRY A BRE - LON'],
    ENGLAND: ['F LON S F WAL - ENG', 'F WAL - ENG'],
  };
  expect(says(units, movement(orders), { uncuttable: 'none' })).toMatchObject({
    orders: { 'F WAL - ENG': 'stopped', 'F LON S F WAL - ENG': 'cut' },
    knots: [{ worlds: 2, how: 'holds' }],
    units_after: ['ENGLAND F LON', 'ENGLAND F WAL', 'FRANCE A BRE', 'GERMANY F ENG'],
  });
});

test('X8: an army in Venice is as far from Turkey as one in Apulia, over any number of seas', () => {
  const phase = { phase: 'adjustments', orders: {}, owners: { TURKEY: ['CON'] } };
  expect(says({ TURKEY: ['A VEN', 'A APU'] }, phase)).toMatchObject({
    removed: { TURKEY: ['A APU'] },
  });
});

test('X9: the fleet of an army and fleet may be removed where one removal is due; both go', () => {
  const phase = {
    phase: 'adjustments',
    orders: { FRANCE: ['REMOVE F WES'] },
    owners: { FRANCE: ['PAR', 'BRE'] },
  };
  expect(says({ FRANCE: ['AF WES 2', 'A PAR'] }, phase)).toMatchObject({
    orders: { 'REMOVE F WES': 'removes' },
    removed: {},
    units_after: ['FRANCE A PAR'],
  });
});
