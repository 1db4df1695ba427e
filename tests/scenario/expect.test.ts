import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkScenario } from '../../src/scenario/check-scenario.ts';
import { differences } from '../../src/scenario/expect.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { but, SOUND } from './sound.ts';

const sound = (() => {
  const loaded = loadScenario(SOUND, 'f.yaml');
  if (!loaded.ok) throw new Error('the sound file is not sound');
  return loaded.value;
})();
const ruling = adjudicate(sound.position, sound.orders, EDITIONS['1971']);

describe('differences', () => {
  test('there are none if the ruling is as expected', () => {
    expect(differences(sound, ruling)).toEqual([]);
  });

  test('an outcome, a dislodgement, the attacker, a retreat: one line each', () => {
    const [first, ...others] = sound.expected;
    const [fallen] = sound.dislodged;
    if (!first || !fallen) throw new Error('the sound file is not sound');
    const otherwise = (changes: Partial<typeof sound>) =>
      differences({ ...sound, ...changes }, ruling);
    expect(otherwise({ expected: [{ ...first, outcome: 'succeeds' }, ...others] })).toEqual([
      'Germany: A Ber-Pru: expected succeeds, got bounces',
    ]);
    expect(otherwise({ expected: [{ ...first, dislodged: true }, ...others] })).toEqual([
      'Germany: A Ber-Pru: expected bounces, dislodged, got bounces',
    ]);
    expect(otherwise({ dislodged: [] })).toEqual([
      'Sil: expected not dislodged, got dislodged from Pru, retreats Boh, Gal, Mun',
    ]);
    expect(otherwise({ dislodged: [{ ...fallen, by: 'WAR', retreats: [] }] })).toEqual([
      'Sil: expected dislodged from War, retreats nowhere, got dislodged from Pru, retreats Boh, Gal, Mun',
    ]);
    const ghost = { unit: 'BER', by: 'PRU', retreats: ['KIE'] } as const;
    expect(otherwise({ dislodged: [fallen, ghost] })).toEqual([
      'Ber: expected dislodged from Pru, retreats Kie, got not dislodged',
    ]);
  });

  test('the retreats may be in any order', () => {
    const [fallen] = sound.dislodged;
    if (!fallen) throw new Error('the sound file is not sound');
    const dislodged = [{ ...fallen, retreats: fallen.retreats.toReversed() }];
    expect(differences({ ...sound, dislodged }, ruling)).toEqual([]);
  });

  test('an order that is missing in the ruling', () => {
    const orders = ruling.orders.filter(({ unit }) => unit !== 'BAL');
    expect(differences(sound, { ...ruling, orders })).toEqual([
      'Russia: F Bal-Pru: expected bounces, got no ruling',
    ]);
  });
});

describe('checkScenario', () => {
  const errorsOf = (text: string): readonly string[] => {
    const checked = checkScenario(text, 'f.yaml');
    return checked.ok ? [] : checked.error.map(formatError);
  };

  test('gives the scenario if everything is right', () => {
    expect(checkScenario(SOUND, 'f.yaml')).toEqual({ ok: true, value: sound });
  });

  test('locates expectations that a ruling does not meet, edition by edition', () => {
    const wrong = but('A War S A Pru-Sil: given', 'A War S A Pru-Sil: cut');
    expect(errorsOf(wrong)).toEqual([
      'f.yaml:12:24 1971 rules Russia: A War S A Pru-Sil as given. (expected cut)',
      'f.yaml:12:24 DATC rules Russia: A War S A Pru-Sil as given. (expected cut)',
    ]);
  });

  test('points at a dislodged unit whose retreats differ', () => {
    expect(errorsOf(but('[Boh, Gal, Mun]', '[Boh, Gal]').replace(', DATC', ''))).toEqual([
      'f.yaml:15:3 1971 rules Sil as dislodged from Pru, retreats Boh, Gal, Mun. (expected dislodged from Pru, retreats Boh, Gal)',
    ]);
  });

  test('reports what cannot be read before it rules', () => {
    expect(errorsOf(but('title:', 'titel:'))).toEqual([
      'f.yaml:1:1 "title" is missing. (expected title: what it shows, short and concrete, in sentence case: "A dislodged unit supports nothing")',
      'f.yaml:1:1 Unknown field "titel". (expected title)',
    ]);
    expect(errorsOf('{{{')).toHaveLength(1);
  });
});
