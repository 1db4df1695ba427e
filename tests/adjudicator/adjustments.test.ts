import { describe, expect, test } from 'vitest';
import { adjudicateAdjustments } from '../../src/adjudicator/adjustment-phase/adjudicate-adjustments.ts';
import type { Choices, EditionId } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkAdjustments } from '../../src/trace/check-adjustments.ts';
import type { AdjustmentPosition, AdjustmentRuling } from '../../src/trace/adjustment-ruling.ts';
import {
  adjustmentOrder,
  afterFall,
  lines,
  shortAdjustment,
  shortUnit,
} from '../support/phases.ts';
import { told } from '../support/phases.ts';

function rule(
  position: AdjustmentPosition,
  written = '',
  id: EditionId = 'DATC',
  choices: Partial<Choices> = {},
): AdjustmentRuling {
  const edition = { ...EDITIONS[id], choices: { ...EDITIONS[id].choices, ...choices } };
  const orders = lines(written).map(adjustmentOrder);
  const ruling = adjudicateAdjustments(position, orders, edition);
  expect(checkAdjustments(position, orders, edition, ruling)).toEqual({ ok: true });
  return ruling;
}

/** Each order with its outcome, and why if it is illegal. */
const outcomes = ({ orders, steps }: AdjustmentRuling): readonly string[] =>
  orders.map(({ order, outcome, step }) => {
    const fact = steps[step ?? -1]?.fact;
    const why = fact?.type === 'adjustment-illegal' ? ` ${fact.reason}` : '';
    return `${shortAdjustment(order)}: ${outcome}${why}`;
  });

/** The builds that were not made: `F 2 no-order`. */
const unbuilt = ({ steps }: AdjustmentRuling): readonly string[] =>
  steps.flatMap(({ fact }) =>
    fact.type === 'waives' && fact.reason !== 'ordered'
      ? [`${fact.power.charAt(0)} ${String(fact.builds)} ${fact.reason}`]
      : [],
  );

const removed = ({ removed: { units } }: AdjustmentRuling): readonly string[] =>
  units.map(shortUnit);

/** As the DATC gives its cases: who owns what is said, whoever stands there. */
const given = (units: string, owned: string): AdjustmentPosition =>
  afterFall(units, owned, { captured: true });

const EVERY = Object.keys(EDITIONS) as EditionId[];

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
    const ruling = rule(position, orders);
    expect(outcomes(ruling).map((row) => row.slice(row.indexOf(': ') + 2))).toEqual(expected);
  });

  test('what is built stands there, on its coast, in board order', () => {
    const ruling = rule(given('R A WAR', 'R: MOS STP WAR'), 'R build STP/SC; R build MOS');
    expect(ruling.after.units.map(shortUnit)).toEqual(['R A MOS', 'R F STP/SC', 'R A WAR']);
  });

  test('an army is built in St Petersburg, whatever coast is named (4.B.6)', () => {
    expect(told(rule(given('', 'R: STP'), 'R build A STP/NC').after.units)).toEqual(['R A STP']);
  });
});

describe('builds that are not made (1971 XIII.2; DATC 3.0 4.D.7)', () => {
  test('nobody orders them', () => {
    expect(unbuilt(rule(given('', 'F: PAR MAR BRE SPA')))).toEqual([
      'F 3 no-order',
      'F 1 no-centre',
    ]);
  });

  test('all home centres are occupied: wait', () => {
    const position = given('F A PAR; F A MAR; F F BRE', 'F: PAR MAR BRE SPA');
    expect(unbuilt(rule(position))).toEqual(['F 1 no-centre']);
    expect(outcomes(rule(position, 'F build A SPA; F build A PAR'))).toEqual([
      'F build A SPA: illegal not-home',
      'F build A PAR: illegal occupied',
    ]);
  });

  test('all home centres are lost: no unit until one is retaken and left vacant', () => {
    const lost = afterFall('F A GAS; G A KIE; G A BER; G A MUN', 'F: SPA POR; G: PAR MAR BRE');
    expect(unbuilt(rule(lost, 'F build A PAR'))).toContain('F 1 no-centre');
    const retaken = afterFall('F A PAR', 'F: SPA POR; G: PAR MAR BRE');
    expect(outcomes(rule(retaken, 'F build A PAR'))).toEqual(['F build A PAR: illegal occupied']);
    const vacated = afterFall('F A BUR', 'F: SPA POR PAR; G: MAR BRE');
    expect(outcomes(rule(vacated, 'F build A PAR'))).toEqual(['F build A PAR: builds']);
  });

  test('waived by order, as far as builds are due', () => {
    const ruling = rule(given('', 'F: PAR MAR BRE'), 'F waive; F build A PAR; F waive; F waive');
    expect(outcomes(ruling)).toEqual([
      'F waive: waives',
      'F build A PAR: builds',
      'F waive: waives',
      'F waive: illegal too-many',
    ]);
    expect(unbuilt(ruling)).toEqual([]);
  });

  test('a waive counts before the builds that come after it', () => {
    const ruling = rule(given('', 'F: PAR'), 'F waive; F build A PAR');
    expect(outcomes(ruling)).toEqual(['F waive: waives', 'F build A PAR: illegal too-many']);
  });

  test('an edition without waiving follows no waive, and the build is still open', () => {
    const ruling = rule(given('', 'F: PAR'), 'F waive; F build A PAR', 'DATC', { waiving: false });
    expect(outcomes(ruling)).toEqual(['F waive: illegal waiving', 'F build A PAR: builds']);
  });
});

describe('ownership after Fall (1971 XIII.1)', () => {
  test('a power owns what its unit stands on, and what it left vacant', () => {
    const { owners, steps } = rule(
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
    const ruling = rule(
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

  test('nothing is captured where that is decided already', () => {
    expect(rule(given('F A SPA', 'I: SPA')).owners).toEqual({ SPA: 'Italy' });
  });

  test('a build in a home centre that was lost just now says who took it', () => {
    const { steps } = rule(afterFall('R A BER', 'G: BER KIE MUN; R: WAR'), 'G build A BER');
    const refused = steps.find(({ fact }) => fact.type === 'adjustment-illegal');
    expect(refused?.fact).toMatchObject({ reason: 'not-owned' });
    expect(refused?.because.map((id) => steps[id]?.fact.type)).toEqual(['captures']);
  });

  test('Winter 1902 of the Sample Game: an owner who lost two centres and one unit removes one', () => {
    const ruling = rule(
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

describe('removals by order (1971 XIII.2; DATC 3.0 6.J.1, 6.J.2)', () => {
  test('6.J.1 too many: the first legal ones', () => {
    const ruling = rule(
      given('F A PAR; F A PIC', 'F: PAR'),
      'F remove F LYO; F remove A PIC; F remove A PAR',
    );
    expect(outcomes(ruling)).toEqual([
      'F remove F LYO: illegal no-unit',
      'F remove A PIC: removes',
      'F remove A PAR: illegal too-many',
    ]);
  });

  test('6.J.2 the same unit twice: another goes by the rule', () => {
    const ruling = rule(
      given('F A PAR; F A BUR; F A MUN', 'F: MAR'),
      'F remove A PAR; F remove A PAR',
    );
    expect(outcomes(ruling)).toEqual([
      'F remove A PAR: removes',
      'F remove A PAR: illegal removed-already',
    ]);
    expect(removed(ruling)).toEqual(['F A MUN']);
  });

  test('nobody removes the units of others', () => {
    const ruling = rule(
      given('F A PAR; G A RUH; G A MUN', 'G: MUN'),
      'G remove A PAR; F remove A RUH',
    );
    expect(outcomes(ruling)).toEqual([
      'F remove A RUH: illegal no-unit',
      'G remove A PAR: illegal no-unit',
    ]);
  });
});

describe('removals that nobody ordered (1971 XIV.4; DATC 3.0 4.D.8, 6.J)', () => {
  test.each([
    ['6.J.3', given('R A LVN; R A SWE', 'R: STP'), ['R A SWE']],
    ['6.J.4', given('R A LVN; R A UKR', 'R: MOS'), ['R A LVN']],
    ['6.J.5', given('R F SKA; R F BER', 'R: STP'), ['R F BER']],
    ['6.J.6', given('R F BOT; R F NTH', 'R: MUN'), ['R F BOT']],
    ['6.J.7', given('R A BOH; R F SKA; R F NTH', 'R: STP WAR'), ['R F NTH']],
    ['6.J.8', given('R A TYR; R F BAL', 'R: WAR'), ['R A TYR']],
    ['6.J.9', given('R A GRE; R A SEV; R F BAL', 'R: STP SEV'), ['R A GRE']],
    ['6.J.9, second', given('R A GRE; R A SEV; R F SKA', 'R: STP SEV'), ['R A GRE']],
    ['6.J.10', given('I A GRE; I A PIE', 'I: NAP'), ['I A PIE']],
    ['6.J.11', given('I A WAR; I A TUS', 'I: WAR'), ['I A TUS']],
  ])('%s, over land and sea to an owned centre', (_, position, expected) => {
    for (const edition of ['2023', 'DATC'] as const)
      expect(removed(rule(position, '', edition))).toEqual(expected);
  });

  test('6.J.11 as it was before 2023: home counts', () => {
    const position = given('I A WAR; I A TUS', 'I: WAR');
    expect(removed(rule(position, '', '1971'))).toEqual(['I A WAR']);
    expect(removed(rule(position, '', 'DATC', { removal: 'home-armies-over-sea' }))).toEqual([
      'I A WAR',
    ]);
  });

  test('6.J.8 as it was before 2023: the fleet goes its own way to Sevastopol or St Petersburg', () => {
    // Tyrolia to Warsaw 3 (by Bohemia and Silesia or Galicia); Baltic to St Petersburg 2.
    const position = given('R A TYR; R F BAL', 'R: WAR');
    expect(removed(rule(position, '', 'DATC', { removal: 'home-armies-over-sea' }))).toEqual([
      'R A TYR',
    ]);
  });

  test('several go in turn, the fleet before the army, then by the alphabet', () => {
    // North Sea 2 by Norway; Skagerrak 2; Bohemia 2 to Warsaw; Livonia 1.
    const ruling = rule(given('R A BOH; R F SKA; R F NTH; R A LVN; R A STP', 'R: STP WAR'));
    expect(removed(ruling)).toEqual(['R F NTH', 'R F SKA', 'R A BOH']);
    const among = ruling.steps.flatMap(({ fact }) =>
      fact.type === 'removes-unordered' ? [fact.among] : [],
    );
    expect(among[0]).toEqual([
      { unit: 'NTH', distance: 2 },
      { unit: 'SKA', distance: 2 },
      { unit: 'BOH', distance: 2 },
      { unit: 'LVN', distance: 1 },
      { unit: 'STP', distance: 0 },
    ]);
    expect(among[2]?.map(({ unit }) => unit)).toEqual(['BOH', 'LVN', 'STP']);
  });

  test('what was ordered goes first, the rest by the rule', () => {
    const ruling = rule(
      given('R A BOH; R F SKA; R F NTH; R A LVN', 'R: STP WAR'),
      'R remove A LVN',
    );
    expect(removed(ruling)).toEqual(['R F NTH']);
    expect(told(ruling.after.units)).toEqual(['R A BOH', 'R F SKA']);
  });

  test('the alphabet is that of the full English names', () => {
    // Both are next to St Petersburg. By their letters BOT would come before FIN.
    const position = given('R F BOT; R F FIN', 'R: STP');
    for (const id of EVERY) expect(removed(rule(position, '', id))).toEqual(['R F FIN']);
  });

  test('a power without any centre loses everything', () => {
    const ruling = rule(given('T A SYR; T F AEG', 'R: CON'));
    expect(removed(ruling)).toEqual(['T F AEG', 'T A SYR']);
    expect(ruling.after.units).toEqual([]);
  });

  describe('1971: France in Belgium, Ruhr and the North Sea', () => {
    const removal = 'home-by-convoy';
    const position = (owned: string) => given('F A BEL; F A RUH; F F NTH', `F: ${owned}`);

    test.each(EVERY.filter((id) => EDITIONS[id].choices.removal !== 'owned-over-land-and-sea'))(
      'the fleet goes first, %s',
      (id) => {
        expect(removed(rule(position('PAR MAR'), '', id))).toEqual(['F F NTH']);
      },
    );

    test('then Ruhr, if a convoy is one move; then Belgium, if an army steps through the seas', () => {
      expect(removed(rule(position('PAR'), '', '1971', { removal }))).toEqual([
        'F F NTH',
        'F A RUH',
      ]);
      const stepping = rule(position('PAR'), '', '1971', { removal: 'home-armies-over-sea' });
      expect(removed(stepping)).toEqual(['F F NTH', 'F A BEL']);
    });
  });
});

describe('any position', () => {
  test('powers come in their usual order, whatever the order of the orders', () => {
    const position = given('T A SMY; A A VIE', 'T: SMY CON; A: VIE BUD; E: LON');
    const ruling = rule(position, 'T build A CON; E build F LON; A build A BUD');
    expect(outcomes(ruling)).toEqual([
      'A build A BUD: builds',
      'E build F LON: builds',
      'T build A CON: builds',
    ]);
  });

  test('an empty board has nothing to adjust', () => {
    expect(rule({ units: [], owners: {} })).toMatchObject({ orders: [], owners: {}, steps: [] });
  });

  test('two units in one space are no position', () => {
    const position = given('R F STP/SC; R F STP/NC', '');
    expect(() => adjudicateAdjustments(position, [], EDITIONS.DATC)).toThrow();
  });
});
