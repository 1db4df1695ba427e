import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkScenario } from '../../src/scenario/check-scenario.ts';
import { formatScenario } from '../../src/scenario/format/format.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { phasesOf, type Scenario } from '../../src/scenario/scenario.ts';
import { but, SOUND } from './sound.ts';

const HEAD = SOUND.slice(0, SOUND.indexOf('orders:'));

const RETREATS = `${SOUND}retreats:
  Germany:
    A Sil-Boh: retreats
`;

const GIVEN = `${HEAD}units:
  Russia: [A Sil, F Bal]
  Germany: [A Boh]
dislodged:
  A Sil: { power: Germany, by: A Pru, retreats: [Gal, Mun] }
retreats:
  Germany:
    A Sil D: disbands
  Russia:
    F Bal-Ber: illegal
`;

const ADJUSTMENTS = `${HEAD}units:
  Germany: [A Ukr, A Ber, A War]
  Russia: [A Mos]
centres:
  Germany: [Ber]
  Russia: [Mos, Sev, War]
adjustments:
  Russia:
    Build F Sev: builds
    Waive: illegal
removed:
  Germany: [A Ukr]
centres after:
  Germany: [Ber, War]
`;

const ALL = `${RETREATS}centres:
  Germany: [Ber, Mun]
adjustments:
  Germany:
    Build A Mun: illegal
removed:
  Russia: [F Bal, A Sil]
`;

const load = (text: string): Scenario => {
  const loaded = loadScenario(text, 'f.yaml');
  if (!loaded.ok) throw new Error(loaded.error.map(formatError).join('\n'));
  return loaded.value;
};
const errorsOf = (text: string): readonly string[] => {
  const checked = checkScenario(text, 'f.yaml');
  return checked.ok ? [] : checked.error.map(formatError);
};

describe('a scenario with later phases', () => {
  test.each([
    ['movement', SOUND, ['movement']],
    ['movement and retreats', RETREATS, ['movement', 'retreats']],
    ['retreats', GIVEN, ['retreats']],
    ['adjustments', ADJUSTMENTS, ['adjustments']],
  ])('%s: is read, holds and is written back', (_, text, phases) => {
    expect(errorsOf(text)).toEqual([]);
    const scenario = load(text);
    expect(phasesOf(scenario)).toEqual(phases);
    expect(load(formatScenario(scenario))).toEqual(scenario);
  });

  test('begins each phase with what the one before it left', () => {
    const scenario = load(ALL);
    expect(phasesOf(scenario)).toEqual(['movement', 'retreats', 'adjustments']);
    const { movement, retreats, adjustments } = rulePhases(scenario, EDITIONS['1971']);
    expect(retreats?.position.units).toEqual(movement?.ruling.after.units);
    expect(retreats?.position.dislodged.map(({ unit }) => unit.at)).toEqual(['SIL']);
    expect(adjustments?.position.units).toEqual(retreats?.ruling.after.units);
    expect(adjustments?.position.units).toContainEqual({ power: 'Germany', kind: 'A', at: 'BOH' });
  });

  test('closes to a given unit every space that is not listed as open', () => {
    const [retreater] = load(GIVEN).retreats?.given ?? [];
    expect(retreater?.retreats).toEqual(['GAL', 'MUN']);
    expect(retreater?.barred).toEqual([
      { at: 'BER', reason: 'stand-off' },
      { at: 'BOH', reason: 'occupied' },
      { at: 'PRU', reason: 'attacker-origin' },
      { at: 'WAR', reason: 'stand-off' },
    ]);
  });

  test('is quiet without a trace', () => {
    const { retreats, adjustments } = rulePhases(load(ALL), EDITIONS['1971'], { trace: false });
    expect([retreats?.ruling.steps, adjustments?.ruling.steps]).toEqual([[], []]);
  });
});

describe('errors in a later phase are reported with their place', () => {
  test.each([
    [
      'a retreat that comes to something else',
      but('A Sil-Boh: retreats', 'A Sil-Pru: retreats', RETREATS),
      'f.yaml:18:16 1971 rules Germany: A Sil-Pru as illegal. (expected retreats)',
    ],
    [
      'a word of another phase',
      but('A Sil-Boh: retreats', 'A Sil-Boh: succeeds', RETREATS),
      'f.yaml:18:16 Unknown outcome "succeeds". (expected retreats, collides, disbands, illegal or ambiguous)',
    ],
    [
      'an order that cannot have the outcome this',
      but('A Sil-Boh: retreats', 'A Sil-Boh: disbands', RETREATS),
      'f.yaml:18:16 This order cannot have the outcome "disbands". (expected retreats, collides, illegal or ambiguous)',
    ],
    [
      'a retreat order for a unit that stands',
      but('A Sil-Boh: retreats', 'A Ber-Kie: retreats', RETREATS),
      'f.yaml:18:5 German A Ber is not dislodged. (expected German A Sil)',
    ],
    [
      'a space that is none',
      but('A Sil-Boh: retreats', 'A Sil-Bxh: retreats', RETREATS),
      'f.yaml:18:11 Unknown space "Bxh". (expected Bohemia (Boh))',
    ],
    [
      'retreats of nobody',
      `${SOUND.slice(0, SOUND.indexOf('dislodged:\n'))}retreats: {}\n`,
      'f.yaml:14:1 "dislodged" is missing. (expected dislodged: every dislodged unit: what dislodges it, and where it may retreat; in a scenario without moves also its power)',
    ],
    [
      'a given unit of nobody',
      but('power: Germany, ', '', GIVEN),
      'f.yaml:10:3 The power of this unit is missing. (expected power: Austria)',
    ],
    [
      'a given unit of an unknown power',
      but('power: Germany', 'power: Germania', GIVEN),
      'f.yaml:10:19 Unknown power "Germania". (expected Germany)',
    ],
    [
      'a power where the orders tell it',
      but('by: A Pru', 'power: Germany, by: A Pru', RETREATS),
      'f.yaml:15:19 The orders already give the power of this unit. (expected only "by" and "retreats")',
    ],
    [
      'two given units in one space',
      but('retreats:\n', '  F Sil: { power: Italy, retreats: [] }\nretreats:\n', GIVEN),
      'f.yaml:11:3 Two units are dislodged in Sil. (expected one unit in a space)',
    ],
    [
      'a given unit where it cannot be',
      but('  A Sil: { power: Germany, by: A Pru,', '  F Sil: { power: Germany, by: A Pru,', GIVEN),
      'f.yaml:10:3 No fleet can be in Silesia. (expected an army)',
    ],
    [
      'a retreat to where a unit stands',
      but('[Gal, Mun]', '[Boh, Mun]', GIVEN),
      'f.yaml:10:50 There is a unit in Boh. (expected an empty space)',
    ],
    [
      'no phase at all',
      HEAD,
      'f.yaml:1:1 "orders" is missing. (expected orders, retreats or centres)',
    ],
    [
      'adjustments without centres',
      `${SOUND}adjustments: {}\n`,
      'f.yaml:16:1 "centres" is missing.',
    ],
    [
      'a space that is no centre',
      but('[Ber]', '[Ber, Sil]', ADJUSTMENTS),
      'f.yaml:10:18 Silesia is not a supply centre. (expected a supply centre)',
    ],
    [
      'a centre of two powers',
      but('[Mos, Sev, War]', '[Mos, Sev, Ber]', ADJUSTMENTS),
      "f.yaml:11:22 Berlin is Germany's already. (expected one owner)",
    ],
    [
      'a build that comes to something else',
      but('Waive: illegal', 'Waive: waives', ADJUSTMENTS),
      'f.yaml:15:12 1971 rules Russia: Waive as illegal. (expected waives)',
    ],
    [
      'another unit removed',
      but('[A Ukr]\ncentres', '[A Ber]\ncentres', ADJUSTMENTS),
      'f.yaml:17:3 1971 rules what Germany loses without an order as German A Ukr. (expected German A Ber)',
    ],
    [
      'a removal that the file does not tell',
      but('removed:\n  Germany: [A Ukr]\n', '', ADJUSTMENTS),
      'f.yaml:10:3 1971 rules what Germany loses without an order as German A Ukr. (expected nothing)',
    ],
    [
      'a unit removed that is not there',
      but('[A Ukr]\ncentres', '[A Mun]\ncentres', ADJUSTMENTS),
      'f.yaml:17:13 Germany has no A Mun. (expected A Ukr, A Ber or A War)',
    ],
    [
      'other owners',
      but('[Ber, War]', '[Ber]', ADJUSTMENTS),
      'f.yaml:19:3 1971 rules the centres of Germany as Ber, War. (expected Ber)',
    ],
    ['a build that cannot be read', but('Build F Sev', 'Bild F Sev', ADJUSTMENTS), 'f.yaml:14:5'],
  ])('%s', (_, text, error) => {
    expect(errorsOf(text).join('\n')).toContain(error);
  });

  test('with captures: false no unit captures the centre it occupies', () => {
    const before = but(
      'centres after:\n  Germany: [Ber, War]',
      'centres after:\n  Germany: [Ber]',
      ADJUSTMENTS,
    )
      .replace('removed:\n', 'captures: false\nremoved:\n')
      .replace('Germany: [A Ukr]\n', 'Germany: [A Ukr, A War]\n')
      .replace('    Waive: illegal\n', '    Waive: waives\n');
    expect(errorsOf(before)).toEqual([]);
  });
});
