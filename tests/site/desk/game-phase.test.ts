import { expect, test } from 'vitest';
import { parseTurnLine } from '../../../src/orders/turn-line/parse-turn-line.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { deskIn } from '../../../src/site/desk/link/desk-address.ts';
import { deskOf, EXAMPLE, ruledDesk } from '../../../src/desk/desk.ts';
import type { PhaseTurn } from '../../../src/trace/phase-turn.ts';
import { customEdition } from '../../../src/rules/custom-edition.ts';
import { parseHouseRules } from '../../../src/desk/house-rules.ts';
import { deskAddressOfPhase } from '../../../src/site/desk/scenario-turn.ts';

/** The result of a ruling, independent of order. */
const told = ({ turn }: PhaseTurn): unknown => [
  turn.ruling.orders.map(({ order, outcome }) => [order, outcome]),
  turn.ruling.after,
];

test.each([
  EXAMPLE,
  'F1902R:bur;A:Avie@bud-tyr;F:Fbre@mao-x:bremarpar;I:Abud',
  'W1902A;F:Apar.!Fbre.!x:parbremarspapor;G:Amun-x:kie',
])('a phase of a game opens at the desk as it was ruled: %s', (line) => {
  const turn = parseTurnLine(line);
  if (!turn.ok) throw new Error(turn.error.expected);
  const desk = deskOf(turn.value);
  const ruled = ruledDesk(desk, EDITIONS['1971']);
  if (!ruled) throw new Error('nothing is ordered');
  const address = deskAddressOfPhase(ruled, desk.date, '1971') ?? '';
  expect(address).toMatch(/^desk\/#.*edition=1971&turn=/);
  const opened = deskIn(address.replace('desk/', ''));
  if (!opened?.ok) throw new Error('the link cannot be read');
  const again = ruledDesk(opened.value.desk, EDITIONS['1971']);
  expect(opened.value.desk.date).toEqual(desk.date);
  expect(again && told(again)).toEqual(told(ruled));
});

test('a phase of a game under house rules opens under these', () => {
  const rules = { name: 'Our table', base: '1971', choices: { routes: 'one-survives' } } as const;
  const house = customEdition(rules);
  const turn = parseTurnLine(EXAMPLE);
  if (!turn.ok || !house.ok) throw new Error('the test itself is wrong');
  const desk = deskOf(turn.value);
  const ruled = ruledDesk(desk, house.value);
  if (!ruled) throw new Error('nothing is ordered');
  const address = deskAddressOfPhase(ruled, desk.date, rules) ?? '';
  const field = new URLSearchParams(address.replace('desk/#', '')).get('rules') ?? '';
  expect(parseHouseRules(field)).toEqual(rules);
});
