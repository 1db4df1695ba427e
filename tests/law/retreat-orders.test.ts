import { describe, expect, test } from 'vitest';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { RetreatPosition } from '../../src/trace/retreat-ruling.ts';
import { retreatsAfter, told, unit } from '../support/phases.ts';
import { ruleRetreats, tellRetreats } from './phases.ts';

/** A fleet in the Mid-Atlantic that may go to both coasts of Spain, one in Gascony that may go to one. */
const SPAIN: RetreatPosition = {
  units: ['F F MAO', 'F F GAS'].map(unit),
  dislodged: [
    {
      unit: unit('E F GAS'),
      retreats: ['SPA/NC'],
      barred: [
        { at: 'BRE', reason: 'stand-off' },
        { at: 'MAO', reason: 'occupied' },
      ],
    },
    {
      unit: unit('E F MAO'),
      retreats: ['NAO', 'SPA/NC', 'SPA/SC'],
      barred: [
        { at: 'GAS', reason: 'occupied' },
        { at: 'BRE', reason: 'stand-off' },
      ],
    },
  ],
};

describe('coasts (1971 VII.3.b; DATC 3.0 4.B)', () => {
  test.each([
    ['both are one space', 'E F MAO - SPA/SC; E F GAS - SPA/NC', ['collides', 'collides']],
    ['two are possible', 'E F MAO - SPA; E F GAS D', ['disbands', 'illegal coast-missing']],
    ['one is possible', 'E F MAO D; E F GAS - SPA', ['retreats', 'disbands']],
    ['out of reach', 'E F MAO D; E F GAS - SPA/SC', ['illegal coast-impossible', 'disbands']],
    ['no such coast there', 'E F MAO - BRE; E F GAS D', ['disbands', 'illegal stand-off']],
  ])('%s', (_, retreats, outcomes) => {
    const said = tellRetreats(ruleRetreats(SPAIN, retreats)).slice(0, 2);
    expect(said.map((row) => row.slice(row.indexOf(': ') + 2))).toEqual(outcomes);
  });

  test('the only coast must be named where the edition requires it', () => {
    const ruling = ruleRetreats(SPAIN, 'E F GAS - SPA', 'DATC', { onlyCoast: 'must-be-named' });
    expect(tellRetreats(ruling)).toContain('E F GAS - SPA: illegal coast-missing');
  });

  test('a fleet that named no coast is on the one that it could reach', () => {
    expect(told(ruleRetreats(SPAIN, 'E F GAS - SPA').after.units)).toContain('E F SPA/NC');
  });

  test('a coast means nothing to an army', () => {
    const position = retreatsAfter(
      'F A GAS H; E A BUR - GAS; E A PAR S A BUR - GAS',
      EDITIONS.DATC,
    );
    const ruling = ruleRetreats(position, 'F A GAS - SPA/NC; F A GAS - SPA');
    expect(told(ruling.after.units)).toContain('F A SPA');
    expect(tellRetreats(ruling)).toEqual(['F A GAS - SPA/NC: retreats', 'F A GAS - SPA: retreats']);
  });
});

describe('several orders to one unit (DATC 3.0 4.D.3)', () => {
  const orders = 'E F MAO - NAO; E F MAO - SPA/NC; E F MAO - NAO; E F MAO - ENG';
  test.each([
    ['none', ['ambiguous', 'ambiguous', 'ambiguous', 'illegal unreachable'], null],
    ['first', ['retreats', 'ambiguous', 'retreats', 'illegal unreachable'], 'E F NAO'],
    ['last', ['retreats', 'ambiguous', 'retreats', 'illegal unreachable'], 'E F NAO'],
  ] as const)('%s is followed', (severalOrders, outcomes, after) => {
    const ruling = ruleRetreats(SPAIN, orders, 'DATC', { severalOrders });
    const own = tellRetreats(ruling).filter((row) => row.startsWith('E F MAO'));
    expect(own.map((row) => row.slice(row.indexOf(': ') + 2))).toEqual(outcomes);
    const units = told(ruling.after.units);
    expect(units.filter((one) => one.startsWith('E'))).toEqual(after === null ? [] : [after]);
  });

  test('the last one, if it differs', () => {
    const ruling = ruleRetreats(SPAIN, 'E F MAO - NAO; E F MAO - SPA/NC', 'DATC', {
      severalOrders: 'last',
    });
    expect(told(ruling.after.units)).toContain('E F SPA/NC');
  });

  test('the same order twice is one order; so is one with the only coast named and not', () => {
    const ruling = ruleRetreats(SPAIN, 'E F GAS - SPA; E F GAS - SPA/NC; E F GAS - SPA/SC');
    expect(tellRetreats(ruling).slice(0, 3)).toEqual([
      'E F GAS - SPA: retreats',
      'E F GAS - SPA/NC: retreats',
      'E F GAS - SPA/SC: illegal coast-impossible',
    ]);
  });

  test('illegal orders with the same words share a step, with other words they do not', () => {
    const { orders } = ruleRetreats(
      SPAIN,
      `E F GAS S F MAO; E F GAS S F BRE; E F GAS S F MAO; E F GAS S F MAO - BRE; E F GAS S F POR - BRE
       E F GAS m BRE; E F GAS m BRE VIA; F F MAO H; F F MAO H; F F GAS H`,
    );
    const steps = orders.flatMap(({ order, step }) => (order ? [step] : []));
    expect(steps).toEqual([0, 1, 0, 2, 3, 4, 5, 6, 7, 7]);
  });

  test('a disbandment and a retreat are two orders', () => {
    const ruling = ruleRetreats(SPAIN, 'E F GAS D; E F GAS - SPA');
    expect(tellRetreats(ruling)).toContain('GAS disbands: no-order');
  });
});

describe('invalid positions', () => {
  const dislodged = SPAIN.dislodged.slice(0, 1);
  test.each([
    ['two units in one space', { units: ['F F SPA/NC', 'F F SPA/SC'].map(unit), dislodged: [] }],
    ['two dislodged from one space', { units: [], dislodged: [...dislodged, ...dislodged] }],
    ['a retreat to an occupied space', { units: [unit('F A SPA')], dislodged }],
  ])('%s', (_, position) => {
    expect(() => adjudicateRetreats(position, [], EDITIONS.DATC)).toThrow();
  });
});
