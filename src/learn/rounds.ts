import type { Guess, Question } from './questions.ts';
import type { QuestionKind } from './lesson.ts';

/** Questions that are answered together, since the ruling of one of them would tell another. Plain data. */
export interface Round {
  readonly questions: readonly Question[];
  /** How many steps of the trace are shown before the answers; null: all. */
  readonly before: number | null;
  /** The same after the answers. */
  readonly after: number | null;
}

/** How far somebody is who answers round by round, each ruled at once. Plain data. */
export interface Answering {
  readonly guess: Guess;
  /** How many rulings have been read: the place of the round that is asked, or whose ruling is shown. */
  readonly read: number;
  /** Whether its ruling is shown. */
  readonly isRuled: boolean;
}

export const NOTHING_SAID: Answering = { guess: {}, read: 0, isRuled: false };

/** All questions at once, on the orders as written. */
export const oneRound = (questions: readonly Question[]): readonly Round[] => [
  { questions, before: 0, after: null },
];

/**
 * The questions in the order of the proof, so that all that one rests on is settled before it is asked. Those that the same step
 * settles are asked together, and so are those of a kind of which no step settles some: that nothing was said would tell.
 */
export function roundsOf(questions: readonly Question[]): readonly Round[] {
  const silent = new Set(questions.filter(({ step }) => step === null).map(({ kind }) => kind));
  const groups = new Map<QuestionKind | number | null, readonly Question[]>();
  for (const question of questions) {
    const key = silent.has(question.kind) ? question.kind : question.step;
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  const rounds = [...groups.values()].map((some): Round => {
    const steps = some.flatMap(({ step }) => step ?? []);
    const first = steps.length > 0 ? Math.min(...steps) : 0;
    const last = steps.length > 0 ? Math.max(...steps) + 1 : 0;
    return { questions: some, before: first, after: last };
  });
  const merged: Round[] = [];
  for (const round of rounds.toSorted((a, b) => (a.before ?? 0) - (b.before ?? 0))) {
    const previous = merged.at(-1);
    // What the ruling of the previous round would tell is asked with it.
    if (previous && (round.before ?? 0) < (previous.after ?? 0))
      merged[merged.length - 1] = {
        questions: [...previous.questions, ...round.questions],
        before: previous.before,
        after: Math.max(previous.after ?? 0, round.after ?? 0),
      };
    else merged.push(round);
  }
  return merged;
}

/** Answers a question of the round; a single one is ruled at once, and an answer that is ruled stays. */
export function say(
  state: Answering,
  { questions }: Round,
  question: Question,
  answer: boolean,
): Answering {
  if (state.isRuled) return state;
  const guess = { ...state.guess, [question.id]: answer };
  return { ...state, guess, isRuled: questions.length === 1 };
}

/** Rules the round, whether everything was answered or not. */
export const check = (state: Answering): Answering => ({ ...state, isRuled: true });

/** Goes on to the next round once this one is ruled. */
export const goOn = (state: Answering): Answering =>
  state.isRuled ? { ...state, read: state.read + 1, isRuled: false } : state;

/** Sees the ruling without answering the rest. */
export const giveUp = (state: Answering, rounds: readonly Round[]): Answering => ({
  ...state,
  read: rounds.length,
  isRuled: false,
});

/** How many steps of the trace are shown: what the round rests on before its answers, what settles it after; then all. */
export function stepsShown(
  rounds: readonly Round[],
  { read, isRuled }: Answering,
  all: number,
): number {
  const round = rounds[read];
  return (round && (isRuled ? round.after : round.before)) ?? all;
}
