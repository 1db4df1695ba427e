import { untrack } from 'svelte';
import { goOn, NOTHING_SAID, type OneByOne, say, stepsShown } from '../../learn/one-by-one.ts';
import type { Question } from '../../learn/questions.ts';
import type { PlaybackEvent } from '../player/playback.ts';
import type { Stepping } from '../player/player.svelte.ts';
import { sendUpTo, stopAt } from '../player/up-to.svelte.ts';

/** Questions about a turn that are answered one by one, while the ruling is played as far as it is asked. Reactive. */
export interface Predicting {
  readonly questions: readonly Question[];
  /** The place of the question that is asked, or whose ruling is shown; the number of questions: all are read. */
  readonly place: number;
  /** That question; null: all are read. */
  readonly question: Question | null;
  /** Those without an answer. */
  readonly open: readonly Question[];
  /** The answer to it; null: it is open. */
  readonly said: boolean | null;
  /** How many answers were right so far. */
  readonly right: number;
  readonly begin: () => void;
  /** Shows again how far the ruling is open. */
  readonly resume: () => void;
  readonly say: (answer: boolean) => void;
  readonly goOn: () => void;
  /** For the stepper: plays and steps as far as the ruling is shown, and no further. */
  readonly send: (event: PlaybackEvent) => void;
}

/**
 * `isOn`: whether the questions are being asked. Questions about another ruling begin anew. Call it while a component is
 * created.
 */
export function createPredicting(
  questionsOf: () => readonly Question[],
  play: Stepping,
  isOn: () => boolean,
): Predicting {
  const questions = $derived(questionsOf());
  let now: OneByOne = $state.raw(NOTHING_SAID);
  const question = $derived(questions[now.read] ?? null);
  const end = $derived(stepsShown(questions, now, play.last));

  function become(next: OneByOne): void {
    now = next;
    play.send({ type: 'GO', step: end });
  }

  let asked = untrack(() => questions);
  $effect.pre(() => {
    if (questions === asked) return;
    asked = questions;
    untrack(() => {
      now = NOTHING_SAID;
      if (isOn()) play.send({ type: 'GO', step: end });
    });
  });
  stopAt(play, () => (isOn() ? end : null));

  return {
    get questions() {
      return questions;
    },
    get place() {
      return now.read;
    },
    get question() {
      return question;
    },
    get open() {
      return questions.slice(now.answers.length);
    },
    get said() {
      return now.answers[now.read] ?? null;
    },
    get right() {
      return questions.filter(({ answer }, place) => now.answers[place] === answer).length;
    },
    begin() {
      become(NOTHING_SAID);
    },
    resume() {
      become(now);
    },
    say(answer) {
      become(say(now, answer));
    },
    goOn() {
      become(goOn(now));
    },
    send(event) {
      sendUpTo(play, end, event);
    },
  };
}
