import { describe, expect, test } from 'vitest';
import { CHOICE_WORDS, choiceWords, differences } from '../../src/rules/choice-words.ts';
import { EDITION_IDS, type Choices, type Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { RULE_OF_CHOICE } from '../../src/rules/rule-of-choice.ts';
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

const variants = choices.flatMap((choice) =>
  Object.keys(CHOICE_WORDS[choice].options).map((option) => {
    const value = option === 'true' || (option === 'false' ? false : option);
    return { choice, value, edition: varied(choice, value) };
  }),
);

function varied(choice: keyof Choices, value: unknown): Edition {
  const { choices: own, ...rest } = EDITIONS.DATC;
  return { ...rest, choices: { ...own, [choice]: value } };
}

test.each(variants)('the rule of $choice says that it is $value', ({ choice, value, edition }) => {
  const rule = RULE_OF_CHOICE[choice];
  expect(ruleWords(rule, edition)).toMatch(SENTENCES);
  expect(choiceWords(choice, edition)).toMatch(SENTENCES);
  for (const other of variants.filter((one) => one.choice === choice && one.value !== value)) {
    expect(ruleWords(rule, other.edition)).not.toBe(ruleWords(rule, edition));
    expect(choiceWords(choice, other.edition)).not.toBe(choiceWords(choice, edition));
  }
});

test('the words of a rule differ only where editions differ', () => {
  for (const rule of RULE_IDS)
    for (const one of editions)
      for (const other of editions)
        if (ruleWords(rule, one) !== ruleWords(rule, other))
          expect(differences(one, other).map((choice) => RULE_OF_CHOICE[choice])).toContain(rule);
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
  ]);
});

test('a citation by name', () => {
  const { citations } = EDITIONS['1971'];
  expect(citationName(citations['support-cut'])).toBe('Cutting support, rulebook 1971');
  expect(citationName(EDITIONS['2023'].citations.uncuttable)).toBe('Page 18, rulebook 2023');
  expect(citationName(EDITIONS.DATC.citations.strength)).toBe('Attack strength, DATC 3.0');
  expect(citationName(citations.paradox)).toMatch(/^House rule/);
});
