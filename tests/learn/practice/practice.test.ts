import { expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_TAGS } from '../../../src/explain/languages/languages.ts';
import { MISCONCEPTIONS } from '../../../src/learn/misconceptions.ts';
import { nextPractice, practiceFor, suggestedLevel } from '../../../src/learn/practice/practice.ts';
import { NO_PROGRESS, withLesson } from '../../../src/learn/progress.ts';
import { questionsOf } from '../../../src/learn/questions.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { rulePhases } from '../../../src/scenario/rule-phases.ts';
import { lessonPage } from '../../../src/site/learn/course-pages.ts';
import { COURSE_PAGE_WORDS } from '../../../src/site/learn/course-words.ts';

const after = (...slugs: readonly string[]) =>
  slugs.reduce((known, slug) => withLesson(known, slug, { right: 0, of: 4 }), NO_PROGRESS);

test('easy positions are suggested until the tests of three chapters have been taken', () => {
  expect(suggestedLevel(NO_PROGRESS)).toBe('easy');
  const lessons = ['learn/cut/any-attack-cuts', 'learn/move/occupied', 'learn/board/armies'];
  const two = ['learn/board/test', 'learn/move/test'];
  expect(suggestedLevel(after(...lessons, ...two))).toBe('easy');
  expect(suggestedLevel(after(...two, 'learn/stand-off/test'))).toBe('any');
});

test.each(LANGUAGE_TAGS)('the page opens with an easy position of few questions: %s', (tag) => {
  const page = lessonPage([], 'learn/practice', '/', LANGUAGES[tag]);
  if (page?.data.page !== 'practice') throw new Error('no such page');
  const { lesson, level } = page.data.first;
  expect(level).toBe('easy');
  expect(questionsOf(lesson.ask, rulePhases(lesson, EDITIONS['1971'])).length).toBeLessThan(6);
  const body = page.live?.body ?? '';
  const { levels, misleading } = COURSE_PAGE_WORDS[tag];
  expect(body).toMatch(new RegExp(`aria-pressed="true"[^>]*>(<!--.*?-->)?${levels.easy}<`));
  expect(body).toContain(misleading.easy);
});

test('a review that is due comes before a suggested level, and after a chosen one', () => {
  const due = MISCONCEPTIONS.find((one) => practiceFor(one, 77, 'easy') === null);
  if (!due) throw new Error('every belief has easy positions');
  expect(nextPractice(due, 77, 'easy', false)?.about).toContain(due);
  const chosen = nextPractice(due, 77, 'easy', true);
  expect(chosen?.level).toBe('easy');
  expect(chosen?.about).not.toContain(due);
  expect(nextPractice(null, 77, 'easy', false)?.level).toBe('easy');
});
