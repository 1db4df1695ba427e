import { expect, test } from 'vitest';
import { legalOrders } from '../../src/law/legal-orders.ts';
import { spaceOf } from '../../src/board/board.ts';
import { unitAt } from '../../src/board/unit-at.ts';
import { LANGUAGES, LANGUAGE_TAGS } from '../../src/explain/languages/languages.ts';
import type { LanguageTag } from '../../src/explain/languages/language-tags.ts';
import { BELIEF_WORDS } from '../../src/learn/belief-words.ts';
import { judge } from '../../src/learn/exercise.ts';
import { questionsOf } from '../../src/learn/questions.ts';
import { reasonOf } from '../../src/learn/answer-reason.ts';
import { editionOf } from '../../src/learn/edition-of.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { spoilingStep } from '../../src/learn/spoiling-step.ts';
import { COURSE_TERMS, termParts } from '../../src/learn/terms.ts';
import { ENGLISH_WORDS } from '../../src/find/words/words-english.ts';
import { stepText } from '../../src/ui/player/step-text.ts';
import { QUESTION_WORDS } from '../../src/ui/predict/question-words.ts';
import { LESSONS } from './lessons.ts';
import { TAUGHT } from './taught-rules.ts';
import { TERMS } from './terms.ts';
import { endingOf, reasonsOf } from './told-in.ts';

const RULED = LESSONS.map((lesson) => ({ lesson, phases: rulePhases(lesson, editionOf(lesson)) }));

/** Orders that do not solve an exercise: none, and each order of each unit by itself. */
const FAILED = RULED.flatMap(({ lesson: { slug, exercise, position, orders, ...lesson } }) => {
  if (!exercise) return [];
  const board = { position, orders, edition: editionOf(lesson) };
  const tried = position.units
    .filter(({ power }) => power === exercise.power)
    .flatMap((unit) => legalOrders(position, unitAt(unit), board.edition).map((order) => [order]));
  return [[], ...tried].flatMap((own) => {
    const { met, turn } = judge(exercise, board, own);
    return met ? [] : [{ slug, exercise, own, turn }];
  });
});

/** The reason for each answer of a lesson, and for the failure of orders that do not solve it. */
function reasonsIn({ lesson }: (typeof RULED)[number], tag: LanguageTag) {
  const failures = FAILED.filter(({ slug }) => slug === lesson.slug).flatMap(
    ({ exercise, turn }) => {
      const step = spoilingStep(exercise, turn);
      return step === null ? [] : [stepText(turn, step + 1, LANGUAGES[tag])];
    },
  );
  return [...reasonsOf(lesson, tag), ...failures];
}

/** What feedback can say in a lesson: the reasons with their rules, and the beliefs it may name. */
const feedbackIn = (ruled: (typeof RULED)[number], tag: LanguageTag): readonly string[] => [
  ...reasonsIn(ruled, tag).flatMap(({ sentence, rule }) => [sentence, rule?.text ?? '']),
  ...ruled.lesson.misconceptions.map((id) => BELIEF_WORDS[id][tag]),
];

/** Everything to read in a lesson: its own text, its questions, all feedback, and what is said at its end. */
function readIn(ruled: (typeof RULED)[number], tag: LanguageTag): string {
  const { lesson, phases } = ruled;
  const asked = questionsOf(lesson.ask, phases).flatMap(({ kind, about }) => {
    const { heading, yes, no } = QUESTION_WORDS[tag].kinds[kind];
    return [heading, yes, no, about];
  });
  const { title, text } = lesson;
  const told = [...feedbackIn(ruled, tag), endingOf(lesson, tag)];
  return [title[tag], text[tag], ...asked, ...told].join(' | ');
}

/** The course must be understandable without words explained later; headings of chapters do not count. */
test.each(LANGUAGE_TAGS)('no term is used before it is explained: %s', (tag) => {
  const texts = RULED.map((ruled) => [ruled.lesson.slug, readIn(ruled, tag)] as const);
  const early = TERMS.flatMap(({ in: introduced, words }) => {
    const at = LESSONS.findIndex(({ slug }) => slug === introduced);
    expect(at, introduced).toBeGreaterThanOrEqual(0);
    return texts
      .slice(0, at)
      .flatMap(([slug, said]) =>
        words[tag].test(said) ? [`${slug} uses ${words[tag].source}`] : [],
      );
  });
  expect(early).toEqual([]);
});

test('feedback cites no rule before the lesson that teaches it; the module’s are taught there', () => {
  const taughtAt = (rule: string): number => {
    const lesson = Object.entries(TAUGHT).find(([id]) => id === rule)?.[1];
    return LESSONS.findIndex(({ slug }) => slug === lesson);
  };
  const early = RULED.flatMap((ruled, place) =>
    reasonsIn(ruled, 'en').flatMap(({ rule }) => {
      const at = rule ? taughtAt(rule.anchor) : 0;
      const isLate = at < 0 ? ruled.lesson.chapter !== 'army-fleet' : at > place;
      return isLate ? [`${ruled.lesson.slug} cites ${rule?.anchor ?? ''}`] : [];
    }),
  );
  expect([...new Set(early)]).toEqual([]);
  for (const lesson of Object.values(TAUGHT))
    expect(LESSONS.map(({ slug }) => slug)).toContain(lesson);
});

/** They are needed by nobody who plays the positions of the course. */
const NOT_TAUGHT = [
  ...['all-hold', 'civil-disorder', 'datc', 'dptg', 'draw', 'edition', 'move', 'negotiation'],
  ...['own-units', 'ruling', 'szykman', 'void', 'waive'],
];

test('every word of the glossary is taught by a lesson, but for a few', () => {
  const taught = COURSE_TERMS.map(({ id }) => id);
  expect([...new Set([...taught, ...NOT_TAUGHT])].toSorted()).toEqual(
    ENGLISH_WORDS.map(({ id }) => id).toSorted(),
  );
  expect(taught.filter((id) => NOT_TAUGHT.includes(id))).toEqual([]);
});

test('a text in pieces has each word of the glossary once, whole, and is otherwise the same', () => {
  for (const { text } of LESSONS)
    for (const tag of LANGUAGE_TAGS) {
      const parts = termParts(text[tag], tag);
      expect(parts.map((part) => part.text).join('')).toBe(text[tag]);
      const ids = parts.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  expect(termParts('An attack cuts support; a second attack does not.', 'en')).toEqual([
    { text: 'An ', id: null },
    { text: 'attack', id: 'attack' },
    { text: ' ', id: null },
    { text: 'cuts', id: 'cut' },
    { text: ' ', id: null },
    { text: 'support', id: 'support' },
    { text: '; a second attack does not.', id: null },
  ]);
  expect(termParts('Heimatzentren zählen.', 'de')).toEqual([
    { text: 'Heimatzentren', id: 'home-centre' },
    { text: ' zählen.', id: null },
  ]);
});

test.each(LANGUAGE_TAGS)(
  'an order is legal or illegal, never possible or impossible: %s',
  (tag) => {
    for (const ruled of RULED)
      expect(readIn(ruled, tag), ruled.lesson.slug).not.toMatch(/possible|möglich/i);
  },
);

/** The rules use terms that come later; but the word for what can happen to a convoy belongs to the next chapter. */
test.each(LANGUAGE_TAGS)('no rule in the chapter on convoys calls one disrupted: %s', (tag) => {
  const rules = RULED.filter(({ lesson }) => lesson.chapter === 'convoys').flatMap(
    ({ lesson, phases }) =>
      questionsOf(lesson.ask, phases).flatMap(
        (question) => reasonOf(question, phases, LANGUAGES[tag])?.rule.text ?? [],
      ),
  );
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) expect(rule).not.toMatch(/disrupt|unterbr|stör/i);
});

test.each(LANGUAGE_TAGS)('every term is in the lesson that explains it: %s', (tag) => {
  const missing = TERMS.filter(({ in: introduced, words }) => {
    const lesson = LESSONS.find(({ slug }) => slug === introduced);
    return !words[tag].test(`${lesson?.title[tag] ?? ''} ${lesson?.text[tag] ?? ''}`);
  });
  expect(missing.map(({ in: slug, words }) => [slug, words[tag].source])).toEqual([]);
});

test('a failed exercise has the step that spoils it, unless no unit goes there', () => {
  expect(FAILED.length).toBeGreaterThan(100);
  for (const { slug, exercise, own, turn } of FAILED) {
    const isAbout = own.some((order) => order.type === 'move' && spaceOf(order.to) === exercise.at);
    const step = spoilingStep(exercise, turn);
    if (step === null) expect([exercise.goal, isAbout], slug).toEqual(['reach', false]);
    else expect(stepText(turn, step + 1, LANGUAGES.en).rule?.text, slug).toBeDefined();
  }
});
