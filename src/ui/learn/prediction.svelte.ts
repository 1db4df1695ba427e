import { openAfter, wrongAnswers, settledAt, type Guess } from '../../learn/compare.ts';
import type { Question } from '../../learn/questions.ts';
import type { Stepping } from '../player/player.svelte.ts';

/**
 * `guess`: the learner predicts. `playing`: the ruling plays up to the next wrong answer. `parted`: it has stopped
 * there. `done`: it has played to its end.
 */
export type Stage = 'guess' | 'playing' | 'parted' | 'done';

/** A prediction, and how far the ruling has been played against it. Reactive. */
export interface Prediction {
  readonly stage: Stage;
  readonly guess: Guess;
  /** The answers when the prediction was first checked: these count for the score. */
  readonly first: Guess;
  /** The wrong answer at which the ruling has stopped. */
  readonly parting: { readonly question: Question; readonly guessed: boolean } | null;
  /** The questions whose answers may still be changed. */
  readonly open: readonly Question[];
  readonly say: (question: Question, answer: boolean) => void;
  /** Cycles through yes and no. */
  readonly turn: (question: Question) => void;
  readonly check: () => void;
  readonly goOn: () => void;
  readonly toTheEnd: () => void;
  readonly again: () => void;
}

interface Input {
  readonly questions: () => readonly Question[];
  /** Plays the movement phase; null: another phase is asked about, whose ruling is shown at once. */
  readonly play: Stepping | null;
  /** Whether steps are swapped without playing. */
  readonly isStill: () => boolean;
  /** Called with the first answers when a prediction was checked. */
  readonly onchecked?: (guess: Guess) => void;
}

/** Call it while a component is created. */
export function createPrediction({ questions, play, isStill, onchecked }: Input): Prediction {
  let stage: Stage = $state('guess');
  let guess: Guess = $state.raw({});
  let first: Guess = $state.raw({});
  /** The step at which it stopped last; -1: it has not stopped. */
  let stopped = $state(-1);

  const next = $derived(
    wrongAnswers(questions(), guess).find(({ question }) => settledAt(question) > stopped) ?? null,
  );
  /** The step to stop at, as the stepper counts. */
  const goal = $derived(
    play === null ? 0 : next?.question.step == null ? play.last : next.question.step + 1,
  );

  function run(): void {
    if (play === null || isStill()) {
      play?.send({ type: 'GO', step: goal });
      stop();
      return;
    }
    stage = 'playing';
    if (play.step >= goal) stop();
    else play.send({ type: 'TOGGLE' });
  }

  function stop(): void {
    if (next === null) {
      stage = 'done';
      return;
    }
    stage = 'parted';
  }

  $effect(() => {
    if (stage !== 'playing' || play === null || play.step < goal) return;
    play.send({ type: 'GO', step: goal });
    stop();
  });

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
      if (stage === 'guess') return questions();
      if (stage !== 'parted') return [];
      return next ? openAfter(questions(), settledAt(next.question)) : [];
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
      stopped = -1;
      onchecked?.(first);
      play?.send({ type: 'GO', step: 0 });
      run();
    },
    goOn() {
      if (next === null) return;
      stopped = settledAt(next.question);
      run();
    },
    toTheEnd() {
      stopped = Number.MAX_SAFE_INTEGER;
      if (play) play.send({ type: 'LAST' });
      stage = 'done';
    },
    again() {
      guess = {};
      stopped = -1;
      stage = 'guess';
      play?.send({ type: 'GO', step: 0 });
    },
  };
}
