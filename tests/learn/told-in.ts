import type { LanguageTag } from '../../src/explain/languages/language-tags.ts';
import { LANGUAGES } from '../../src/explain/languages/languages.ts';
import { verdict } from '../../src/explain/in-words.ts';
import { type AnswerReason, reasonOf } from '../../src/learn/answer-reason.ts';
import { editionOf } from '../../src/learn/edition-of.ts';
import type { Lesson } from '../../src/learn/lesson.ts';
import { questionsOf } from '../../src/learn/questions.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';

/** What a lesson says about each answer. */
export function reasonsOf(lesson: Lesson, tag: LanguageTag): readonly AnswerReason[] {
  const phases = rulePhases(lesson, editionOf(lesson));
  return questionsOf(lesson.ask, phases).flatMap(
    (question) => reasonOf(question, phases, LANGUAGES[tag]) ?? [],
  );
}

/** What a lesson says when all is answered. */
export function endingOf(lesson: Lesson, tag: LanguageTag): string {
  const { movement } = rulePhases(lesson, editionOf(lesson));
  return movement ? verdict(movement, LANGUAGES[tag]).headline : '';
}
