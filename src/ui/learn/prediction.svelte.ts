import { openAfter, wrongAnswers, settledAt, type Guess } from '../../learn/compare.ts';
import type { Question } from '../../learn/questions.ts';
import type { PlaybackEvent } from '../player/playback.ts';
import type { Stepping } from '../player/player.svelte.ts';
import { sendUpTo, stopAt } from '../player/up-to.svelte.ts';

/**
 * `guess`: the learner predicts. `playing`: the ruling is on its way to the next wrong answer, or back from it.
 * `parted`: it stands there. `done`: it stands at its end.
 */
export type Stage = 'guess' | 'playing' | 'parted' | 'done';

/** A prediction, and how far the ruling has been played against it. Reactive. */
export interface Prediction {
  readonly stage: Stage;
  readonly guess: Guess;
  /** The answers when the prediction was first checked: these count for the score. */
  readonly first: Guess;
  /** The wrong answer at which the ruling stands. */
  readonly parting: { readonly question: Question; readonly guessed: boolean } | null;
  /** The questions whose answers may still be changed. */
  readonly open: readonly Question[];
  /** Whether the ruling has been shown to its end. */
  readonly isRevealed: boolean;
  /** The step at which the ruling stops next, as the stepper counts. */
  readonly goal: number;
  readonly say: (question: Question, answer: boolean) => void;
  /** Cycles through yes and no. */
  readonly turn: (question: Question) => void;
  readonly check: () => void;
  readonly goOn: () => void;
  readonly toTheEnd: () => void;
  readonly again: () => void;
  /** For the stepper: plays and steps, up to the goal and no further. */
  readonly send: (event: PlaybackEvent) => void;
}

interface Input {
  readonly questions: () => readonly Question[];
  /** Plays the movement phase; null: another phase is asked about, whose ruling is shown at once. */
  readonly play: Stepping | null;
  /** Whether the learner steps by hand. */
  readonly isStill: () => boolean;
  /** Called with the first answers when a prediction was checked. */
  readonly onchecked?: (guess: Guess) => void;
}

/** Call it while a component is created. */
export function createPrediction({ questions, play, isStill, onchecked }: Input): Prediction {
  let isChecked = $state(false);
  let guess: Guess = $state.raw({});
  let first: Guess = $state.raw({});
  /** The step up to which wrong answers have been dealt with; -1: none has. */
  let passed = $state(-1);
  /** The furthest step that was shown. */
  let reached = $state(0);

  const next = $derived(
    wrongAnswers(questions(), guess).find(({ question }) => settledAt(question) > passed) ?? null,
  );
  const goal = $derived(
    play === null ? 0 : next?.question.step == null ? play.last : next.question.step + 1,
  );
  const step = $derived(play?.step ?? 0);
  const isThere = $derived(step >= goal);
  const stage = $derived.by((): Stage => {
    if (!isChecked) return 'guess';
    if (!isThere) return 'playing';
    return next ? 'parted' : 'done';
  });
  const isRevealed = $derived.by(
    () => isChecked && next === null && (play === null || Math.max(reached, step) >= goal),
  );

  /** Plays on, or shows the next step of somebody who steps by hand. */
  function run(): void {
    if (play && play.step < goal) play.send({ type: isStill() ? 'NEXT' : 'TOGGLE' });
  }

  $effect(() => {
    if (isChecked && play) reached = Math.max(reached, step);
  });
  if (play) stopAt(play, () => (isChecked ? goal : null));

  return {
    get stage() {
      return stage;
    },
    get guess() {
      return guess;
    },
    get first() {
      return first;
    },
    get parting() {
      return stage === 'parted' ? next : null;
    },
    get open() {
      if (!isChecked) return questions();
      return isRevealed ? [] : openAfter(questions(), Math.max(reached, step) - 1);
    },
    get isRevealed() {
      return isRevealed;
    },
    get goal() {
      return goal;
    },
    say(question, answer) {
      guess = { ...guess, [question.id]: answer };
    },
    turn(question) {
      const said = guess[question.id];
      guess = { ...guess, [question.id]: said !== true };
    },
    check() {
      first = guess;
      passed = -1;
      reached = 0;
      isChecked = true;
      onchecked?.(first);
      play?.send({ type: 'GO', step: 0 });
      run();
    },
    goOn() {
      if (next === null) return;
      passed = settledAt(next.question);
      run();
    },
    toTheEnd() {
      passed = Number.MAX_SAFE_INTEGER;
      play?.send({ type: 'LAST' });
    },
    again() {
      guess = {};
      passed = -1;
      isChecked = false;
      play?.send({ type: 'GO', step: 0 });
    },
    send(event) {
      if (!isChecked || !play) return;
      sendUpTo(play, goal, event);
    },
  };
}
