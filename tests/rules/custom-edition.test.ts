import { describe, expect, test } from 'vitest';
import { CHOICES, optionsOf } from '../../src/rules/choices.ts';
import { customEdition, editionNamed } from '../../src/rules/custom-edition.ts';
import { EDITION_IDS, type Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { RULE_OF_CHOICE } from '../../src/rules/rule-of-choice.ts';
import { RULE_IDS } from '../../src/rules/rule.ts';
import { eitherEdition } from '../support/either-edition.ts';

const made = (base: string, choices: Readonly<Record<string, unknown>>, name = 'Sunday club') => {
  const result = customEdition({ name, base, choices });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const wrong = (base: string, choices: Readonly<Record<string, unknown>>, name = 'Sunday club') => {
  const result = customEdition({ name, base, choices });
  return result.ok ? [] : result.error.map((error) => [error.message, error.expected]);
};

describe('an edition defined by a game master', () => {
  test('changes what it names and cites it as a house rule of its name', () => {
    const own = made('1971', { routes: 'one-survives', waiving: false });
    const base = EDITIONS['1971'];
    const house = { source: 'house', paragraph: 'Sunday club' };
    expect(own).toMatchObject({ id: 'Sunday club', name: 'Sunday club' });
    expect(own.choices).toEqual({ ...base.choices, routes: 'one-survives', waiving: false });
    expect(own.choiceCitations).toEqual({ ...base.choiceCitations, routes: house, waiving: house });
    expect(own.citations).toEqual({ ...base.citations, 'convoy-routes': house, waive: house });
    expect(english.rules.source(house)).toBe('House rule of Sunday club');
  });

  test('keeps the paragraph of a choice that it only repeats', () => {
    const own = made('1971', { routes: 'all-survive' });
    const { id, name, ...rest } = EDITIONS['1971'];
    expect(id).toBe(name);
    expect(own).toEqual({ ...rest, id: 'Sunday club', name: 'Sunday club' });
  });

  test.each(CHOICES)('can change %s to each of its answers', (choice) => {
    for (const option of optionsOf(choice)) {
      const own: Edition = made('DATC', { [choice]: option });
      expect(own.choices[choice]).toBe(option);
      const isChanged = option !== EDITIONS.DATC.choices[choice];
      expect(own.choiceCitations[choice].paragraph === 'Sunday club').toBe(isChanged);
      const rules = RULE_IDS.filter((rule) => own.citations[rule].paragraph === 'Sunday club');
      expect(rules).toEqual(isChanged ? [RULE_OF_CHOICE[choice]] : []);
    }
  });

  test('is based on any edition, however its name is written', () => {
    for (const id of EDITION_IDS) expect(editionNamed(id.toLowerCase())).toBe(EDITIONS[id]);
    expect(made('dptg', { removal: 'home-by-convoy' }).choices.routes).toBe('all-own-survive');
    expect(editionNamed('1066')).toBeNull();
  });

  test('is refused with what may have been meant', () => {
    expect(wrong('1066', {})).toEqual([['Unknown edition "1066".', eitherEdition()]]);
    expect(wrong('1971', { rotues: 'one-survives' })).toEqual([
      ['Unknown choice "rotues".', 'routes'],
    ]);
    expect(wrong('1971', { routes: 'one-survive' })).toEqual([
      ['"one-survive" is not an answer to "routes".', 'one-survives or all-survive'],
    ]);
    expect(wrong('1971', { routes: 'any' })).toEqual([
      ['"any" is not an answer to "routes".', 'all-survive, one-survives or all-own-survive'],
    ]);
    expect(wrong('1971', { waiving: 'true' })).toEqual([
      ['"true" is not an answer to "waiving".', 'true'],
    ]);
    expect(wrong('1971', { toString: 1, waiving: null })).toHaveLength(2);
  });

  test('must have a new name', () => {
    expect(wrong('1971', {}, ' ')).toEqual([['The edition has no name.', 'a name']]);
    expect(wrong('1971', {}, 'datc 3.0')).toEqual([
      ['"datc 3.0" is already an edition.', 'another name'],
    ]);
    expect(wrong('1971', {}, 'x'.repeat(41))).toEqual([
      ['This name has 41 characters.', 'at most 40'],
    ]);
    expect(wrong('1971', {}, 'DATC 4.A.1')).toEqual([
      ['"DATC 4.A.1" looks like a paragraph.', 'another name'],
    ]);
  });
});
