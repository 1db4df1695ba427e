import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Position } from '../../src/board/board.ts';
import { POWERS } from '../../src/board/powers.ts';
import { formatPiece } from '../../src/orders/format-order.ts';
import { readAdjustments, readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import type { Order } from '../../src/orders/order.ts';
import type { Choices, Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { shortOrder, turn } from '../support/short.ts';

// What the DATC's chapter 4 says about badly written orders, row by row. The expectations are its preferences, and the
// other choices where the choice is the adjudicator's and not the reader's.

const positionOf = (units: string): Position => turn(units.split(', ').join('\n')).position;

/** An edition that differs from the DATC in one choice. */
const where = (choices: Partial<Choices>): Edition => ({
  ...EDITIONS.DATC,
  choices: { ...EDITIONS.DATC.choices, ...choices },
});

function outcomes(position: Position, orders: readonly Order[], edition: Edition = EDITIONS.DATC) {
  const ruling = adjudicate(position, orders, edition);
  expect(checkRuling({ position, orders, edition, ruling })).toEqual({ ok: true });
  return orders.map((order) => ruling.orders.find((one) => one.order === order)?.outcome);
}

const told = (order: Order | undefined): readonly string[] =>
  (order?.repairs ?? []).map(({ what, from, to }) => `${what}: ${from} > ${to}`);

interface Row {
  readonly row: string;
  readonly units: string;
  /** Whose order, and the order. */
  readonly text: `${string}: ${string}`;
  readonly reads: string;
  readonly repairs?: readonly string[];
  /** With the other orders of `also`. */
  readonly outcome: string;
  readonly also?: string;
  /** The outcome under another choice. */
  readonly other?: readonly [choices: Partial<Choices>, outcome: string];
}

const ROWS: readonly Row[] = [
  {
    row: '4.A.6, a route in an army’s order is ignored',
    units: 'E A LON, E F NTH',
    text: 'England: A Lon-Nth-Bel',
    reads: 'E A LON - BEL',
    repairs: ['route: Nth-Bel > Bel'],
    also: 'England: F Nth C A Lon-Bel',
    outcome: 'succeeds',
  },
  {
    row: '4.A.6, it does not say that the army goes by convoy',
    units: 'E A NWY, E F SKA',
    text: 'England: A Nwy-Ska-Swe',
    reads: 'E A NWY - SWE',
    repairs: ['route: Ska-Swe > Swe'],
    outcome: 'succeeds',
  },
  {
    row: '4.A.6, but “via” does, whatever seas come after it',
    units: 'E A LON, E F NTH, E F ENG',
    text: 'England: A Lon-Bel via Nth',
    reads: 'E A LON - BEL VIA',
    repairs: ['route: Bel via Nth > Bel via convoy'],
    also: 'England: F Eng C A Lon-Bel',
    outcome: 'succeeds',
  },
  {
    row: '4.A.6, a route in the fleet’s order is ignored too',
    units: 'E A LON, E F NTH, E F NWG',
    text: 'England: F Nth C A Lon-Nth-Nrg-Nwy',
    reads: 'E F NTH C A LON - NWY',
    repairs: ['route: Nth-Nrg-Nwy > Nwy'],
    also: 'England: A Lon-Nwy',
    outcome: 'available',
  },
  {
    row: '4.B.1, no coast named and two possible',
    units: 'F F MAO',
    text: 'France: F Mid-Spa',
    reads: 'F F MAO - SPA',
    outcome: 'illegal',
    other: [{ onlyCoast: 'must-be-named' }, 'illegal'],
  },
  {
    row: '4.B.2, no coast named and one possible',
    units: 'F F GAS',
    text: 'France: F Gas-Spa',
    reads: 'F F GAS - SPA',
    outcome: 'succeeds',
    other: [{ onlyCoast: 'must-be-named' }, 'illegal'],
  },
  {
    row: '4.B.3, a coast out of reach is not exchanged for another',
    units: 'F F GAS',
    text: 'France: F Gas-Spa(sc)',
    reads: 'F F GAS - SPA/SC',
    outcome: 'illegal',
  },
  {
    row: '4.B.4, a coast named in a support, that of the move',
    units: 'T F CON, R A RUM',
    text: 'Russia: A Rum S F Con-Bul(ec)',
    reads: 'R A RUM S F CON - BUL/EC',
    also: 'Turkey: F Con-Bul(ec)',
    outcome: 'given',
  },
  {
    row: '4.B.4, a coast named in a support, another one',
    units: 'T F CON, R A RUM',
    text: 'Russia: A Rum S F Con-Bul(sc)',
    reads: 'R A RUM S F CON - BUL/SC',
    also: 'Turkey: F Con-Bul(ec)',
    outcome: 'void',
    other: [{ supportedCoast: 'ignored' }, 'given'],
  },
  {
    row: '4.B.4, no coast named in a support',
    units: 'T F CON, R A RUM',
    text: 'Russia: A Rum S F Con-Bul',
    reads: 'R A RUM S F CON - BUL',
    also: 'Turkey: F Con-Bul(ec)',
    outcome: 'given',
  },
  {
    row: '4.B.5, a wrong coast of the ordered unit',
    units: 'R F STP/SC',
    text: 'Russia: F StP(nc)-Bot',
    reads: 'R F STP/SC - BOT',
    repairs: ['coast: StP(nc) > StP/sc'],
    outcome: 'succeeds',
  },
  {
    row: '4.B.5, also if it would let the unit go where it cannot',
    units: 'R F STP/SC',
    text: 'Russia: F StP(nc)-Bar',
    reads: 'R F STP/SC - BAR',
    repairs: ['coast: StP(nc) > StP/sc'],
    outcome: 'illegal',
  },
  {
    row: '4.B.5, no coast of the ordered unit needs no repair',
    units: 'R F STP/SC',
    text: 'Russia: F StP-Bot',
    reads: 'R F STP/SC - BOT',
    outcome: 'succeeds',
  },
  {
    row: '4.B.5, a wrong coast of a supported unit',
    units: 'R F STP/SC, R A FIN',
    text: 'Russia: A Fin S F StP(nc)',
    reads: 'R A FIN S F STP/SC',
    repairs: ['coast: StP(nc) > StP/sc'],
    outcome: 'given',
  },
  {
    row: '4.B.6, Spain has no west coast, and two others are possible',
    units: 'F F MAO',
    text: 'France: F Mid-Spa(wc)',
    reads: 'F F MAO - SPA',
    repairs: ['coast: Spa(wc) > Spa'],
    outcome: 'illegal',
  },
  {
    row: '4.B.6, Spain has no west coast, and one other is possible',
    units: 'F F GAS',
    text: 'France: F Gas-Spa/wc',
    reads: 'F F GAS - SPA',
    repairs: ['coast: Spa/wc > Spa'],
    outcome: 'succeeds',
  },
  {
    row: '4.B.6, Brest has no east coast',
    units: 'F F MAO',
    text: 'France: F Mid-Brest east coast',
    reads: 'F F MAO - BRE',
    repairs: ['coast: Brest east coast > Bre'],
    outcome: 'succeeds',
  },
  {
    row: '4.B.6, no space has such a coast',
    units: 'F F MAO',
    text: 'France: F Mid-Bre(xc)',
    reads: 'F F MAO - BRE',
    repairs: ['coast: Bre(xc) > Bre'],
    outcome: 'succeeds',
  },
  {
    row: '4.B.6, an army has no coast',
    units: 'F A GAS',
    text: 'France: A Gas-Spa(nc)',
    reads: 'F A GAS - SPA',
    repairs: ['coast: Spa(nc) > Spa'],
    outcome: 'succeeds',
  },
  {
    row: '4.B.6, nor has an army that is convoyed',
    units: 'F A BRE, F F MAO',
    text: 'France: F Mid C A Bre-Spa(sc)',
    reads: 'F F MAO C A BRE - SPA',
    repairs: ['coast: Spa(sc) > Spa'],
    also: 'France: A Bre-Spa',
    outcome: 'available',
  },
  {
    row: '4.C.1, no letter of the ordered unit',
    units: 'E A LON',
    text: 'England: London-Yor',
    reads: 'E A LON - YOR',
    repairs: ['letter: London > A Lon'],
    outcome: 'succeeds',
  },
  {
    row: '4.C.1, no letter of the supported unit',
    units: 'E A LON, E A WAL',
    text: 'England: A Wal S Lon-Yor',
    reads: 'E A WAL S A LON - YOR',
    repairs: ['letter: Lon > A Lon'],
    also: 'England: A Lon-Yor',
    outcome: 'given',
  },
  {
    row: '4.C.2, a wrong letter of the ordered unit',
    units: 'E A LON',
    text: 'England: F Lon-Yor',
    reads: 'E A LON - YOR',
    repairs: ['letter: F Lon > A Lon'],
    outcome: 'succeeds',
  },
  {
    row: '4.C.2, the letter makes no convoy of what the unit cannot do',
    units: 'E F LON',
    text: 'England: A Lon-Bel',
    reads: 'E F LON - BEL',
    repairs: ['letter: A Lon > F Lon'],
    outcome: 'illegal',
  },
  {
    row: '4.C.2, a wrong letter of the convoyed unit',
    units: 'E A LON, E F NTH',
    text: 'England: F Nth C F Lon-Bel',
    reads: 'E F NTH C A LON - BEL',
    repairs: ['letter: F Lon > A Lon'],
    also: 'England: A Lon-Bel',
    outcome: 'available',
  },
  {
    row: '4.C.5, no nationality of the supported unit',
    units: 'G A RUH, E A BEL',
    text: 'Germany: A Ruh S A Bel-Hol',
    reads: 'G A RUH S A BEL - HOL',
    also: 'England: A Bel-Hol',
    outcome: 'given',
  },
  {
    row: '4.C.5, no nationality of the convoyed unit',
    units: 'G F NTH, E A BEL',
    text: 'Germany: F Nth C A Bel-Lon',
    reads: 'G F NTH C A BEL - LON',
    also: 'England: A Bel-Lon',
    outcome: 'available',
  },
  {
    row: '4.C.6, a wrong nationality of the supported unit',
    units: 'G A HOL, E A BEL',
    text: 'Germany: A Hol S FRENCH A Bel',
    reads: 'G A HOL S A BEL',
    repairs: ['nationality: FRENCH > English'],
    outcome: 'given',
  },
  {
    row: '4.C.6, a wrong nationality of the convoyed unit',
    units: 'G F NTH, E A BEL',
    text: 'Germany: F Nth C Italian A Bel-Lon',
    reads: 'G F NTH C A BEL - LON',
    repairs: ['nationality: Italian > English'],
    also: 'England: A Bel-Lon',
    outcome: 'available',
  },
  {
    row: '4.E.1, an illegal order is read as it stands',
    units: 'R A MOS',
    text: 'Russia: A Mos-Mun',
    reads: 'R A MOS - MUN',
    outcome: 'illegal',
  },
  {
    row: '4.E.1, and its unit may be supported in place, or not',
    units: 'R A MOS, R A WAR',
    text: 'Russia: A War S A Mos',
    reads: 'R A WAR S A MOS',
    also: 'Russia: A Mos-Mun',
    outcome: 'given',
    other: [{ illegalMove: 'counts-as-move' }, 'void'],
  },
];

/** The order of a row, read in the rulebook's notation. */
function inNotation({ units, text }: Row): Order | undefined {
  const { orders, errors } = readOrders(text, { position: positionOf(units) });
  expect(errors).toEqual([]);
  expect(orders).toHaveLength(1);
  return orders[0];
}

/** The order of a row, read in a scenario. */
function inScenario({ units, text }: Row): Order | undefined {
  const position = positionOf(units);
  const [power = '', order = ''] = text.split(': ');
  const lines = [
    'title: T\nshort: S\nparagraph: IX\neditions: [DATC]\nnote: N\nunits:',
    ...POWERS.map((each) => {
      const own = position.units.filter((unit) => unit.power === each);
      return own.length > 0
        ? `  ${each}: [${own.map((unit) => `"${formatPiece(unit)}"`).join()}]`
        : '';
    }).filter((line) => line !== ''),
    `orders:\n  ${power}:\n    "${order}": illegal`,
  ];
  const loaded = loadScenario(`${lines.join('\n')}\n`, 'own/x.yaml');
  if (!loaded.ok) throw new Error(loaded.error.map(({ message }) => message).join(' '));
  return loaded.value.orders[0];
}

describe.each([
  ['the rulebook’s notation', inNotation],
  ['a scenario', inScenario],
] as const)('in %s', (_, read) => {
  test.each(ROWS)('$row', (row) => {
    const order = read(row);
    expect(order && shortOrder(order)).toBe(row.reads);
    expect(told(order)).toEqual(row.repairs ?? []);
  });
});

describe('its outcome', () => {
  test.each(ROWS)('$row', (row) => {
    const position = positionOf(row.units);
    const { orders } = readOrders(`${row.text}\n${row.also ?? ''}`, { position });
    expect(outcomes(position, orders)[0]).toBe(row.outcome);
    if (!row.other) return;
    const [choices, outcome] = row.other;
    expect(outcomes(position, orders, where(choices))[0]).toBe(outcome);
  });
});

describe('4.D.3, two orders to one unit', () => {
  const position = positionOf('G A HOL, G F KIE');
  const read = (text: string) => readOrders(`Germany: ${text}`, { position }).orders;

  test('both are read, and the edition says what is followed', () => {
    const orders = read('A Hol-Bel, A Hol-Ruh');
    expect(orders.map(shortOrder)).toEqual(['G A HOL - BEL', 'G A HOL - RUH']);
    expect(outcomes(position, orders)).toEqual(['ambiguous', 'ambiguous']);
    expect(outcomes(position, orders, where({ severalOrders: 'first' }))[0]).toBe('succeeds');
    expect(outcomes(position, orders, where({ severalOrders: 'last' }))[1]).toBe('succeeds');
  });
  test('an illegal one is no order', () => {
    const orders = read('A Hol S F Kie, A Hol-Pic, F Kie H');
    expect(outcomes(position, orders)).toEqual(['given', 'illegal', 'holds']);
  });
  test('the same one twice is one, however it is written', () => {
    const orders = read('A Hol-Bel, F Hol-Bel(nc)');
    expect(orders.map(shortOrder)).toEqual(['G A HOL - BEL', 'G A HOL - BEL']);
    expect(outcomes(position, orders)).toEqual(['succeeds', 'succeeds']);
  });
});

describe('builds are read as written', () => {
  test.each([
    ['4.B.7, no coast in St Petersburg', 'Build F StP', { kind: 'F', at: 'STP' }],
    ['4.C.3, no letter', 'Build StP', { kind: null, at: 'STP' }],
    ['4.C.3, no letter but a coast', 'Build StP(nc)', { kind: null, at: 'STP/NC' }],
    ['4.C.4, a fleet inland', 'Build F Mos', { kind: 'F', at: 'MOS' }],
  ])('%s', (_, text, unit) => {
    const { orders, errors } = readAdjustments(text, { power: 'Russia' });
    expect(errors).toEqual([]);
    expect(orders).toEqual([{ type: 'build', power: 'Russia', unit }]);
  });
});
