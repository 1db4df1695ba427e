import { untrack } from 'svelte';
import { createActor } from 'xstate';
import type { Turn } from '../../trace/turn.ts';
import { english } from '../../explain/languages/english/english.ts';
import type { Language } from '../../explain/languages/language.ts';
import { chapters } from '../../explain/tell.ts';
import { runActor } from '../kit/actor.svelte.ts';
import { keyEvent } from './player-keys.ts';
import { holdOf, playback, type PlaybackEvent, type Speed } from './playback.ts';
import { marksOf, readingAt, sameStep, type Reading } from './step-text.ts';
import type { Mark } from './ruler.ts';

/** Where playback stands. Reactive. */
export interface Stepping {
  readonly step: number;
  readonly last: number;
  /** Nothing was pressed yet: the ruling is shown. */
  readonly cover: boolean;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly send: (event: PlaybackEvent) => void;
}

/** What a player shows at this moment. Reactive. */
export interface Playing extends Stepping {
  readonly marks: readonly Mark[];
  readonly reading: Reading;
  /** For those who do not see it: the sentence, then where it stands. Empty on the cover. */
  readonly told: string;
}

/** Plays steps 0 to last, each held as long as its sentences take. `moved`: which step to show when these change. */
export function playSteps(
  sentencesOf: () => readonly string[],
  moved: (step: number) => number = (step) => step,
): Stepping {
  const sentences = $derived(sentencesOf());
  const holds = $derived(sentences.map(holdOf));
  const last = $derived(sentences.length - 1);
  const actor = createActor(playback, { input: { holds: untrack(() => holds) } });
  const play = runActor(actor);
  const step = $derived(Math.min(play.snapshot.context.step, last));

  let played = untrack(() => sentences);
  $effect.pre(() => {
    const next = sentences;
    if (next === played) return;
    played = next;
    untrack(() => {
      play.send({ type: 'REEL', holds, step: moved(play.snapshot.context.step) });
    });
  });

  return {
    get step() {
      return step;
    },
    get last() {
      return last;
    },
    get cover() {
      return play.snapshot.matches('cover');
    },
    get playing() {
      return play.snapshot.matches('playing');
    },
    get speed() {
      return play.snapshot.context.speed;
    },
    send: play.send,
  };
}

/** All that is read of a turn: step by step, and as it opens. */
export function readingsOf(
  turn: Turn,
  language: Language = english,
): {
  readonly at: readonly Reading[];
  readonly opening: Reading;
} {
  const list = chapters(turn, language);
  return {
    at: Array.from({ length: turn.ruling.steps.length + 1 }, (_, step) =>
      readingAt(turn, step, language, list),
    ),
    opening: readingAt(turn, null, language, list),
  };
}

/** Plays a turn. When it changes to another ruling of the same orders, playback stays at the same decision. */
export function playTurn(turnOf: () => Turn, languageOf: () => Language = () => english): Playing {
  const turn = $derived(turnOf());
  const marks = $derived(marksOf(turn, languageOf()));
  const readings = $derived(readingsOf(turn, languageOf()));
  let before = untrack(() => turn);
  const play = playSteps(
    () => readings.at.map(({ sentence }) => sentence),
    (step) => {
      // Told in another language it is the same turn still.
      const to = before === turn ? step : sameStep(before, step, turn);
      before = turn;
      return to;
    },
  );
  const reading = $derived(
    play.cover ? readings.opening : (readings.at[play.step] ?? readings.opening),
  );

  return {
    get step() {
      return play.step;
    },
    get last() {
      return play.last;
    },
    get cover() {
      return play.cover;
    },
    get playing() {
      return play.playing;
    },
    get speed() {
      return play.speed;
    },
    get marks() {
      return marks;
    },
    get reading() {
      return reading;
    },
    get told() {
      if (play.cover) return '';
      return `${reading.sentence} ${String(play.step)} ${languageOf().page.of} ${String(play.last)}.`;
    },
    send: play.send,
  };
}

/** For `{@attach}`: what is inside listens to the player's keys. */
export function playerKeys(
  send: (event: PlaybackEvent) => void,
): (node: HTMLElement) => () => void {
  return (node) => {
    const keyed = (event: KeyboardEvent): void => {
      const wanted = keyEvent(event);
      if (!wanted) return;
      event.preventDefault();
      send(wanted);
    };
    node.addEventListener('keydown', keyed);
    return () => {
      node.removeEventListener('keydown', keyed);
    };
  };
}
