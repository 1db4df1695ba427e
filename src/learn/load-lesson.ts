import * as v from 'valibot';
import type { UnitKind } from '../board/board.ts';
import { lookUpSpace } from '../board/names.ts';
import type { Power } from '../board/powers.ts';
import { nearestSpaces } from '../scenario/load/read-order.ts';
import {
  countCombinations,
  type Exercise,
  type GoalKind,
  judge,
  MAX_REPLIES,
  GOALS,
} from './exercise.ts';
import { type EditionName, isRulebook } from '../rules/edition.ts';
import { editionCalled } from '../rules/modules.ts';
import { err, ok, type Result } from '../result.ts';
import { either } from '../orders/nearest.ts';
import { wrongIn } from '../scenario/check-scenario.ts';
import { fields, oneLine } from '../scenario/load/fields.ts';
import { inOrder } from '../scenario/load/load-scenario.ts';
import { loadPhases } from '../scenario/load/load-phases.ts';
import { keyAt, type ReportProblem, type ScenarioError, valueAt } from '../scenario/file-place.ts';
import { errorAt, offsetOf } from '../scenario/source-file.ts';
import { rulePhases } from '../scenario/rule-phases.ts';
import { checkShape } from '../scenario/shape.ts';
import { readSource } from '../scenario/source.ts';
import {
  type QuestionKind,
  CHAPTERS,
  type ChapterId,
  type Lesson,
  type Texts,
  ASKED,
} from './lesson.ts';
import { type MisconceptionId, MISCONCEPTIONS } from './misconceptions.ts';
import { questionsOf } from './questions.ts';
import { LANGUAGE_TAGS } from '../explain/languages/language-tags.ts';
import {
  described,
  FIELDS,
  lines,
  maxLength,
  oneOrMore,
  orders,
  power,
  uniqueItems,
  words,
} from '../scenario/schemas.ts';

/** One text in every language; a missing language is an error of the file. */
const inEveryLanguage = (most: number, description: string) => {
  const text = v.pipe(v.string(), maxLength(most), v.regex(/\S/), v.description(description));
  return described(
    lines(Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, text]))),
    `${description}, in every language: ${LANGUAGE_TAGS.join(', ')}`,
  );
};

/** The shape of a lesson file: the position and orders of a scenario, and what is asked about them. */
export const LESSON = v.pipe(
  lines({
    lesson: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(20),
      v.description('its place in the chapter, from 1; the chapter is the folder'),
    ),
    test: v.optional(
      described(v.boolean(), 'true: it tests what the chapter taught, and explains nothing new'),
    ),
    title: inEveryLanguage(60, 'what it is about, short, in sentence case'),
    text: inEveryLanguage(600, 'two or three sentences in your own words'),
    ask: v.optional(
      v.pipe(
        v.array(v.picklist(ASKED)),
        v.minLength(1),
        uniqueItems(),
        v.description('what the learner predicts; without it, there is an exercise'),
      ),
    ),
    exercise: v.optional(
      described(
        lines({
          power,
          goal: v.pipe(
            v.picklist(GOALS),
            v.description(
              'reach a space, bar others from it, keep the unit in it, stop the unit in it, have the army aboard there survive',
            ),
          ),
          at: described(words(60), 'the space'),
          kind: v.optional(
            described(v.picklist(['A', 'F']), 'what must reach it: left out, either will do'),
          ),
          whatever: v.optional(
            described(v.boolean(), 'true: against every legal reply of the others'),
          ),
        }),
        'orders to write; those of this power below are a solution',
      ),
    ),
    editions: FIELDS.editionsAndModules,
    misconceptions: v.optional(
      v.pipe(
        v.array(v.picklist(MISCONCEPTIONS)),
        uniqueItems(),
        v.description('what people who get it wrong believe'),
      ),
    ),
    rulebook: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
        v.description('the scenario that shows the same rule: rulebook-1971/example-09'),
      ),
    ),
    units: v.optional(FIELDS.units),
    orders: v.optional(
      described(
        oneOrMore(orders),
        'by power: each order in plain notation, and what becomes of it',
      ),
    ),
    dislodged: v.optional(FIELDS.dislodged),
    starved: v.optional(FIELDS.starved),
    retreats: v.optional(FIELDS.retreats),
    centres: v.optional(FIELDS.centres),
    captures: v.optional(v.boolean()),
    adjustments: v.optional(FIELDS.adjustments),
    removed: v.optional(FIELDS.removed),
    'centres after': v.optional(FIELDS['centres after']),
  }),
  v.title('A lesson of the course'),
  v.description(
    'one idea about the rules: a few sentences, one board, and what the learner predicts',
  ),
);

/** Whether the text of a file is a lesson: only lessons state their number in a chapter. */
export const isLesson = (text: string): boolean => /^lesson[ ]*:/m.test(text);

/**
 * Reads a lesson (`scenarios/lesson.schema.json`), and rules it under every edition it names. Errors: what cannot be
 * read; an outcome that differs from the ruling; a trace that is not a proof; a kind of question that nothing on the
 * board can be asked; a question that two of its editions answer differently. Never throws; the errors are in the order
 * of the file. `file` is its path: its folder gives the chapter.
 */
export function loadLesson(text: string, file: string): Result<Lesson, readonly ScenarioError[]> {
  const read = readSource(text, file);
  if (!read.ok) return read;
  const { source } = read.value;
  const errors: ScenarioError[] = [...read.value.errors];
  const faulty = new Set<string | number | undefined>();
  const report: ReportProblem = (place, message, expected, inside = 0) => {
    faulty.add(place.path[0]);
    errors.push(errorAt(source, offsetOf(source, place) + inside, message, expected));
  };

  const raw = fields(source.document.toJS());
  checkLessonShape(source.document.toJS(), report);
  const address = addressOf(file);
  if (!address) report(keyAt('lesson'), 'The folder is not a chapter.', either(CHAPTERS));
  const phases = loadPhases(raw, report, faulty);
  if (errors.length > 0 || !address) return err(inOrder(errors));

  // The schema has checked the types of all these fields.
  const plain = raw as unknown as Plain;
  const lesson: Lesson = {
    ...address,
    ...phases,
    lesson: plain.lesson,
    test: plain.test ?? false,
    title: onOneLine(plain.title),
    text: onOneLine(plain.text),
    ask: plain.ask ?? [],
    exercise: loadExercise(plain.exercise, report),
    editions: plain.editions.map((id) => String(id) as EditionName),
    misconceptions: plain.misconceptions ?? [],
    rulebook: plain.rulebook ?? null,
  };
  if (lesson.ask.length === 0 && plain.exercise === undefined)
    report(keyAt('lesson'), 'Nothing is asked.', '"ask" or "exercise"');
  for (const { place, message, expected } of wrongIn(lesson, raw)) report(place, message, expected);
  if (errors.length === 0) checkQuestions(lesson, report);
  if (errors.length === 0) checkExercise(lesson, report);
  return errors.length > 0 ? err(inOrder(errors)) : ok(lesson);
}

/** Checks the shape of a lesson; its contents are checked as they are read. */
export const checkLessonShape = (raw: unknown, report: ReportProblem): void => {
  checkShape(LESSON, 'lesson', raw, report);
};

/** Checks that every kind of question applies to something, and that every edition gives the same answers. */
function checkQuestions(lesson: Lesson, report: ReportProblem): void {
  const answers = lesson.editions.map((id) => {
    const questions = questionsOf(lesson.ask, rulePhases(lesson, editionCalled(id)));
    return { id, questions };
  });
  const [first, ...others] = answers;
  if (!first) return;
  for (const [place, asked] of lesson.ask.entries())
    if (!first.questions.some(({ kind }) => kind === asked))
      report(
        valueAt('ask', place),
        `Nothing here can be asked about ${asked}.`,
        'another question',
      );
  const said = ({ questions }: typeof first): string =>
    JSON.stringify(questions.map(({ id, answer }) => [id, answer]));
  for (const other of others)
    if (said(other) !== said(first))
      report(
        keyAt('editions'),
        `${first.id} and ${other.id} answer differently.`,
        'editions that agree',
      );
}

function loadExercise(exercise: Plain['exercise'], report: ReportProblem): Exercise | null {
  if (!exercise) return null;
  const { power, goal, at, kind, whatever } = exercise;
  const [space] = lookUpSpace(at);
  if (!space) report(valueAt('exercise', 'at'), `Unknown space "${at}".`, nearestSpaces(at));
  return space ? { power, goal, at: space, kind: kind ?? null, anyReply: whatever ?? false } : null;
}

/** Checks that the orders of the file achieve the goal under every edition, and that all replies can be tried. */
function checkExercise(lesson: Lesson, report: ReportProblem): void {
  const { exercise, position, orders } = lesson;
  if (!exercise) return;
  if (exercise.anyReply && !lesson.editions.every(isRulebook)) {
    report(
      valueAt('exercise', 'whatever'),
      'Replies by the Army/Fleet module cannot be tried.',
      'the orders of the others',
    );
    return;
  }
  for (const id of lesson.editions) {
    const board = { position, orders, edition: editionCalled(id) };
    const replies = countCombinations(board, (power) => power !== exercise.power);
    const own = orders.filter(({ power }) => power === exercise.power);
    if (exercise.anyReply && replies > MAX_REPLIES)
      report(
        keyAt('exercise'),
        `The others have ${String(replies)} replies.`,
        `at most ${String(MAX_REPLIES)}`,
      );
    else if (!judge(exercise, board, own).met)
      report(keyAt('exercise'), `${id}: the orders below do not solve it.`, 'a solution');
  }
}

interface Plain {
  readonly lesson: number;
  readonly test?: boolean;
  readonly title: Texts;
  readonly text: Texts;
  readonly ask?: readonly QuestionKind[];
  readonly exercise?: {
    readonly power: Power;
    readonly goal: GoalKind;
    readonly at: string;
    readonly kind?: UnitKind;
    readonly whatever?: boolean;
  };
  readonly editions: readonly (number | string)[];
  readonly misconceptions?: readonly MisconceptionId[];
  readonly rulebook?: string;
}

const onOneLine = ({ en, de }: Texts): Texts => ({ en: oneLine(en), de: oneLine(de) });

/** `scenarios/course/stand-off/two-armies.yaml` has the address `learn/stand-off/two-armies`. */
function addressOf(file: string): { readonly slug: string; readonly chapter: ChapterId } | null {
  const [name = '', folder] = file.split(/[\\/]/).reverse();
  const chapter = CHAPTERS.find((known) => known === folder);
  return chapter ? { slug: `learn/${chapter}/${name.replace(/\.ya?ml$/i, '')}`, chapter } : null;
}
