import { describe, expect, test } from 'vitest';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { afterFall, shortUnit, told } from '../support/phases.ts';
import { given, outcomes, removed, ruleAdjustments, unbuilt } from './phases.ts';

describe('builds (1971 XIII.2; DATC 3.0 6.I)', () => {
  test.each([
    [
      '6.I.1 too many: the first legal ones',
      given('G A BER', 'G: KIE MUN'),
      'G build A WAR; G build A KIE; G build A MUN',
      ['illegal not-home', 'builds', 'illegal too-many'],
    ],
    ['6.I.2 a fleet inland', given('', 'R: MOS'), 'R build F MOS', ['illegal fleet-inland']],
    [
      '6.I.3 an occupied centre',
      given('G A BER', 'G: BER KIE'),
      'G build A BER',
      ['illegal occupied'],
    ],
    [
      '6.I.4 the other coast of an occupied centre',
      given('R F STP/SC', 'R: STP MOS'),
      'R build A STP/NC; R build F STP/NC',
      ['illegal occupied', 'illegal occupied'],
    ],
    [
      '6.I.5 a home centre that is not owned',
      afterFall('', 'R: BER; G: KIE HOL'),
      'G build A BER',
      ['illegal not-owned'],
    ],
    [
      '6.I.6 a centre that is not at home',
      afterFall('', 'G: WAR'),
      'G build A WAR',
      ['illegal not-home'],
    ],
    [
      '6.I.7 two in one centre',
      given('', 'R: MOS SEV'),
      'R build A MOS; R build A MOS',
      ['builds', 'illegal built-already'],
    ],
    [
      'an army and a fleet in one centre (4.D.5)',
      given('', 'R: MOS SEV'),
      'R build A SEV; R build F SEV',
      ['builds', 'illegal built-already'],
    ],
    [
      '4.B.7 a fleet in St Petersburg without a coast',
      given('', 'R: STP'),
      'R build F STP; R build F STP/NC',
      ['illegal coast-missing', 'builds'],
    ],
    [
      '4.C.3 neither army nor fleet: an army inland, a fleet on a coast, else nothing',
      given('', 'R: MOS SEV STP'),
      'R build MOS; R build STP/SC; R build SEV',
      ['builds', 'builds', 'illegal kind-missing'],
    ],
    [
      'no supply centre; none that is one’s own; one of a neutral',
      given('', 'R: MOS'),
      'R build A UKR; R build A BER; R build A BUL',
      ['illegal not-a-centre', 'illegal not-home', 'illegal not-home'],
    ],
    [
      'nothing to build, nothing to remove',
      given('R A MOS', 'R: MOS'),
      'R build A SEV; R waive; R remove A MOS',
      ['illegal not-due', 'illegal not-due', 'illegal not-due'],
    ],
    [
      'the wrong way round',
      given('R A MOS; R A UKR; G A BER', 'R: MOS; G: BER KIE'),
      'G remove A BER; R build A SEV; R waive; R remove A UKR; G build A KIE',
      ['illegal not-due', 'builds', 'illegal not-due', 'illegal not-due', 'removes'],
    ],
  ])('%s', (_, position, orders, expected) => {
    const ruling = ruleAdjustments(position, orders);
    expect(outcomes(ruling).map((row) => row.slice(row.indexOf(': ') + 2))).toEqual(expected);
  });

  test('what is built stands there, on its coast, in board order', () => {
    const ruling = ruleAdjustments(
      given('R A WAR', 'R: MOS STP WAR'),
      'R build STP/SC; R build MOS',
    );
    expect(ruling.after.units.map(shortUnit)).toEqual(['R A MOS', 'R F STP/SC', 'R A WAR']);
  });

  test('an army is built in St Petersburg, whatever coast is named (4.B.6)', () => {
    expect(told(ruleAdjustments(given('', 'R: STP'), 'R build A STP/NC').after.units)).toEqual([
      'R A STP',
    ]);
  });
});

describe('builds that are not made (1971 XIII.2; DATC 3.0 4.D.7)', () => {
  test('they are not ordered', () => {
    expect(unbuilt(ruleAdjustments(given('', 'F: PAR MAR BRE SPA')))).toEqual([
      'F 3 no-order',
      'F 1 no-centre',
    ]);
  });

  test('all home centres are occupied: the builds wait', () => {
    const position = given('F A PAR; F A MAR; F F BRE', 'F: PAR MAR BRE SPA');
    expect(unbuilt(ruleAdjustments(position))).toEqual(['F 1 no-centre']);
    expect(outcomes(ruleAdjustments(position, 'F build A SPA; F build A PAR'))).toEqual([
      'F build A SPA: illegal not-home',
      'F build A PAR: illegal occupied',
    ]);
  });

  test('all home centres are lost: no build until one is retaken and left vacant', () => {
    const lost = afterFall('F A GAS; G A KIE; G A BER; G A MUN', 'F: SPA POR; G: PAR MAR BRE');
    expect(unbuilt(ruleAdjustments(lost, 'F build A PAR'))).toContain('F 1 no-centre');
    const retaken = afterFall('F A PAR', 'F: SPA POR; G: PAR MAR BRE');
    expect(outcomes(ruleAdjustments(retaken, 'F build A PAR'))).toEqual([
      'F build A PAR: illegal occupied',
    ]);
    const vacated = afterFall('F A BUR', 'F: SPA POR PAR; G: MAR BRE');
    expect(outcomes(ruleAdjustments(vacated, 'F build A PAR'))).toEqual(['F build A PAR: builds']);
  });

  test('waived by order, as far as builds are due', () => {
    const ruling = ruleAdjustments(
      given('', 'F: PAR MAR BRE'),
      'F waive; F build A PAR; F waive; F waive',
    );
    expect(outcomes(ruling)).toEqual([
      'F waive: waives',
      'F build A PAR: builds',
      'F waive: waives',
      'F waive: illegal too-many',
    ]);
    expect(unbuilt(ruling)).toEqual([]);
  });

  test('a waive counts before the builds that come after it', () => {
    const ruling = ruleAdjustments(given('', 'F: PAR'), 'F waive; F build A PAR');
    expect(outcomes(ruling)).toEqual(['F waive: waives', 'F build A PAR: illegal too-many']);
  });

  test('an edition without waiving ignores a waive, and the build is still open', () => {
    const ruling = ruleAdjustments(given('', 'F: PAR'), 'F waive; F build A PAR', 'DATC', {
      waiving: false,
    });
    expect(outcomes(ruling)).toEqual(['F waive: illegal waiving', 'F build A PAR: builds']);
  });
});

describe('ownership after Fall (1971 XIII.1)', () => {
  test('a power owns the centres that its units occupy, and those that they left vacant', () => {
    const { owners, steps } = ruleAdjustments(
      afterFall('F A SPA; F A GAS; I F TUN; T A BUL; A A SER', 'F: MAR POR; I: TUN; A: BUL'),
    );
    expect(owners).toEqual({
      BUL: 'Turkey',
      MAR: 'France',
      POR: 'France',
      SER: 'Austria',
      SPA: 'France',
      TUN: 'Italy',
    });
    expect(steps.flatMap(({ fact }) => (fact.type === 'captures' ? [fact] : []))).toEqual([
      { type: 'captures', centre: 'BUL', by: 'Turkey', from: 'Austria' },
      { type: 'captures', centre: 'SER', by: 'Austria', from: null },
      { type: 'captures', centre: 'SPA', by: 'France', from: null },
    ]);
  });

  test('a capture counts for the one and against the other', () => {
    const ruling = ruleAdjustments(
      afterFall('F A MUN; F A PAR; G A KIE; G A BER; G A RUH', 'F: PAR; G: KIE BER MUN'),
    );
    const counts = ruling.steps.flatMap(({ fact, because }) =>
      fact.type === 'adjustment' ? [[fact.power, fact.centres, fact.units, because]] : [],
    );
    expect(counts).toEqual([
      ['France', 2, 2, [0]],
      ['Germany', 2, 3, [0]],
    ]);
    expect(removed(ruling)).toHaveLength(1);
  });

  test('nothing is captured where ownership is already decided', () => {
    expect(ruleAdjustments(given('F A SPA', 'I: SPA')).owners).toEqual({ SPA: 'Italy' });
  });

  test('a build in a home centre that was lost just now says who took it', () => {
    const { steps } = ruleAdjustments(
      afterFall('R A BER', 'G: BER KIE MUN; R: WAR'),
      'G build A BER',
    );
    const refused = steps.find(({ fact }) => fact.type === 'adjustment-illegal');
    expect(refused?.fact).toMatchObject({ reason: 'not-owned' });
    expect(refused?.because.map((id) => steps[id]?.fact.type)).toEqual(['captures']);
  });

  test('Winter 1902 of the Sample Game: an owner who lost two centres and one unit removes one', () => {
    const ruling = ruleAdjustments(
      afterFall(
        'R A UKR; R A GAL; R F SWE; R A MOS; R A SEV; E A STP; T A RUM',
        'R: MOS SEV STP WAR RUM SWE',
      ),
      'R remove A GAL',
      '1971',
    );
    expect(outcomes(ruling)).toEqual(['R remove A GAL: removes']);
    expect(removed(ruling)).toEqual([]);
    expect(told(ruling.after.units).filter((one) => one.startsWith('R'))).toEqual([
      'R A MOS',
      'R A SEV',
      'R F SWE',
      'R A UKR',
    ]);
  });
});

describe('any position', () => {
  test('powers come in their usual order, whatever the order of the orders', () => {
    const position = given('T A SMY; A A VIE', 'T: SMY CON; A: VIE BUD; E: LON');
    const ruling = ruleAdjustments(position, 'T build A CON; E build F LON; A build A BUD');
    expect(outcomes(ruling)).toEqual([
      'A build A BUD: builds',
      'E build F LON: builds',
      'T build A CON: builds',
    ]);
  });

  test('a power that has just lost its last centre is reported, and so is one that has just won its first', () => {
    const { steps } = ruleAdjustments(afterFall('T A SER', 'A: SER'));
    const told = steps.flatMap(({ fact }) => (fact.type === 'adjustment' ? [fact] : []));
    expect(told).toEqual([
      { type: 'adjustment', power: 'Austria', centres: 0, units: 0 },
      { type: 'adjustment', power: 'Turkey', centres: 1, units: 1 },
    ]);
  });

  test('an empty board has nothing to adjust', () => {
    expect(ruleAdjustments({ units: [], owners: {} })).toMatchObject({
      orders: [],
      owners: {},
      steps: [],
    });
  });

  test('two units in one space are not a position', () => {
    const position = given('R F STP/SC; R F STP/NC', '');
    expect(() => adjudicateAdjustments(position, [], EDITIONS.DATC)).toThrow();
  });
});
