import { expect, test } from 'vitest';
import { loadScenario } from '../../src/scenario/load.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { compareScenarios, sectionOf } from '../../src/scenario/sequence.ts';
import { SCENARIO_FILES } from './files.ts';

const all: readonly Scenario[] = SCENARIO_FILES.flatMap(({ file, text }) => {
  const loaded = loadScenario(text, file);
  return loaded.ok ? [loaded.value] : [];
});

test('a section is what stands before the first stop', () => {
  expect(['VIII', 'IX.7', 'VII.3.b', 'Sample game'].map(sectionOf)).toEqual([
    'VIII',
    'IX',
    'VII',
    'Sample game',
  ]);
});

test('scenarios come in the order of the rulebook, then the sample game, then the DATC', () => {
  const sorted = all.toSorted(compareScenarios);
  const sections = [...new Set(sorted.map(({ paragraph }) => sectionOf(paragraph)))];
  expect(sections).toEqual([
    'II',
    'III',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
    'XII',
    'XIII',
    'XIV',
    'Sample game',
    '6',
  ]);
  const examples = sorted.flatMap(({ example }) => example ?? []);
  expect(examples).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13]);
  const game = sorted.flatMap(({ phase, collection }) =>
    collection === 'sample-game' ? (phase ?? []) : [],
  );
  expect(game).toEqual(['Spring 1901', 'Fall 1901', 'Spring 1902', 'Fall 1902']);
});

test('the cases of the DATC come by letter, then by number', () => {
  const cases = all.filter(({ collection }) => collection === 'datc').toSorted(compareScenarios);
  const paragraphs = [...new Set(cases.map(({ paragraph }) => paragraph))];
  expect(paragraphs.slice(0, 3)).toEqual(['6.A.1', '6.A.2', '6.A.3']);
  expect(paragraphs.indexOf('6.F.10')).toBe(paragraphs.indexOf('6.F.9') + 1);
  expect(paragraphs.at(-1)).toBe('6.J.11');
});

test('the order does not depend on how they came', () => {
  const slugs = (scenarios: readonly Scenario[]) =>
    scenarios.toSorted(compareScenarios).map(({ slug }) => slug);
  expect(slugs(all.toReversed())).toEqual(slugs(all));
});

test('a scenario of no rulebook comes after those of its paragraph, a case of the DATC last', () => {
  const [one] = all.filter(({ collection }) => collection !== 'datc');
  if (!one) throw new Error('no scenarios');
  const own: Scenario = { ...one, slug: 'own/one', collection: 'own', entry: null };
  const datc: Scenario = { ...own, slug: 'own/two', paragraph: '6.J.99' };
  const sorted = [datc, own, ...all].toSorted(compareScenarios);
  expect(sorted.at(-1)).toBe(datc);
  const paragraph = all.filter((other) => other.paragraph === one.paragraph);
  const before = sorted.slice(0, sorted.indexOf(own));
  expect(before).toEqual(expect.arrayContaining(paragraph));
});
