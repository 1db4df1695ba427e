import { describe, expect, test } from 'vitest';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import type { Choices } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRetreats } from '../../src/check/retreats/check-retreats.ts';
import { readRetreats } from '../../src/check/retreats/retreat-model.ts';
import type { RetreatPosition, RuledRetreat } from '../../src/trace/retreat-ruling.ts';
import { lines, retreatOrder, unit } from '../support/phases.ts';

const { DATC } = EDITIONS;

const POSITION: RetreatPosition = {
  units: [unit('G A BUR')],
  dislodged: [
    { unit: unit('T F CON'), retreats: ['AEG', 'BUL/EC', 'BUL/SC'], barred: [] },
    {
      unit: unit('F F GAS'),
      retreats: ['SPA/NC'],
      barred: [{ at: 'BRE', reason: 'stand-off' }],
    },
    { unit: unit('I F WES'), retreats: ['TYS'], barred: [{ at: 'SPA/SC', reason: 'occupied' }] },
    { unit: unit('F A MAR'), retreats: ['SPA'], barred: [{ at: 'BUR', reason: 'occupied' }] },
  ],
};

function read(text: string, choices?: Partial<Choices>) {
  const edition = { ...DATC, choices: { ...DATC.choices, ...choices } };
  const model = readRetreats(POSITION, lines(text).map(retreatOrder), edition);
  return {
    refused: model.refused.map(({ orders, reason, unit: at }) => [orders.length, reason, at]),
    legal: [...model.legal].map(([at, all]) => [
      at,
      ...all.map(({ orders, to }) => [to, orders.length]),
    ]),
  };
}

type Case = readonly [
  what: string,
  orders: string,
  wanted: readonly unknown[],
  choices?: Partial<Choices>,
];
const cases = (all: readonly Case[]) =>
  all.map(([what, orders, wanted, choices = {}]) => [what, orders, wanted, choices] as const);

test.each(
  cases([
    ['one of two coasts', 'T F CON - BUL/EC', ['CON', ['BUL/EC', 1]]],
    ['the only coast', 'F F GAS - SPA', ['GAS', ['SPA/NC', 1]], { onlyCoast: 'taken' }],
    [
      'that coast by its name',
      'F F GAS - SPA/NC',
      ['GAS', ['SPA/NC', 1]],
      { onlyCoast: 'must-be-named' },
    ],
    [
      'named and not',
      'F F GAS - SPA; F F GAS - SPA/NC',
      ['GAS', ['SPA/NC', 2]],
      { onlyCoast: 'taken' },
    ],
    ['a coast for an army', 'F A MAR - SPA/NC', ['MAR', ['SPA', 1]]],
    ['an army, with a coast and without', 'F A MAR - SPA/SC; F A MAR - SPA', ['MAR', ['SPA', 2]]],
    ['a unit called otherwise', 'F A GAS D; F F GAS D', ['GAS', [null, 2]]],
    [
      'two orders that differ',
      'F A MAR D; F A MAR - SPA; F A MAR D',
      ['MAR', [null, 2], ['SPA', 1]],
    ],
  ]),
)('a legal retreat: %s', (_, text, wanted, choices) => {
  expect(read(text, choices)).toEqual({ refused: [], legal: [wanted] });
});

test.each(
  cases([
    ['no coast of two', 'T F CON - BUL', [[1, 'coast-missing', 'CON']], { onlyCoast: 'taken' }],
    [
      'the only coast unnamed',
      'F F GAS - SPA',
      [[1, 'coast-missing', 'GAS']],
      { onlyCoast: 'must-be-named' },
    ],
    ['the other coast', 'F F GAS - SPA/SC', [[1, 'coast-impossible', 'GAS']]],
    ['the only coast is barred', 'I F WES - SPA', [[1, 'occupied', 'WES']], { onlyCoast: 'taken' }],
    ['out of reach', 'F F GAS - WAL', [[1, 'unreachable', 'GAS']]],
    ['a stand-off', 'F F GAS - BRE', [[1, 'stand-off', 'GAS']]],
    ['somebody there', 'F A MAR - BUR', [[1, 'occupied', 'MAR']]],
    ['another power’s unit', 'E A MAR - SPA', [[1, 'no-unit', null]]],
    ['nobody', 'F A PIE D', [[1, 'no-unit', null]]],
    [
      'nobody, twice and otherwise',
      'F A PIE D; F A PIE D; F A PIE - TUS',
      [
        [2, 'no-unit', null],
        [1, 'no-unit', null],
      ],
    ],
    [
      'two places',
      'F A MAR - PIC; F A MAR - PAR',
      [
        [1, 'unreachable', 'MAR'],
        [1, 'unreachable', 'MAR'],
      ],
    ],
    ['a hold, twice', 'F A MAR H; F F MAR H', [[2, 'not-a-retreat', 'MAR']]],
    [
      'a move with and without "via"',
      'F A MAR m SPA; F A MAR m SPA VIA',
      [
        [1, 'not-a-retreat', 'MAR'],
        [1, 'not-a-retreat', 'MAR'],
      ],
    ],
    [
      'a hold and a support',
      'F A MAR H; F A MAR S F GAS',
      [
        [1, 'not-a-retreat', 'MAR'],
        [1, 'not-a-retreat', 'MAR'],
      ],
    ],
    [
      'supports of two units',
      'F A MAR S F GAS; F A MAR S A PIE',
      [
        [1, 'not-a-retreat', 'MAR'],
        [1, 'not-a-retreat', 'MAR'],
      ],
    ],
    [
      'the supported unit called otherwise',
      'F A MAR S F GAS; F A MAR S A GAS',
      [[2, 'not-a-retreat', 'MAR']],
    ],
    [
      'supports of two moves',
      'F A MAR S F GAS - SPA; F A MAR S F GAS - BUR',
      [
        [1, 'not-a-retreat', 'MAR'],
        [1, 'not-a-retreat', 'MAR'],
      ],
    ],
    [
      'supports of one move',
      'F A MAR S F GAS - SPA; F A MAR S A GAS - SPA',
      [[2, 'not-a-retreat', 'MAR']],
    ],
    [
      'two convoys',
      'I F WES C A TUN - SPA; I F WES C A NAF - SPA',
      [
        [1, 'not-a-retreat', 'WES'],
        [1, 'not-a-retreat', 'WES'],
      ],
    ],
    [
      'two powers',
      'E A MAR D; G A MAR D',
      [
        [1, 'no-unit', null],
        [1, 'no-unit', null],
      ],
    ],
  ]),
)('a retreat that is refused: %s', (_, text, wanted, choices) => {
  expect(read(text, choices)).toEqual({ refused: wanted, legal: [] });
});

describe('the rows of a ruling', () => {
  const orders = lines(`T F CON - AEG; T F CON - BUL/EC; F A MAR - SPA; F F GAS - SPA
    E A MAR - SPA; G A MAR - GAS; A A VIE D; R A VIE - BOH; I A ROM D`).map(retreatOrder);

  /** Whether the ruling is still accepted once adjacent rows are swapped. */
  function swaps(position: RetreatPosition) {
    const ruling = adjudicateRetreats(position, orders, DATC, { trace: true });
    const { orders: rows } = ruling;
    const checked = (told: readonly RuledRetreat[]) =>
      checkRetreats(position, orders, DATC, { ...ruling, orders: told });
    expect(checked(rows)).toEqual({ ok: true });
    return rows.slice(1).flatMap((row, place) => {
      const before = rows[place];
      if (!before) return [];
      const told = rows.with(place, row).with(place + 1, before);
      const name = (one: RuledRetreat) => `${one.order?.power.charAt(0) ?? '-'} ${one.unit}`;
      return checked(told).ok ? [`${name(before)}, ${name(row)}`] : [];
    });
  }

  test('those of two powers’ strays in one space come in any order, and no others', () => {
    expect(swaps(POSITION)).toEqual(['E MAR, G MAR', 'A VIE, R VIE']);
  });

  test('also where all are strays', () => {
    const told = swaps({ ...POSITION, dislodged: [] });
    expect(told).toContain('A VIE, R VIE');
    for (const swap of told) {
      const [one, other] = swap.split(', ').map((row) => row.slice(2));
      expect(one).toBe(other);
    }
  });

  test('none is stated twice, and none is left out', () => {
    const ruling = adjudicateRetreats(POSITION, orders, DATC, { trace: true });
    const refused = {
      ok: false,
      step: ruling.steps.length,
      reason: 'orders: not what the steps say',
    };
    for (const place of ruling.orders.keys()) {
      const row = ruling.orders.slice(place, place + 1);
      const without = ruling.orders.toSpliced(place, 1);
      const again = ruling.orders.toSpliced(place, 0, ...row);
      for (const told of [without, again])
        expect(checkRetreats(POSITION, orders, DATC, { ...ruling, orders: told })).toEqual(refused);
    }
  });
});
