import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { choiceAnswer } from '../../src/explain/in-words.ts';
import { CHOICES, differences, optionsOf } from '../../src/rules/choices.ts';
import { EDITION_IDS, type Choices, type Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { RULE_OF_CHOICE } from '../../src/rules/rule-of-choice.ts';
import { RULE_IDS } from '../../src/rules/rule.ts';
import { citationNumber, sectionOf, SECTIONS } from '../../src/rules/sections.ts';

const editions = EDITION_IDS.map((id) => EDITIONS[id]);

/** Whole sentences, at most two. */
const SENTENCES = /^\p{Lu}[^.]*\.(?: \p{Lu}[^.]*\.)?$/u;

const variants = CHOICES.flatMap((choice) =>
  optionsOf(choice).map((value) => ({ choice, value, edition: varied(choice, value) })),
);

function varied(choice: keyof Choices, value: unknown): Edition {
  const { choices: own, ...rest } = EDITIONS.DATC;
  return { ...rest, choices: { ...own, [choice]: value } };
}

describe.each([
  { language: english, longest: 190, unnamed: /Paragraph|undefined/ },
  { language: german, longest: 230, unnamed: /Absatz|undefined/ },
])('in $language.name', ({ language, longest, unnamed }) => {
  const { text, source, choices, sections } = language.rules;

  describe.each(editions)('edition $name', (edition) => {
    test.each(RULE_IDS)('rule %s is told in one or two sentences', (rule) => {
      expect(text(rule, edition)).toMatch(SENTENCES);
      expect(text(rule, edition).length).toBeLessThan(longest);
    });

    test.each(RULE_IDS)('the paragraph of %s has a name', (rule) => {
      const citation = edition.citations[rule];
      expect(source(citation)).not.toMatch(unnamed);
      const { source: book, paragraph } = citation;
      const number =
        book === 'house'
          ? ''
          : book.startsWith('DATC')
            ? `DATC ${paragraph}`
            : paragraph.replace(/^rule /, '§ ');
      expect(citationNumber(citation)).toBe(number);
    });

    test.each(CHOICES)('its answer on %s is a sentence', (choice) => {
      expect(choiceAnswer(choice, edition, language)).toMatch(SENTENCES);
      expect(source(edition.choiceCitations[choice])).not.toMatch(unnamed);
    });
  });

  test.each(variants)(
    'the rule of $choice says that it is $value',
    ({ choice, value, edition }) => {
      const rule = RULE_OF_CHOICE[choice];
      expect(text(rule, edition)).toMatch(SENTENCES);
      expect(choiceAnswer(choice, edition, language)).toMatch(SENTENCES);
      for (const other of variants.filter((one) => one.choice === choice && one.value !== value)) {
        expect(text(rule, other.edition)).not.toBe(text(rule, edition));
        expect(choiceAnswer(choice, other.edition, language)).not.toBe(
          choiceAnswer(choice, edition, language),
        );
      }
    },
  );

  test('the words of a rule differ only where editions differ', () => {
    for (const rule of RULE_IDS)
      for (const one of editions)
        for (const other of editions)
          if (text(rule, one) !== text(rule, other))
            expect(differences(one, other).map((choice) => RULE_OF_CHOICE[choice])).toContain(rule);
  });

  test('choices and their answers are those of the editions, in the same order', () => {
    expect(Object.keys(choices)).toEqual(CHOICES);
    for (const choice of CHOICES)
      expect(Object.keys(choices[choice].options)).toEqual(optionsOf(choice).map(String));
  });

  test('every section has a title and a line', () => {
    for (const section of SECTIONS) {
      expect(sections[section].title).toMatch(/^\p{Lu}[^.]*$/u);
      expect(sections[section].line).toMatch(SENTENCES);
    }
  });
});

const { rules } = english;

test('1971 and 1982 differ in their routes, their paradox clause and short convoys', () => {
  expect(differences(EDITIONS['1971'], EDITIONS['1982'])).toEqual([
    'routes',
    'uncuttable',
    'adjacentConvoy',
  ]);
  expect(choiceAnswer('routes', EDITIONS['1971'], english)).toBe(
    'Every ordered route must survive.',
  );
  expect(choiceAnswer('routes', EDITIONS['1982'], english)).toBe('One surviving route is enough.');
});

test('paragraphs belong to sections', () => {
  expect(sectionOf('IX.7')).toBe('IX');
  expect(sectionOf('X')).toBe('X');
  expect(sectionOf('XII.4')).toBe('XII');
  expect(sectionOf('4.A.1')).toBeUndefined();
  expect(rules.sections.X.title).toBe('Cutting support');
});

test('a citation by name', () => {
  const { citations } = EDITIONS['1971'];
  expect(rules.source(citations['support-cut'])).toBe('Cutting support, rulebook 1971');
  expect(rules.source(EDITIONS['2023'].citations.uncuttable)).toBe('Page 18, rulebook 2023');
  expect(rules.source(EDITIONS.DATC.citations.strength)).toBe('Attack strength, DATC 3.0');
  expect(rules.source(citations.paradox)).toMatch(/^House rule/);
});
