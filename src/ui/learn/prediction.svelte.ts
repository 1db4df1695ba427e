import { openAfter, partings, settledAt, type Guess } from '../../learn/compare.ts';
import type { Question } from '../../learn/questions.ts';
import type { Stepping } from '../player/player.svelte.ts';

/**
 * `guess`: the learner predicts. `playing`: the ruling runs to where the two part. `parted`: it has stopped there.
 * `done`: it has run to its end.
 */
export type Stage = 'guess' | 'playing' | 'parted' | 'done';

/** A prediction and how far the ruling has come against it. Reactive. */
export interface Prediction {
  readonly stage: Stage;
  readonly guess: Guess;
  /** What was said when the prediction was checked first: the score counts that. */
  readonly first: Guess;
  /** Where the ruling has stopped, and what was said there. */
  readonly parting: { readonly question: Question; readonly guessed: boolean } | null;
  /** The questions whose answers may still be changed. */
  readonly open: readonly Question[];
  readonly say: (question: Question, answer: boolean) => void;
  /** The next of: yes, no. */
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
  /** Steps are swapped without playing. */
  readonly isStill: () => boolean;
  /** Called when a prediction was checked, with the first answers. */
  readonly onchecked?: (guess: Guess) => void;
}

/** To be called while a component is created. */
export function createPrediction({ questions, play, isStill, onchecked }: Input): Prediction {
  let stage: Stage = $state('guess');
  let guess: Guess = $state.raw({});
  let first: Guess = $state.raw({});
  /** The step at which the last stop was made; -1: none was. */
  let stopped = $state(-1);

  const next = $derived(
    partings(questions(), guess).find(({ question }) => settledAt(question) > stopped) ?? null,
  );
  /** The step to stop at, as the player counts. */
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
