import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { EditionName } from '../rules/edition.ts';
import type { ExpectedPhases } from '../scenario/load/load-phases.ts';
import type { Exercise } from './exercise.ts';
import type { MisconceptionId } from './misconceptions.ts';

/** The chapters of the course, in teaching order: twelve for the rulebook, then the Army/Fleet module. */
export const CHAPTERS = [
  'board',
  'move',
  'stand-off',
  'support',
  'cut',
  'dislodgement',
  'own-units',
  'garrison',
  'coasts',
  'convoys',
  'disrupted',
  'year',
  'army-fleet',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/**
 * What a lesson asks. Every question is answered yes or no. `legal`: is this order legal? `moves`, `supports`,
 * `convoys`, `retreats`, `adjustments`: does this order do what it says? `dislodged`: is this attacked unit dislodged?
 * `places`: may this dislodged unit retreat there? For the Army/Fleet module `boards`, `lands`: does this army get
 * aboard, or ashore? `starves`: does this army aboard starve?
 */
export const ASKED = [
  'legal',
  'moves',
  'supports',
  'convoys',
  'boards',
  'lands',
  'starves',
  'dislodged',
  'places',
  'retreats',
  'adjustments',
] as const;
export type QuestionKind = (typeof ASKED)[number];

/** A text in every language. */
export type Texts = Readonly<Record<LanguageTag, string>>;

/** One idea, one board, one prediction. Plain data. */
export interface Lesson extends ExpectedPhases {
  /** Its address: `learn/stand-off/two-armies`. */
  readonly slug: string;
  readonly chapter: ChapterId;
  /** Its number in the chapter, from 1. */
  readonly lesson: number;
  /** Whether it tests what the chapter taught, without explaining anything new. */
  readonly test: boolean;
  readonly title: Texts;
  /** Two or three sentences. */
  readonly text: Texts;
  /** Empty: the learner writes orders. */
  readonly ask: readonly QuestionKind[];
  readonly exercise: Exercise | null;
  /** The editions that agree on the answers; the first one rules. */
  readonly editions: readonly EditionName[];
  /** What people who answer wrongly believe. */
  readonly misconceptions: readonly MisconceptionId[];
  /** The scenario that shows the same rule in a rulebook. */
  readonly rulebook: string | null;
}

/** What a page needs to play a lesson; the expected outcomes are left out, since the build has compared them. */
export type PlayedLesson = Omit<
  Lesson,
  'expected' | 'dislodged' | 'starved' | 'expectedRetreats' | 'expectedAdjustments'
>;

/** Compares by chapter, then by number. */
export const inCourseOrder = (one: Lesson, other: Lesson): number =>
  CHAPTERS.indexOf(one.chapter) - CHAPTERS.indexOf(other.chapter) || one.lesson - other.lesson;
