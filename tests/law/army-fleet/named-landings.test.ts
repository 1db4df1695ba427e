import { expect, test } from 'vitest';
import { ruleArmyFleetCase } from '../../../src/law/army-fleet/rule-case.ts';
import { readFleetOrders } from '../../../src/orders/notations/army-fleet/read-fleet-orders.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';

function says(units: unknown, orders: unknown): unknown {
  const ruled = ruleArmyFleetCase(
    { units, phases: [{ phase: 'movement', orders }] },
    ARMY_FLEET_1984,
  );
  return ruled.ok ? ruled.value[0]?.says : ruled.error;
}

const UNITS = { FRANCE: ['A GAS', 'A MAR', 'F LYO', 'A NAF'], ITALY: ['A TUN'] };
const BOARDING = ['A GAS BOARDS F LYO', 'A MAR BOARDS F LYO', 'AF LYO - WES, A DISEMBARKS TUN'];

test('A4: a landing named by its sea is that of the army that can board, even if others are ordered to (II.a)', () => {
  const orders = { FRANCE: [...BOARDING, 'A NAF S A WES - TUN'], ITALY: ['A TUN H'] };
  expect(says(UNITS, orders)).toMatchObject({
    orders: {
      'A GAS BOARDS F LYO': 'illegal',
      'AF LYO - WES, A DISEMBARKS TUN': 'succeeds, succeeds',
      'A NAF S A WES - TUN': 'given',
    },
    dislodged: { 'A TUN': { by: 'WES' } },
  });
});

test('A4: so it is where orders are read as people write them', () => {
  const text =
    'A Gas boards F Lyo\nA Mar boards F Lyo\nA/F Lyo-Wes, A disembarks Tun\nA Naf S A Wes-Tun';
  const { orders } = readFleetOrders(text, { power: 'France' });
  expect(orders.at(-1)).toMatchObject({ type: 'support-move', target: { kind: 'A', at: 'MAR' } });
});

test('III.g, A26: support of another landing than its own is illegal, and the rest of the order is valid', () => {
  const orders = { FRANCE: ['A DISEMBARKS TUN, F WES S A - SPA'] };
  expect(says({ FRANCE: ['AF WES 1'] }, orders)).toMatchObject({
    orders: { 'A DISEMBARKS TUN, F WES S A - SPA': 'succeeds, illegal' },
    units_after: ['FRANCE A TUN', 'FRANCE F WES'],
  });
});

test('A4: a landing where the fleet cannot go, or the army cannot land, is not one that its sea names', () => {
  const orders = {
    FRANCE: ['A SMY BOARDS F AEG', 'AF EAS - ION, A DISEMBARKS SMY', 'F AEG S A ION - SMY'],
  };
  expect(says({ FRANCE: ['F ION', 'AF EAS 1', 'F AEG', 'A SMY'] }, orders)).toMatchObject({
    orders: {
      'AF EAS - ION, A DISEMBARKS SMY': 'blocked, illegal',
      'F AEG S A ION - SMY': 'illegal',
      'A SMY BOARDS F AEG': 'succeeds',
    },
  });
});
