import { describe, expect, test, vi } from 'vitest';
import {
  ARMY_FLEET_1984,
  ARMY_FLEET_CHOICES,
  ARMY_FLEET_OPTIONS,
} from '../../src/rules/army-fleet.ts';
import { customEdition, editionNamed } from '../../src/rules/custom-edition.ts';
import { isArmyFleet } from '../../src/rules/edition.ts';

const club = (choices: Readonly<Record<string, unknown>>) =>
  customEdition({ name: 'Sunday club', base: 'A/F', choices });

describe('the Army/Fleet module as an edition', () => {
  test('is unavailable before it is loaded, and says so', async () => {
    vi.resetModules();
    const fresh = await import('../../src/rules/custom-edition.ts');
    expect(() => fresh.editionNamed('A/F 1984')).toThrow('The Army/Fleet module is not loaded.');
    const made = fresh.customEdition({ name: 'Sunday club', base: 'A/F', choices: {} });
    expect(made.ok ? [] : made.error.map(({ message }) => message)).toEqual([
      'The Army/Fleet module is not loaded.',
    ]);
  });

  test('is found by its names once it is loaded', () => {
    for (const name of ['A/F', 'a/f 1984', 'Army/Fleet', 'army/fleet 1984'])
      expect(editionNamed(name)).toBe(ARMY_FLEET_1984);
  });

  test.each(ARMY_FLEET_CHOICES)('house rules may change %s to each of its answers', (choice) => {
    for (const option of ARMY_FLEET_OPTIONS[choice]) {
      const made = club({ [choice]: option });
      if (!made.ok || !isArmyFleet(made.value)) throw new Error(choice);
      expect(made.value.armyFleet[choice]).toBe(option);
      const isChanged = option !== ARMY_FLEET_1984.armyFleet[choice];
      expect(made.value.armyFleetCitations[choice].source === 'house').toBe(isChanged);
    }
  });

  test('house rules may also change what the rulebook chooses', () => {
    const made = club({ waiving: false, circle: 'holds' });
    if (!made.ok || !isArmyFleet(made.value)) throw new Error('refused');
    const house = { source: 'house', paragraph: 'Sunday club' };
    expect(made.value).toMatchObject({ id: 'Sunday club', choices: { waiving: false } });
    expect(made.value.citations).toMatchObject({ waive: house, 'circular-orders': house });
  });

  test('errors in house rules are reported with what may have been meant', () => {
    const wrong = (base: string, choices: Readonly<Record<string, unknown>>) => {
      const made = customEdition({ name: 'Sunday club', base, choices });
      return made.ok ? [] : made.error.map(({ message, expected }) => [message, expected]);
    };
    expect(wrong('A/F', { circel: 'holds' })).toEqual([['Unknown choice "circel".', 'circle']]);
    expect(wrong('A/F', { circle: 'hold' })).toEqual([
      ['"hold" is not an answer to "circle".', 'holds'],
    ]);
    expect(wrong('1982', { circle: 'holds' })).toHaveLength(1);
  });
});
