import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules/editions.ts';
import { told } from '../support/phases.ts';
import { EVERY, given, outcomes, removed, ruleAdjustments } from './phases.ts';

describe('removals by order (1971 XIII.2; DATC 3.0 6.J.1, 6.J.2)', () => {
  test('6.J.1 too many: the first legal ones', () => {
    const ruling = ruleAdjustments(
      given('F A PAR; F A PIC', 'F: PAR'),
      'F remove F LYO; F remove A PIC; F remove A PAR',
    );
    expect(outcomes(ruling)).toEqual([
      'F remove F LYO: illegal no-unit',
      'F remove A PIC: removes',
      'F remove A PAR: illegal too-many',
    ]);
  });

  test('6.J.2 the same unit twice: another is removed by the rule', () => {
    const ruling = ruleAdjustments(
      given('F A PAR; F A BUR; F A MUN', 'F: MAR'),
      'F remove A PAR; F remove A PAR',
    );
    expect(outcomes(ruling)).toEqual([
      'F remove A PAR: removes',
      'F remove A PAR: illegal removed-already',
    ]);
    expect(removed(ruling)).toEqual(['F A MUN']);
  });

  test('no power removes the units of another', () => {
    const ruling = ruleAdjustments(
      given('F A PAR; G A RUH; G A MUN', 'G: MUN'),
      'G remove A PAR; F remove A RUH',
    );
    expect(outcomes(ruling)).toEqual([
      'F remove A RUH: illegal no-unit',
      'G remove A PAR: illegal no-unit',
    ]);
  });
});

describe('removals without an order (1971 XIV.4; DATC 3.0 4.D.8, 6.J)', () => {
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
      expect(removed(ruleAdjustments(position, '', edition))).toEqual(expected);
  });

  test('6.J.11 as it was before 2023: the home centres count', () => {
    const position = given('I A WAR; I A TUS', 'I: WAR');
    expect(removed(ruleAdjustments(position, '', '1971'))).toEqual(['I A WAR']);
    expect(
      removed(ruleAdjustments(position, '', 'DATC', { removal: 'home-armies-over-sea' })),
    ).toEqual(['I A WAR']);
  });

  test('6.J.8 as it was before 2023: the fleet goes its own way to Sevastopol or St Petersburg', () => {
    // Tyrolia to Warsaw 3 (by Bohemia and Silesia or Galicia); Baltic to St Petersburg 2.
    const position = given('R A TYR; R F BAL', 'R: WAR');
    expect(
      removed(ruleAdjustments(position, '', 'DATC', { removal: 'home-armies-over-sea' })),
    ).toEqual(['R A TYR']);
  });

  test('several are removed in turn, the fleet before the army, then alphabetically', () => {
    // North Sea 2 by Norway; Skagerrak 2; Bohemia 2 to Warsaw; Livonia 1.
    const ruling = ruleAdjustments(
      given('R A BOH; R F SKA; R F NTH; R A LVN; R A STP', 'R: STP WAR'),
    );
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
    const ruling = ruleAdjustments(
      given('R A BOH; R F SKA; R F NTH; R A LVN', 'R: STP WAR'),
      'R remove A LVN',
    );
    expect(removed(ruling)).toEqual(['R F NTH']);
    expect(told(ruling.after.units)).toEqual(['R A BOH', 'R F SKA']);
  });

  test('the alphabet is that of the full English names', () => {
    // Both are adjacent to St Petersburg. By their letters BOT would come before FIN.
    const position = given('R F BOT; R F FIN', 'R: STP');
    for (const id of EVERY) expect(removed(ruleAdjustments(position, '', id))).toEqual(['R F FIN']);
  });

  test('a power without any centre loses everything', () => {
    const ruling = ruleAdjustments(given('T A SYR; T F AEG', 'R: CON'));
    expect(removed(ruling)).toEqual(['T F AEG', 'T A SYR']);
    expect(ruling.after.units).toEqual([]);
  });

  describe('1971: France in Belgium, Ruhr and the North Sea', () => {
    const removal = 'home-by-convoy';
    const position = (owned: string) => given('F A BEL; F A RUH; F F NTH', `F: ${owned}`);

    test.each(EVERY.filter((id) => EDITIONS[id].choices.removal !== 'owned-over-land-and-sea'))(
      'the fleet goes first, %s',
      (id) => {
        expect(removed(ruleAdjustments(position('PAR MAR'), '', id))).toEqual(['F F NTH']);
      },
    );

    test('then Ruhr, if a convoy is one move; then Belgium, if an army steps through the seas', () => {
      expect(removed(ruleAdjustments(position('PAR'), '', '1971', { removal }))).toEqual([
        'F F NTH',
        'F A RUH',
      ]);
      const stepping = ruleAdjustments(position('PAR'), '', '1971', {
        removal: 'home-armies-over-sea',
      });
      expect(removed(stepping)).toEqual(['F F NTH', 'F A BEL']);
    });
  });
});
