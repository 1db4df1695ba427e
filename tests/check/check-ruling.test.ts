import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Order } from '../../src/orders/order.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { turn } from '../support/short.ts';

const given = turn(
  `F A BUR - MUN
   F A RUH S A BUR - MUN
   G A MUN - BOH
   A A BOH H
   G A BER
   R A WAR - PAR`,
);
const edition = EDITIONS['1971'];
const ruling = adjudicate(given.position, given.orders, edition, { trace: true });
const turnWith = (change: Partial<Ruling>): Turn => ({
  ...given,
  edition,
  ruling: { ...ruling, ...change },
});

const rows = (change: (row: Ruling['orders'][number]) => object): Partial<Ruling> => ({
  orders: ruling.orders.map((row) => ({ ...row, ...change(row) })),
});

/** The row of a unit with its order stated differently. */
const otherwise = (at: string, change: object): Partial<Ruling> =>
  rows(({ unit, order }) => (unit === at ? { order: { ...order, ...change } } : {}));

const FLAWS: readonly (readonly [what: string, change: Partial<Ruling>, reason: string])[] = [
  ['another edition', { edition: '1982' }, 'edition: another one'],
  [
    'a wrong outcome',
    rows(({ unit }) => (unit === 'BUR' ? { outcome: 'bounces' } : {})),
    'orders: BUR: wrong outcome',
  ],
  [
    'a dislodgement overlooked',
    rows(({ unit }) => (unit === 'MUN' ? { dislodged: false } : {})),
    'orders: MUN: wrong dislodged',
  ],
  [
    'a wrong step',
    rows(({ unit }) => (unit === 'WAR' ? { step: null } : {})),
    'orders: WAR: wrong step',
  ],
  [
    'an order left out',
    { orders: ruling.orders.slice(0, -1) },
    'orders: not those that were given',
  ],
  ...(
    [
      ['a power', 'BOH', { power: 'Italy' }],
      ['a unit', 'BOH', { unit: { kind: 'A', at: 'VIE' } }],
      ['a type', 'BUR', { type: 'support-move' }],
      ['a target', 'RUH', { target: { kind: 'A', at: 'KIE' } }],
      ['a goal', 'MUN', { to: 'TYR' }],
      ['a convoy', 'MUN', { viaConvoy: true }],
    ] as const
  ).map(
    ([what, at, change]) =>
      [
        `an order with ${what} that was not written`,
        otherwise(at, change),
        'orders: not those that were given',
      ] as const,
  ),
  [
    'a silent unit left out',
    { orders: ruling.orders.filter(({ order }) => order) },
    'orders: not the units without an order',
  ],
  ['orders out of order', { orders: ruling.orders.toReversed() }, 'orders: not in board order'],
  ['nobody dislodged', { dislodged: [] }, 'dislodged: not those of the proof'],
  [
    'a retreat left out',
    { dislodged: ruling.dislodged.map((one) => ({ ...one, retreats: one.retreats.slice(1) })) },
    'dislodged: not those of the proof',
  ],
  [
    'a unit lost',
    { after: { units: ruling.after.units.slice(1) } },
    'after: not where the units went',
  ],
  [
    'a unit on its old place',
    {
      after: {
        units: ruling.after.units.map((unit) =>
          unit.at === 'MUN' ? { ...unit, at: 'BUR' as const } : unit,
        ),
      },
    },
    'after: not where the units went',
  ],
];

describe('a ruling says what its proof says', () => {
  test('as produced', () => {
    expect(checkRuling(turnWith({}))).toEqual({ ok: true });
  });

  test.each(FLAWS)('%s', (_, change, reason) => {
    const step = ruling.steps.length;
    expect(checkRuling(turnWith(change))).toEqual({ ok: false, step, reason });
  });

  test('an army and a fleet ordered in one sea, where neither is', () => {
    const orders: readonly Order[] = (['A', 'F'] as const).map((kind) => ({
      power: 'Austria',
      unit: { kind, at: 'EAS' },
      type: 'hold',
    }));
    const position = { units: [] };
    for (const written of [orders, orders.toReversed()]) {
      const strays = adjudicate(position, written, edition, { trace: true });
      expect(checkRuling({ position, orders: written, edition, ruling: strays })).toEqual({
        ok: true,
      });
    }
  });

  test('a ruling without its proof', () => {
    const proofless = checkRuling(turnWith({ steps: [] }));
    expect(proofless).toEqual({ ok: false, step: 0, reason: 'not settled: illegal 0' });
  });
});
