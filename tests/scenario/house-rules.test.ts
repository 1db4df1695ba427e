import { expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkScenario } from '../../src/scenario/check-scenario.ts';
import { editionsOf } from '../../src/scenario/editions-of.ts';
import { formatScenario } from '../../src/scenario/format/format.ts';
import { formatError } from '../../src/scenario/file-place.ts';

/** Two routes, one of them disrupted: under 1971 the convoy is disrupted. */
const BY_ITS_RULES = `title: One route is left
short: One route is left
paragraph: Game
editions: [1971]
rules:
  name: Our table
  choices:
    routes: one-survives
note: The army arrives by the other fleet.
orders:
  England:
    A Lon-Bel: succeeds
    F Eng C A Lon-Bel: disrupted, dislodged
    F Nth C A Lon-Bel: available
  France:
    F Bre-Eng: succeeds
    F Mid S F Bre-Eng: given
dislodged:
  F Eng: { by: F Bre, retreats: [Iri, Lon, Pic, Wal] }
`;

const errorsOf = (text: string, file = 'own/f.yaml'): readonly string[] => {
  const checked = checkScenario(text, file);
  return checked.ok ? [] : checked.error.map(formatError);
};

test('a scenario is ruled under the house rules that it states', () => {
  const checked = checkScenario(BY_ITS_RULES, 'own/f.yaml');
  if (!checked.ok) throw new Error(checked.error.map(formatError).join('\n'));
  const [edition, ...others] = editionsOf(checked.value);
  expect(others).toEqual([]);
  expect(edition?.name).toBe('Our table');
  expect(edition?.choices).toEqual({ ...EDITIONS['1971'].choices, routes: 'one-survives' });
  const again = checkScenario(formatScenario(checked.value), 'own/f.yaml');
  expect(again).toEqual(checked);
});

test('without them the outcome differs', () => {
  const plain = BY_ITS_RULES.replace(/^rules:\n( .*\n)+/m, '');
  expect(errorsOf(plain)[0]).toMatch(/^own\/f\.yaml:8:16 1971 rules England: A Lon-Bel as /);
});

test.each([
  [
    'an unknown choice',
    BY_ITS_RULES.replace('routes:', 'rotues:'),
    'own/f.yaml:8:5 Unknown field "rotues". (expected routes)',
  ],
  [
    'an unknown answer',
    BY_ITS_RULES.replace('one-survives', 'one-survive'),
    'own/f.yaml:8:13 "one-survive" is not an answer to "routes". (expected one-survives or all-survive)',
  ],
  [
    'the name of an edition',
    BY_ITS_RULES.replace('Our table', 'DATC'),
    'own/f.yaml:6:9 "DATC" is already an edition. (expected another name)',
  ],
  [
    'a second edition',
    BY_ITS_RULES.replace('[1971]', '[1971, 1982]'),
    'own/f.yaml:4:11 House rules change one edition. (expected the one that they change)',
  ],
])('%s is reported with its place', (_, text, error) => {
  expect(errorsOf(text)).toEqual([error]);
});

test('the examples of the site have none', () => {
  expect(errorsOf(BY_ITS_RULES, 'scenarios/datc/f.yaml')).toEqual([
    'scenarios/datc/f.yaml:5:1 House rules are only for your own files. (expected no "rules" here)',
  ]);
});
