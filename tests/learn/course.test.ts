import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_TAGS } from '../../src/explain/languages/languages.ts';
import { CHAPTERS } from '../../src/learn/lesson.ts';
import { questionsOf } from '../../src/learn/questions.ts';
import { roundsOf } from '../../src/learn/rounds.ts';
import { reasonOf } from '../../src/learn/answer-reason.ts';
import { editionOf } from '../../src/learn/edition-of.ts';
import { isRulebook } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { LESSONS } from './lessons.ts';

const root = join(import.meta.dirname, '../..');

describe.each(
  LESSONS.filter(({ exercise }) => exercise === null).map(
    (lesson) => [lesson.slug, lesson] as const,
  ),
)('%s', (_, lesson) => {
  const phases = rulePhases(lesson, editionOf(lesson));
  const questions = questionsOf(lesson.ask, phases);

  test('asks each question once, and no ruling tells the answer to a later one', () => {
    expect(questions.length).toBeGreaterThan(0);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    const rounds = roundsOf(questions);
    const asked = rounds.flatMap((round) => round.questions);
    expect(asked.map(({ id }) => id).toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
    let shown = 0;
    for (const { questions: some, before, after } of rounds) {
      for (const { step } of some) expect(step ?? shown).toBeGreaterThanOrEqual(shown);
      expect(before ?? 0).toBeGreaterThanOrEqual(shown);
      shown = after ?? shown;
    }
  });

  test('every answer has its reason in every language', () => {
    for (const question of questions)
      for (const tag of LANGUAGE_TAGS) {
        const reason = reasonOf(question, phases, LANGUAGES[tag]);
        // No step says that an order is legal, or that an army has rations left.
        if (reason === null)
          expect([question.kind, question.answer]).toEqual(
            question.kind === 'legal' ? ['legal', true] : ['starves', false],
          );
        else expect(reason.sentence).toMatch(/\p{L}.*\.$/u);
        // A closed space has a separate reason.
        if (question.kind === 'places' && !question.answer && tag === 'en')
          expect(reason?.sentence).toMatch(
            /cannot retreat to .*(is there|came from|stand-off|army is aboard)/,
          );
      }
  });
});

test('an answer says which supports do not count against a unit of their own power', () => {
  const sentences = LESSONS.filter(({ slug }) => /nor-help|enough-without/.test(slug)).map(
    (lesson) => {
      const phases = rulePhases(lesson, EDITIONS['1971']);
      const [first] = questionsOf(['moves'], phases);
      return first && reasonOf(first, phases, LANGUAGES.en)?.sentence;
    },
  );
  expect(sentences).toHaveLength(2);
  for (const sentence of sentences) expect(sentence).toMatch(/Ruhr’s support does not count/);
});

test('a lesson on which the first rulebook differs says which rulebook decides, in every language', () => {
  const other = LESSONS.filter(
    ({ editions: [first = '1971'] }) => isRulebook(first) && first !== '1971',
  );
  expect(other.length).toBeGreaterThan(1);
  for (const { slug, editions, text } of other)
    for (const tag of LANGUAGE_TAGS) {
      const year = editions[0] ?? '';
      const said = {
        en: `the rulebook of ${year} decides`,
        de: `entscheidet das Regelheft von ${year}`,
      };
      expect(text[tag], slug).toContain(said[tag]);
    }
});

test('the lessons of a chapter are numbered from 1, and its test is the last', () => {
  for (const chapter of CHAPTERS) {
    const own = LESSONS.filter((lesson) => lesson.chapter === chapter);
    expect(own.map(({ lesson }) => lesson)).toEqual(own.map((_, place) => place + 1));
    const tests = own.flatMap(({ test: isTest }, place) => (isTest ? [place + 1] : []));
    expect(tests).toEqual(own.length > 0 ? [own.length] : []);
  }
});

test('every chapter ends with a test, and that with a case of a rulebook', () => {
  for (const chapter of CHAPTERS) {
    const last = LESSONS.findLast((lesson) => lesson.chapter === chapter);
    expect([last?.test, last?.rulebook], chapter).toEqual([
      true,
      expect.stringMatching(/^(rulebook-1971|retreats|adjustments|army-fleet)\//),
    ]);
  }
});

test('the course has twelve chapters and one on the Army/Fleet module, of five to nine lessons', () => {
  for (const chapter of CHAPTERS) {
    const own = LESSONS.filter((lesson) => lesson.chapter === chapter);
    expect(own.length, chapter).toBeGreaterThanOrEqual(5);
    expect(own.length, chapter).toBeLessThanOrEqual(9);
  }
});

test('the rule of every lesson is shown by an existing scenario', () => {
  for (const { rulebook } of LESSONS)
    if (rulebook !== null)
      expect(existsSync(join(root, `scenarios/${rulebook}.yaml`)), rulebook).toBe(true);
});
