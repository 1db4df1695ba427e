import { expect, test } from 'vitest';
import { predict } from '../../src/learn/beliefs/predict.ts';
import { BELIEF_WORDS } from '../../src/learn/belief-words.ts';
import { MISCONCEPTION_LIST, MISCONCEPTIONS } from '../../src/learn/misconceptions.ts';
import { questionsOf } from '../../src/learn/questions.ts';
import { editionOf } from '../../src/learn/edition-of.ts';
import { isRulebook } from '../../src/rules/edition.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { LESSONS } from './lessons.ts';

/** By lesson: the misconceptions that make a difference to its answers. */
const CAUGHT = new Map(
  LESSONS.filter(({ editions }) => editions.every(isRulebook)).map((lesson) => {
    const phases = rulePhases(lesson, editionOf(lesson));
    const questions = questionsOf(lesson.ask, phases);
    const isRight = (belief: (typeof MISCONCEPTIONS)[number] | null): boolean => {
      const said = predict(questions, phases, belief);
      return questions.every(({ id, answer }) => said[id] === answer);
    };
    return [
      lesson.slug,
      { isRight: isRight(null), caught: MISCONCEPTIONS.filter((belief) => !isRight(belief)) },
    ] as const;
  }),
);

test('somebody who knows the rules gets every lesson right except those about paradoxes', () => {
  const wrong = [...CAUGHT].flatMap(([slug, { isRight }]) => (isRight ? [] : [slug]));
  expect(wrong).toEqual([]);
});

test('every misconception that a lesson names makes a difference in it', () => {
  const idle = LESSONS.flatMap(({ slug, misconceptions }) =>
    misconceptions
      .filter((belief) => !CAUGHT.get(slug)?.caught.includes(belief))
      .map((belief) => `${slug}: ${belief}`),
  );
  expect(idle).toEqual([]);
});

test('every misconception is caught by its own lesson, and by at least three lessons', () => {
  const lessonsOf = (belief: (typeof MISCONCEPTIONS)[number]): readonly string[] =>
    [...CAUGHT].flatMap(([slug, { caught }]) => (caught.includes(belief) ? [slug] : []));
  for (const { id, lesson } of MISCONCEPTION_LIST)
    expect(lessonsOf(id), id).toContain(`learn/${lesson}`);
  expect(MISCONCEPTIONS.filter((belief) => lessonsOf(belief).length < 3)).toEqual([]);
});

test('beliefs are worded in both languages, as a clause', () => {
  for (const { en, de } of Object.values(BELIEF_WORDS)) {
    expect(en).toMatch(/^\p{Ll}.*[^.]$/u);
    expect(de).toMatch(/^\p{L}.*[^.]$/u);
  }
});
