import { describe, expect, test } from 'vitest';
import { CHOICE_WORDS, choiceWords, differences } from '../../src/rules/choice-words.ts';
import { EDITION_IDS, type Choices } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { RULE_IDS } from '../../src/rules/rule.ts';
import { citationName, citationNumber, sectionOf, SECTIONS } from '../../src/rules/sections.ts';
import { ruleWords } from '../../src/rules/texts.ts';

const editions = EDITION_IDS.map((id) => EDITIONS[id]);
const choices = Object.keys(CHOICE_WORDS) as (keyof Choices)[];

/** Whole sentences, at most two. */
const SENTENCES = /^\p{Lu}[^.]*\.(?: \p{Lu}[^.]*\.)?$/u;

describe.each(editions)('edition $name', (edition) => {
  test.each(RULE_IDS)('rule %s is told in one or two sentences', (rule) => {
    const words = ruleWords(rule, edition);
    expect(words).toMatch(SENTENCES);
    expect(words.length).toBeLessThan(190);
  });

  test.each(RULE_IDS)('the paragraph of %s has a name', (rule) => {
    const citation = edition.citations[rule];
    expect(citationName(citation)).not.toMatch(/Paragraph|undefined/);
    expect(citationNumber(citation)).toBe(citation.source === 'house' ? '' : citation.paragraph);
  });

  test.each(choices)('its answer on %s is a sentence', (choice) => {
    expect(choiceWords(choice, edition)).toMatch(SENTENCES);
    expect(citationName(edition.choiceCitations[choice])).not.toContain('Paragraph');
  });
});

test('where two editions differ in a rule, its words differ', () => {
  const of: Readonly<Partial<Record<keyof Choices, (typeof RULE_IDS)[number]>>> = {
    routes: 'convoy-routes',
    uncuttable: 'uncuttable',
    paradox: 'paradox',
    adjacentConvoy: 'adjacent-convoy',
    retreatToConvoyOrigin: 'retreat',
    dislodgedEffect: 'dislodged-no-effect',
  };
  for (const one of editions) {
    for (const other of editions) {
      const differ = choices.filter((choice) => {
        const rule = of[choice];
        return rule !== undefined && ruleWords(rule, one) !== ruleWords(rule, other);
      });
      expect(differ).toEqual(differences(one, other));
    }
  }
});

test('1971 and 1982 differ in their routes, their paradox clause and short convoys', () => {
  expect(differences(EDITIONS['1971'], EDITIONS['1982'])).toEqual([
    'routes',
    'uncuttable',
    'adjacentConvoy',
  ]);
  expect(choiceWords('routes', EDITIONS['1971'])).toBe('Every ordered route must survive.');
  expect(choiceWords('routes', EDITIONS['1982'])).toBe('One surviving route is enough.');
});

test('paragraphs belong to sections', () => {
  expect(sectionOf('IX.7')?.title).toBe('Support');
  expect(sectionOf('X')?.title).toBe('Cutting support');
  expect(sectionOf('XII.4')?.title).toBe('Convoys');
  expect(sectionOf('4.A.1')).toBeUndefined();
  expect(SECTIONS.map(({ number }) => number)).toEqual([
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
    'XII',
    'XIV',
  ]);
});

test('a citation by name', () => {
  const { citations } = EDITIONS['1971'];
  expect(citationName(citations['support-cut'])).toBe('Cutting support, rulebook 1971');
  expect(citationName(EDITIONS['2023'].citations.uncuttable)).toBe('Page 18, rulebook 2023');
  expect(citationName(EDITIONS.DATC.citations.strength)).toBe('Attack strength, DATC 3.0');
  expect(citationName(citations.paradox)).toMatch(/^House rule/);
});
