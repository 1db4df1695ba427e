import { untrack } from 'svelte';
import type { Guess, Question } from '../../learn/questions.ts';
import * as rounds from '../../learn/rounds.ts';
import type { PlaybackEvent } from '../player/playback.ts';
import type { Stepping } from '../player/player.svelte.ts';

/** Questions about a turn that are answered round by round, while the ruling is played as far as it is asked. Reactive. */
export interface Predicting {
  /** All of them. */
  readonly questions: readonly Question[];
  /** The round that is asked, or whose ruling is shown; null: all are read. */
  readonly round: rounds.Round | null;
  readonly guess: Guess;
  /** The number of questions before the round. */
  readonly place: number;
  /** Those whose ruling is not shown. */
  readonly open: readonly Question[];
  /** Whether the ruling of the round is shown. */
  readonly isRuled: boolean;
  /** How many answers were right. */
  readonly right: number;
  readonly begin: () => void;
  /** Shows again how far the ruling is open. */
  readonly resume: () => void;
  readonly say: (question: Question, answer: boolean) => void;
  readonly check: () => void;
  readonly goOn: () => void;
  readonly giveUp: () => void;
  /** For the stepper: plays and steps as far as the ruling is shown, and no further. */
  readonly send: (event: PlaybackEvent) => void;
}

/**
 * `play`: plays the movement phase; null: another phase is asked about. `isOn`: whether the questions are being asked.
 * Questions about another ruling begin anew. Call it while a component is created.
 */
export function createPredicting(
  roundsOf: () => readonly rounds.Round[],
  play: Stepping | null,
  isOn: () => boolean = () => true,
): Predicting {
  const all = $derived(roundsOf());
  const questions = $derived(all.flatMap((round) => round.questions));
  let now: rounds.Answering = $state.raw(rounds.NOTHING_SAID);
  const round = $derived(all[now.read] ?? null);
  const end = $derived(rounds.stepsShown(all, now, play?.last ?? 0));
  const place = $derived(all.slice(0, now.read).flatMap((each) => each.questions).length);

  function become(next: rounds.Answering): void {
    now = next;
    play?.send({ type: 'GO', step: end });
  }

  let asked = untrack(() => all);
  $effect.pre(() => {
    if (all === asked) return;
    asked = all;
    untrack(() => {
      now = rounds.NOTHING_SAID;
      if (isOn()) play?.send({ type: 'GO', step: end });
    });
  });
  // Playing stops where the ruling is open.
  $effect(() => {
    if (isOn() && play?.playing && play.step >= end) play.send({ type: 'GO', step: end });
  });

  return {
    get questions() {
      return questions;
    },
    get round() {
      return round;
    },
    get guess() {
      return now.guess;
    },
    get place() {
      return place;
    },
    get open() {
      return questions.slice(place + (now.isRuled ? (round?.questions.length ?? 0) : 0));
    },
    get isRuled() {
      return now.isRuled;
    },
    get right() {
      return questions.filter(({ id, answer }) => now.guess[id] === answer).length;
    },
    begin() {
      become(rounds.NOTHING_SAID);
    },
    resume() {
      become(now);
    },
    say(question, answer) {
      if (round) become(rounds.say(now, round, question, answer));
    },
    check() {
      become(rounds.check(now));
    },
    goOn() {
      become(rounds.goOn(now));
    },
    giveUp() {
      become(rounds.giveUp(now, all));
    },
    send(event) {
      if (!play) return;
      const isThere = play.step >= end;
      if (event.type === 'NEXT' && isThere) return;
      // From there, playing begins once more.
      if (event.type === 'TOGGLE' && isThere) play.send({ type: 'GO', step: 0 });
      if (event.type === 'LAST') play.send({ type: 'GO', step: end });
      else if (event.type === 'GO') play.send({ type: 'GO', step: Math.min(event.step, end) });
      else play.send(event);
    },
  };
}
