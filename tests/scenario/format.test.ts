import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatScenario } from '../../src/scenario/format/format.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { but, SOUND, SOUND_WITH_UNITS } from './sound.ts';

const load = (text: string): Scenario => {
  const loaded = loadScenario(text, 'f.yaml');
  if (!loaded.ok) throw new Error(`${loaded.error.map(formatError).join('\n')}\n${text}`);
  return loaded.value;
};

const sound = load(SOUND);
const again = (scenario: Scenario): Scenario => load(formatScenario(scenario));

describe('a scenario as a file', () => {
  test('leaves out units that the orders name, and nothing else', () => {
    expect(formatScenario(sound)).toBe(SOUND.replace('note: ', 'note: >-\n  '));
    expect(formatScenario(load(SOUND_WITH_UNITS))).toBe(formatScenario(sound));
  });

  test('lists the units if one has no order, or an order has no unit', () => {
    const idle = load(but('F Bal]', 'F Bal, F StP/sc]', SOUND_WITH_UNITS));
    expect(formatScenario(idle)).toContain('\n  Russia: [A Pru, A War, F Bal, F StP/sc]\n');
    expect(again(idle)).toEqual(idle);
    const foreign = but('bounces\ndis', 'bounces\n    A Ber H: illegal\ndis', SOUND_WITH_UNITS);
    expect(again(load(foreign))).toEqual(load(foreign));
  });

  test('lists the units if an order, on its own, implies another unit or none', () => {
    const listed = (unit: string, order: string) =>
      load(`${SOUND.slice(0, SOUND.indexOf('orders:'))}units:
  France: [${unit}, A Por]
orders:
  France:
    ${order}: succeeds
    A Por H: holds
`);
    for (const scenario of [
      listed('F Spa/sc', 'F Spa/nc-Lyo'),
      listed('A Gas', 'Gas-Spa'),
      listed('A Mar', 'F Mar-Bur'),
    ]) {
      expect(formatScenario(scenario)).toContain('\nunits:\n');
      expect(again(scenario)).toEqual(scenario);
    }
  });

  test('has every field that is set', () => {
    const full: Scenario = {
      ...sound,
      example: 9,
      entry: 'E38',
      instance: true,
      phase: 'Spring 1901',
    };
    expect(again(full)).toEqual(full);
  });

  test('quotes what YAML would read as something else', () => {
    for (const title of [
      "It's: so",
      '12',
      'null',
      'Yes',
      '# 1',
      '- a',
      '*a',
      '"a"',
      "'a'",
      'a #b',
      'a:',
      '[a]',
    ])
      expect(again({ ...sound, title }).title).toBe(title);
  });

  test('is read back unchanged, whatever its texts', () => {
    const line = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((text) =>
        text
          .trim()
          .replaceAll(/[\s\p{Cc}]+/gu, ' ')
          .trim(),
      )
      .filter((text) => text !== '');
    const note = fc.array(line, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(line, note, (title, text) => {
        const scenario = { ...sound, title, short: title, note: text };
        expect(again(scenario)).toEqual(scenario);
      }),
      { numRuns: 100, seed: 1982 },
    );
  }, 60_000);
});
