import { describe, expect, test } from 'vitest';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { but, SOUND, SOUND_WITH_UNITS } from './sound.ts';

const load = (text: string, file = 'f.yaml') => loadScenario(text, file);

const scenarioOf = (text: string, file?: string) => {
  const loaded = load(text, file);
  if (!loaded.ok) throw new Error(loaded.error.map(formatError).join('\n'));
  return loaded.value;
};

const LAST_ORDER = '    F Bal-Pru: bounces';

describe('a sound file', () => {
  test('becomes a scenario', () => {
    const { position, orders, expected, dislodged, ...rest } = scenarioOf(SOUND);
    expect(rest).toEqual({
      slug: 'own/f',
      collection: 'own',
      title: 'A dislodged unit supports nothing',
      short: 'Unless dislodged',
      paragraph: 'X',
      example: null,
      entry: null,
      instance: false,
      phase: null,
      note: 'In our own words.',
      editions: ['1971', 'DATC'],
      de: null,
      retreats: null,
      expectedRetreats: [],
      adjustments: null,
      expectedAdjustments: null,
      comments: [],
    });
    expect(position.units).toEqual([
      { power: 'Germany', kind: 'A', at: 'BER' },
      { power: 'Germany', kind: 'A', at: 'SIL' },
      { power: 'Russia', kind: 'A', at: 'PRU' },
      { power: 'Russia', kind: 'A', at: 'WAR' },
      { power: 'Russia', kind: 'F', at: 'BAL' },
    ]);
    expect(orders).toHaveLength(5);
    expect(expected[1]).toEqual({
      text: 'A Sil S A Ber-Pru',
      order: {
        power: 'Germany',
        unit: { kind: 'A', at: 'SIL' },
        type: 'support-move',
        target: { kind: 'A', at: 'BER' },
        to: 'PRU',
      },
      outcome: 'cut',
      dislodged: true,
    });
    expect(dislodged).toEqual([{ unit: 'SIL', by: 'PRU', retreats: ['BOH', 'GAL', 'MUN'] }]);
  });

  test('may list its units, some of them without an order', () => {
    const text = but('F Bal]', 'F Bal, F StP/sc]', SOUND_WITH_UNITS);
    const { position, orders } = scenarioOf(text);
    expect(position.units).toHaveLength(6);
    expect(position.units[5]).toEqual({ power: 'Russia', kind: 'F', at: 'STP/SC' });
    expect(orders).toHaveLength(5);
  });

  test('has its slug and collection from its folder and name, with either slash', () => {
    for (const file of [
      'scenarios/sample-game/1901-1-spring.yaml',
      'C:\\standoff\\scenarios\\sample-game\\1901-1-spring.yaml',
    ])
      expect(scenarioOf(SOUND, file)).toMatchObject({
        slug: 'sample-game/1901-1-spring',
        collection: 'sample-game',
      });
  });

  test('keeps the order of its editions: the first is shown first', () => {
    expect(scenarioOf(but('[1971, DATC]', '[2023, 1971]')).editions).toEqual(['2023', '1971']);
  });

  test('has retreats in the order of the board, however they are written', () => {
    const text = but('[Boh, Gal, Mun]', '[Munich, GAL, bohemia]');
    expect(scenarioOf(text).dislodged[0]?.retreats).toEqual(['BOH', 'GAL', 'MUN']);
  });

  test('may have orders that are completed by other orders', () => {
    const text = but('A War S A Pru-Sil: given', 'A War S Pru-Sil: given');
    expect(scenarioOf(text).orders[3]).toMatchObject({ target: { kind: 'A', at: 'PRU' } });
  });

  test('may order a unit twice, or a unit of another power, to demonstrate that', () => {
    const twice = but('A Ber-Pru: b', 'A Ber-Kie: ambiguous\n    A Ber-Pru: ambiguous #');
    expect(scenarioOf(twice).orders).toHaveLength(6);
    const foreign = but(LAST_ORDER, `${LAST_ORDER}\n    A Ber H: illegal`, SOUND_WITH_UNITS);
    expect(scenarioOf(foreign).orders).toHaveLength(6);
  });

  test('may have Windows line ends', () => {
    expect(scenarioOf(SOUND.replaceAll('\n', '\r\n'))).toEqual(scenarioOf(SOUND));
  });
});
