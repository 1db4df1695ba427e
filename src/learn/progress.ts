import * as v from 'valibot';
import { err, ok, type Result } from '../result.ts';
import { MISCONCEPTIONS, type MisconceptionId } from './misconceptions.ts';

/** The result of the first check of a lesson, in the latest attempt. */
export interface LessonResult {
  readonly right: number;
  readonly of: number;
}

/** Only such a lesson gets a tick. */
export const isAllRight = ({ right, of }: LessonResult): boolean => right === of;

/** A rule to review, with the quantities of `ts-fsrs`; times in ms since 1970. */
export interface Card {
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduled_days: number;
  readonly learning_steps: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: number;
  readonly last_review: number | null;
}

/** What a learner has done. Plain data, kept only in the browser. */
export interface CourseProgress {
  /** By the addresses of the lessons. */
  readonly lessons: Readonly<Record<string, LessonResult>>;
  /** One for each misconception encountered. */
  readonly cards: Readonly<Partial<Record<MisconceptionId, Card>>>;
}

export const NO_PROGRESS: CourseProgress = { lessons: {}, cards: {} };

/** `damaged`: the text is not valid progress; `newer`: a later version of the site wrote it. */
export type ProgressProblem = 'damaged' | 'newer';

const FORMAT = 'standoff course';
const VERSION = 1;
/** In UTF-16 units: the whole course takes a tenth of it. */
export const MAX_PROGRESS_LENGTH = 100_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e15));
const CARD = v.strictObject({
  due: amount,
  stability: amount,
  difficulty: amount,
  scheduled_days: amount,
  learning_steps: count,
  reps: count,
  lapses: count,
  state: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  last_review: v.nullable(amount),
});
const HEAD = v.object({ format: v.literal(FORMAT), version: v.number() });
const FILE = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  lessons: v.record(
    v.pipe(v.string(), v.regex(/^learn\/[a-z-]{1,40}\/[a-z0-9-]{1,60}$/)),
    v.strictObject({ right: count, of: count }),
  ),
  cards: v.record(v.picklist(MISCONCEPTIONS), CARD),
});

/** Progress as the text of a file. */
export const formatProgress = ({ lessons, cards }: CourseProgress): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, lessons, cards }, null, 1)}\n`;

/** Reads the text of a file. Never throws. */
export function parseProgress(text: string): Result<CourseProgress, ProgressProblem> {
  if (text.length > MAX_PROGRESS_LENGTH) return err('damaged');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err('damaged');
  }
  const head = v.safeParse(HEAD, value);
  if (head.success && head.output.version > VERSION) return err('newer');
  const read = v.safeParse(FILE, value);
  if (!read.success) return err('damaged');
  const { lessons, cards } = read.output;
  return ok({ lessons, cards });
}

/** The progress with the result of a lesson. */
export const withLesson = (
  progress: CourseProgress,
  slug: string,
  result: LessonResult,
): CourseProgress => ({
  ...progress,
  lessons: { ...progress.lessons, [slug]: result },
});
