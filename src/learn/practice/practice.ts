import { EDITION_IDS } from '../../rules/edition.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { rulePhases, type RuledPhases } from '../../scenario/rule-phases.ts';
import { predict } from '../beliefs/predict.ts';
import type { QuestionKind, PlayedLesson } from '../lesson.ts';
import { MISCONCEPTIONS, type MisconceptionId } from '../misconceptions.ts';
import type { CourseProgress } from '../progress.ts';
import { type Question, questionsOf } from '../questions.ts';
import type { Level } from './level.ts';
import { PLAYED } from './played.ts';
import { practiceTurn, type PracticeTurn } from './position.ts';
import { randomFrom } from './random.ts';
import { turnOnLine } from './turn-on-line.ts';

/** A position to practise on: everything a lesson has except texts. */
export interface Practice {
  readonly lesson: PlayedLesson;
  /** The misconceptions that would lead to wrong answers. */
  readonly about: readonly MisconceptionId[];
  readonly level: Level;
  /** How many questions it asks. */
  readonly questions: number;
  /** The seed that produced it. */
  readonly seed: number;
}

/** One question; two or three; more. Among positions for any belief these are three, five and two in ten. */
const levelOf = (misleading: number): Level =>
  misleading < 2 ? 'easy' : misleading < 4 ? 'medium' : 'hard';

/** Positions to try before giving up, each in less than a millisecond for one belief. */
const MOST_TRIED = 400;
/** Positions with fewer questions are too easy, with more take too long. */
const FEWEST = 3;
const MOST = 9;

/**
 * A position to practise on: easy and medium ones are out of whole games, if one is about this belief, others are random;
 * see `randomFor`.
 */
export function practiceFor(
  belief: MisconceptionId | null,
  seed: number,
  level: Level | null = null,
): Practice | null {
  const played = level === null || level === 'hard' ? null : playedFor(belief, seed, level);
  return played ?? randomFor(belief, seed, level);
}

/** A fight out of a whole game, with three questions; null: none of this level is about the belief. */
function playedFor(belief: MisconceptionId | null, seed: number, level: Level): Practice | null {
  const start = seed % PLAYED.length;
  for (const { line, ask } of [...PLAYED.slice(start), ...PLAYED.slice(0, start)]) {
    const found = practiceOf(turnOnLine(line), ask, belief, seed);
    if (found?.level === level) return found;
  }
  return null;
}

/**
 * The first position from this seed on that distinguishes somebody with this belief from somebody who knows the rules,
 * and on which all editions agree; null: any belief. With a level, the first one of that level. Returns null if none
 * was found.
 */
function randomFor(
  belief: MisconceptionId | null,
  seed: number,
  level: Level | null,
): Practice | null {
  for (let tried = 0; tried < MOST_TRIED; tried++) {
    const found = practiceAt(belief, seed + tried);
    if (found && (level === null || found.level === level)) return found;
  }
  return null;
}

/**
 * The position to go on with: on a belief that is due for review, if there is one. A level that the learner chose comes
 * before the review; one that was only suggested gives way to it. Returns null if none was found.
 */
export const nextPractice = (
  due: MisconceptionId | null,
  seed: number,
  level: Level | null,
  isChosen: boolean,
): Practice | null =>
  practiceFor(due, seed, level) ??
  (isChosen ? null : practiceFor(due, seed)) ??
  practiceFor(null, seed, level);

/** Whoever has taken the tests of this many chapters is suggested positions of any level. */
const KNOWN_CHAPTERS = 3;

/** The level suggested to a learner. */
export const suggestedLevel = ({ lessons }: CourseProgress): Level | 'any' =>
  Object.keys(lessons).filter((slug) => slug.endsWith('/test')).length < KNOWN_CHAPTERS
    ? 'easy'
    : 'any';

const ASK: readonly QuestionKind[] = ['moves', 'supports', 'convoys', 'dislodged'];
const LATER: Readonly<Partial<Record<MisconceptionId, readonly QuestionKind[]>>> = {
  'retreat-to-attacker': ['dislodged', 'places'],
  'retreat-to-stand-off': ['dislodged', 'places'],
  'dislodged-is-destroyed': ['dislodged', 'places'],
  'fleet-follows-land': ['legal'],
  'coast-is-one': ['legal'],
  'fleet-in-port-convoys': ['legal'],
};

const practiceAt = (belief: MisconceptionId | null, seed: number): Practice | null =>
  practiceOf(practiceTurn(randomFrom(seed)), (belief && LATER[belief]) ?? ASK, belief, seed);

/**
 * A turn as a position to practise on. Null: it has too few questions of these kinds or too many, no belief makes a
 * difference in it, not this one, or the editions do not agree.
 */
export function practiceOf(
  turn: PracticeTurn,
  wanted: readonly QuestionKind[],
  belief: MisconceptionId | null,
  seed: number,
): Practice | null {
  const phasesBy = (id: (typeof EDITION_IDS)[number]): RuledPhases =>
    rulePhases({ ...turn, retreats: null, adjustments: null }, EDITIONS[id]);
  const phases = phasesBy('1971');
  const ask = wanted.filter((kind) => questionsOf([kind], phases).length > 0);
  const questions = questionsOf(ask, phases);
  if (questions.length < FEWEST || questions.length > MOST) return null;
  /** The questions that somebody with this belief answers wrongly. */
  const missedBy = (one: MisconceptionId): readonly string[] => {
    const said = predict(questions, phases, one);
    return questions.filter(({ id, answer }) => said[id] !== answer).map(({ id }) => id);
  };
  if (belief !== null && missedBy(belief).length === 0) return null;
  const missed = MISCONCEPTIONS.map((one) => ({ one, ids: missedBy(one) }));
  const about = missed.filter(({ ids }) => ids.length > 0).map(({ one }) => one);
  const level = levelOf(new Set(missed.flatMap(({ ids }) => ids)).size);
  if (about.length === 0) return null;
  const answers = (of: readonly Question[]): string =>
    JSON.stringify(of.map(({ id, answer }) => [id, answer]));
  const isAmbiguous = EDITION_IDS.some(
    (id) => answers(questionsOf(ask, phasesBy(id))) !== answers(questions),
  );
  if (isAmbiguous) return null;
  const lesson: PlayedLesson = {
    ...turn,
    slug: `learn/practice/${String(seed)}`,
    chapter: 'board',
    lesson: 1,
    test: true,
    title: { en: 'Practice', de: 'Üben' },
    text: { en: '', de: '' },
    ask,
    exercise: null,
    editions: ['1971'],
    misconceptions: belief === null ? about : [belief, ...about.filter((one) => one !== belief)],
    rulebook: null,
    retreats: null,
    adjustments: null,
  };
  return { lesson, about, level, questions: questions.length, seed };
}
