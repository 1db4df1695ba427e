import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readingsMarkdown } from '../../src/explain/languages/english/readings-markdown.ts';
import {
  LANGUAGE_TAGS,
  LANGUAGES,
  type LanguageTag,
} from '../../src/explain/languages/languages.ts';
import { readingText, type ReadingText } from '../../src/explain/languages/reading-table.ts';
import { READING_TABLES } from '../../src/explain/languages/readings.ts';
import { CHOICES } from '../../src/rules/choices.ts';
import { customEdition } from '../../src/rules/custom-edition.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { entryOf } from '../../src/rules/reading-entries.ts';
import { answerOf, READINGS, type ReadingPart } from '../../src/rules/readings.ts';

type Question = ReadingPart['questions'][number];

const all = READINGS.flatMap(({ questions }) => questions);
const named = (id: string): Question => {
  const found = all.find((question) => question.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
};
const inWords = (question: Question, tag: LanguageTag): ReadingText =>
  readingText(question, LANGUAGES[tag], READING_TABLES[tag]);
const source = READING_TABLES.en.source;

/** The issues of the DATC's chapter 4, and how many of our own. */
const ISSUES = { A: 7, B: 7, C: 6, D: 9, E: 6 };
const OWN = 24;

describe('our reading of the rules', () => {
  test('has every issue of the DATC, the clause of 4.A.2 by itself, and our own', () => {
    const issues = Object.entries(ISSUES).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `4.${letter}.${String(index + 1)}`),
    );
    const own = Array.from({ length: OWN }, (_, index) => `X${String(index + 1)}`);
    expect(issues).toHaveLength(35);
    expect(all.map(({ id }) => id).sort()).toEqual([...issues, '4.A.2b', ...own].sort());
  });

  test('has every choice, and takes its answers from the editions', () => {
    expect(new Set(all.flatMap((question) => question.choices ?? []))).toEqual(new Set(CHOICES));
    for (const question of all)
      for (const id of EDITION_IDS) {
        if (!question.choices || question.answer) continue;
        expect(answerOf(question, EDITIONS[id]).options).toEqual(
          question.choices.map((choice) => ({
            choice,
            option: String(EDITIONS[id].choices[choice]),
          })),
        );
      }
  });

  test.each(
    LANGUAGE_TAGS.flatMap((tag) => all.map((question) => ({ id: question.id, tag, question }))),
  )('$id is a question with an answer by every edition ($tag)', ({ tag, question }) => {
    const words = inWords(question, tag);
    expect(words.title).toMatch(/^\p{Lu}[^.?]*$/u);
    expect(words.question).toMatch(/^\p{Lu}.*[.?]$/u);
    for (const { answers } of words.parts) {
      const texts = answers.map(({ text }) => text);
      expect(new Set(texts).size).toBe(answers.length);
      for (const { text, grounds, remarks } of answers) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(grounds.length).toBeGreaterThan(0);
        for (const said of [...grounds, ...remarks.map((remark) => remark.text)])
          expect(said).not.toMatch(/^$|undefined/);
      }
    }
  });

  test('has nothing in German that is in English', () => {
    const texts = ({ title, question, parts }: ReadingText) => [
      title,
      question,
      ...parts.flatMap(({ answers }) =>
        answers.flatMap(({ text, remarks }) => [text, ...remarks.map((remark) => remark.text)]),
      ),
    ];
    for (const question of all) {
      const english = new Set(texts(inWords(question, 'en')));
      expect(texts(inWords(question, 'de')).filter((text) => english.has(text))).toEqual([]);
    }
  });

  test('says where no source settles it, and what it follows there', () => {
    const told = (id: string, edition: (typeof EDITION_IDS)[number]) => {
      const { sources, isSettled, remark } = answerOf(named(id), EDITIONS[edition]);
      return { sources: sources.map(source), isSettled, remark };
    };
    expect(told('4.A.1', '1971')).toMatchObject({ sources: ['1971, XII.4'], isSettled: true });
    expect(told('4.B.2', '2023')).toMatchObject({
      sources: ['No source settles it; we follow the DATC (4.B.2)'],
      isSettled: false,
    });
    expect(told('4.A.5', '2000').sources).toEqual(['No source settles it; we read it as 1971, XI']);
    expect(told('4.C.4', '1971').isSettled).toBe(false);
    expect(told('X14', '1982').sources).toEqual(['No source settles it; this is our reading']);
    expect(told('X1', '2023').remark).toBe('2023');
  });

  test('tells the clause of 4.A.2 as DATC 3.0 and 2.5 do', () => {
    const answers = entryOf(named('4.A.2b')).parts[0]?.answers ?? [];
    const givenBy = (name: string) => answers.findIndex(({ editions }) => editions.includes(name));
    const [wins, holds, breaks] = ['1971', 'DPTG', 'DATC 3.0'].map(givenBy);
    expect(['1971', '1982', '2000', '2023'].map(givenBy)).toEqual([wins, wins, wins, wins]);
    expect(new Set([wins, holds, breaks]).size).toBe(3);
    expect([wins, holds, breaks]).not.toContain(-1);
  });

  test('tells several choices one by one', () => {
    expect(inWords(named('4.A.2'), 'en').parts.map(({ label }) => label)).toEqual([
      'What a convoyed attack cannot cut',
      'A convoy that decides its own fate',
    ]);
    expect(entryOf(named('4.A.1')).parts).toHaveLength(1);
  });

  test('reads an edition of one’s own as well', () => {
    const own = customEdition({ name: 'Club', base: '1971', choices: { waiving: false } });
    const answer = own.ok ? answerOf(named('4.D.7'), own.value) : null;
    expect(answer?.sources.map(source)).toEqual(['House rule of Club']);
    expect(answer).toMatchObject({
      options: [{ choice: 'waiving', option: 'false' }],
      key: null,
      remark: null,
      isSettled: false,
    });
  });

  test('is in docs as it is in the values: npm run readings', () => {
    const file = join(import.meta.dirname, '../../docs/readings.md');
    expect(readFileSync(file, 'utf8')).toBe(readingsMarkdown());
  });
});
