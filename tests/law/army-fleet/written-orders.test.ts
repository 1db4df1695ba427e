import { expect, test } from 'vitest';
import { ruleArmyFleetCase } from '../../../src/law/army-fleet/rule-case.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';

/** The outcomes of a turn, order by order, and the units afterwards. */
function ruled(units: unknown, orders: unknown): unknown {
  const found = ruleArmyFleetCase(
    { units, phases: [{ phase: 'movement', orders }] },
    ARMY_FLEET_1984,
  );
  if (!found.ok) return found.error;
  const { orders: outcomes, units_after: after } = found.value[0]?.says ?? {};
  return { outcomes: Object.values(Object(outcomes) as object), after };
}

const CHANNEL = { ENGLAND: ['A LON', 'F NTH'] };
const GULF = { FRANCE: ['A MAR', 'F LYO', 'A NAF'], ITALY: ['A TUN'] };
const WEST = { FRANCE: ['AF WES 1'] };

/** How each order of the module may be written besides the wording of the format. */
test.each([
  [
    CHANNEL,
    ['A LON - HOL FERRY', 'F NTH FERRY A LON - HOL'],
    ['A Lon-Hol', 'F Nth C A Lon-Hol (Fast Ferry)'],
  ],
  [
    CHANNEL,
    ['A LON - HOL FERRY', 'F NTH FERRY A LON - HOL'],
    ['A LON - HOL FF', 'F NTH FF A LON - HOL'],
  ],
  [
    GULF,
    ['A MAR BOARDS F LYO', 'AF LYO - WES, A DISEMBARKS TUN', 'A NAF S A WES - TUN'],
    [
      'A Mar B F Gulf of Lions',
      'A/F Gulf of Lions Western Med; A disembarks Tunis.',
      'A NAF SUPPORTS A WES - TUN',
    ],
  ],
  [WEST, ['AF WES - LYO'], ['A/F Western Med Gulf of Lyons']],
  [WEST, ['AF WES H'], ['A/F WES stands']],
  [WEST, ['A DISEMBARKS TUN, F WES S A - TUN'], ['A disembarks Tun; F Wes S A-Tun']],
  [WEST, ['A DISEMBARKS TUN, F WES - LYO'], ['A disembarks Tunis, F Wes-Lyo']],
])('%j: %j may be written %j', (units, format, written) => {
  const [power = ''] = Object.keys(units);
  expect(ruled(units, { [power]: written })).toEqual(ruled(units, { [power]: format }));
});

test('an unreadable order reports what the format expects', () => {
  expect(ruled(WEST, { FRANCE: ['A/F Wes sings'] })).toContain('phase 1: order "A/F Wes sings"');
});
