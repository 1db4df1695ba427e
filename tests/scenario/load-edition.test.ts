import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import {
  ARMY_FLEET_1984,
  ARMY_FLEET_CHOICES,
  ARMY_FLEET_OPTIONS,
} from '../../src/rules/army-fleet.ts';
import { CHOICES, optionsOf } from '../../src/rules/choices.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { loadEdition } from '../../src/scenario/load/load-edition.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { eitherEdition } from '../support/either-edition.ts';
import schema from '../../scenarios/edition.schema.json' with { type: 'json' };

const SOUND = `name: Sunday club
base: 1971
choices:
  routes: one-survives
  waiving: false
`;

const errorsOf = (text: string): readonly string[] => {
  const loaded = loadEdition(text, 'f.yaml');
  return loaded.ok ? [] : loaded.error.map(formatError);
};

test('a file makes an edition', () => {
  const loaded = loadEdition(SOUND, 'f.yaml');
  expect(loaded.ok && loaded.value.choices).toEqual({
    ...EDITIONS['1971'].choices,
    routes: 'one-survives',
    waiving: false,
  });
  expect(loaded.ok && loaded.value.name).toBe('Sunday club');
});

test.each([
  [
    'an unknown choice',
    SOUND.replace('routes', 'route'),
    'f.yaml:4:3 Unknown choice "route". (expected routes)',
  ],
  [
    'an unknown answer',
    SOUND.replace('one-survives', 'one'),
    'f.yaml:4:11 "one" is not an answer to "routes". (expected all-survive, one-survives or all-own-survive)',
  ],
  [
    'an unknown base',
    SOUND.replace('1971', '1066'),
    `f.yaml:2:7 Unknown edition "1066". (expected ${eitherEdition()})`,
  ],
  ['an unknown field', `${SOUND}nane: x\n`, 'f.yaml:6:1 Unknown field "nane". (expected name)'],
  ['no name', SOUND.replace(/name.*\n/, ''), 'f.yaml:1:1 "name" is missing. (expected name: ...)'],
  [
    'a name that is no text',
    SOUND.replace('Sunday club', '7'),
    'f.yaml:1:7 This is not a name. (expected words)',
  ],
  [
    'no choice',
    'name: Own\nbase: DATC\nchoices:\n',
    'f.yaml:3:9 There is no choice here. (expected lines such as "routes: all-survive")',
  ],
  [
    'no YAML',
    'name: "Own',
    'f.yaml:1:11 A quote or bracket is not closed. (expected a closing quote or bracket)',
  ],
])('%s is reported with its place', (_, text, error) => {
  expect(errorsOf(text)).toEqual([error]);
});

test('the schema has every choice with its answers', () => {
  const { properties } = schema.properties.choices;
  const rulebooks = CHOICES.map((choice) => [
    choice,
    { description: english.rules.choices[choice].label, enum: optionsOf(choice) },
  ]);
  const module = ARMY_FLEET_CHOICES.map((choice) => [
    choice,
    {
      description: `of the Army/Fleet module, ${ARMY_FLEET_1984.armyFleetCitations[choice].paragraph}; only with "base: A/F"`,
      enum: ARMY_FLEET_OPTIONS[choice],
    },
  ]);
  expect(properties).toEqual(Object.fromEntries([...rulebooks, ...module]));
});
