import { untrack } from 'svelte';
import { createActor } from 'xstate';
import type { Turn } from '../trace/turn.ts';
import { chapters } from '../explain/chapters.ts';
import { runActor } from './actor.svelte.ts';
import { keyEvent } from './keys.ts';
import { holdOf, playback, type PlaybackEvent, type Speed } from './playback.ts';
import { marksOf, readingAt, sameStep, type Reading } from './reading.ts';
import type { Mark } from './ruler.ts';

/** What a player shows at this moment. Reactive. */
export interface Playing {
  readonly step: number;
  readonly last: number;
  /** Nothing was pressed yet: the ruling is shown. */
  readonly cover: boolean;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly marks: readonly Mark[];
  readonly reading: Reading;
  /** For those who do not see it: the sentence, then where it stands. Empty on the cover. */
  readonly told: string;
  readonly send: (event: PlaybackEvent) => void;
}

/** Plays a turn. When it changes to another ruling of the same orders, playback stays at the same decision. */
export function playTurn(turnOf: () => Turn): Playing {
  const turn = $derived(turnOf());
  const last = $derived(turn.ruling.steps.length);
  const marks = $derived(marksOf(turn));
  const list = $derived(chapters(turn));
  const readings = $derived(
    Array.from({ length: last + 1 }, (_, step) => readingAt(turn, step, list)),
  );
  const opening = $derived(readingAt(turn, null, list));
  const holds = $derived(readings.map((reading) => holdOf(reading.sentence)));

  const actor = createActor(playback, { input: { holds: untrack(() => holds) } });
  const play = runActor(actor);
  const cover = $derived(play.snapshot.matches('cover'));
  const step = $derived(Math.min(play.snapshot.context.step, last));

  let played = untrack(() => turn);
  $effect.pre(() => {
    const next = turn;
    if (next === played) return;
    untrack(() => {
      play.send({ type: 'REEL', holds, step: sameStep(played, step, next) });
    });
    played = next;
  });

  return {
    get step() {
      return step;
    },
    get last() {
      return last;
    },
    get cover() {
      return cover;
    },
    get playing() {
      return play.snapshot.matches('playing');
    },
    get speed() {
      return play.snapshot.context.speed;
    },
    get marks() {
      return marks;
    },
    get reading() {
      return cover ? opening : (readings[step] ?? opening);
    },
    get told() {
      const { sentence } = readings[step] ?? opening;
      return cover ? '' : `${sentence} ${String(step)} of ${String(last)}.`;
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
