import type { Question } from './questions.ts';

/** How far somebody is who answers the questions about a turn one by one, each ruled at once. Plain data. */
export interface OneByOne {
  /** In the order of the questions, as far as they are answered. */
  readonly answers: readonly boolean[];
  /** How many rulings have been read: the place of the question that is asked, or whose ruling is shown. */
  readonly read: number;
}

export const NOTHING_SAID: OneByOne = { answers: [], read: 0 };

/** Answers the question that is asked; an answer that is ruled stays. */
export const say = ({ answers, read }: OneByOne, answer: boolean): OneByOne => ({
  answers: answers.length > read ? answers : [...answers, answer],
  read,
});

/** Goes on to the next question once this one is answered. */
export const goOn = ({ answers, read }: OneByOne): OneByOne => ({
  answers,
  read: Math.min(read + 1, answers.length),
});

/**
 * How many steps of the trace are shown: what the question rests on before its answer, the step that settles it after;
 * all once every question is answered.
 */
export function stepsShown(
  questions: readonly Question[],
  { answers, read }: OneByOne,
  all: number,
): number {
  const settled = questions[read]?.step;
  if (settled === undefined || settled === null) return all;
  return answers.length > read ? settled + 1 : settled;
}
