import { untrack } from 'svelte';
import { createActor } from 'xstate';
import type { Turn } from '../../trace/turn.ts';
import type { Language } from '../../explain/languages/language.ts';
import { runActor } from '../kit/actor.svelte.ts';
import { isUnfocusedKey, singleKey } from './page-keys.ts';
import { keyEvent } from './player-keys.ts';
import { holdOf } from '../../stage/motion/hold.ts';
import { playback, type PlaybackEvent, type Speed } from './playback.ts';
import type { ShortStop } from '../../explain/messages/turn/short-version.ts';
import {
  marksOf,
  passedOver,
  sameStep,
  stepTexts,
  type StepText,
  type StepTexts,
} from './step-text.ts';
import type { RulerMark } from './ruler.ts';

/** The state of playback. Reactive. */
export interface Stepping {
  readonly step: number;
  readonly last: number;
  /** Whether nothing was pressed yet: the ruling is shown. */
  readonly cover: boolean;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly send: (event: PlaybackEvent) => void;
}

/** A turn being played. Reactive. */
export interface Playing extends Stepping {
  readonly marks: readonly RulerMark[];
  /** Steps that playing, Back and Next skip. */
  readonly passed: ReadonlySet<number>;
  /** The texts of the current step. */
  readonly text: StepText;
  /** For a screen reader: the sentence, then the step. Empty on the cover. */
  readonly announcement: string;
}

/**
 * Plays steps 0 to last, each held as long as its sentences take; null: skipped. `moved`: which step to show when these
 * change. `from`: the step at which it opens; null: the last. Call it while a component is created.
 */
export function playSteps(
  sentencesOf: () => readonly (string | null)[],
  moved: (step: number) => number = (step) => step,
  from: number | null = null,
): Stepping {
  const sentences = $derived(sentencesOf());
  const holds = $derived(sentences.map((one) => (one === null ? null : holdOf(one))));
  const last = $derived(sentences.length - 1);
  const actor = createActor(playback, { input: { holds: untrack(() => holds), from } });
  const play = runActor(actor);
  const step = $derived(Math.min(play.snapshot.context.step ?? last, last));

  let played = untrack(() => sentences);
  $effect.pre(() => {
    const next = sentences;
    if (next === played) return;
    played = next;
    untrack(() => {
      play.send({ type: 'REEL', holds, step: moved(play.snapshot.context.step ?? last) });
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
      return play.snapshot.context.step === null;
    },
    get playing() {
      return play.snapshot.context.isPlaying;
    },
    get speed() {
      return play.snapshot.context.speed;
    },
    send: play.send,
  };
}

/** The texts of a turn, in a language. Reactive. */
export interface TurnTexts extends StepTexts {
  readonly marks: readonly RulerMark[];
  readonly language: Language;
}

export function textsOf(
  turnOf: () => Turn,
  languageOf: () => Language,
  stopsOf: () => readonly ShortStop[] | null = () => null,
): TurnTexts {
  const texts = $derived(stepTexts(turnOf(), languageOf(), stopsOf()));
  const marks = $derived(marksOf(turnOf(), languageOf(), stopsOf()));
  return {
    get at() {
      return texts.at;
    },
    get opening() {
      return texts.opening;
    },
    get sentences() {
      return texts.sentences;
    },
    get marks() {
      return marks;
    },
    get language() {
      return languageOf();
    },
  };
}

/** Which step to show when the turn changes to another ruling of the same orders: that of the same decision. */
export function sameDecision(turnOf: () => Turn): (step: number) => number {
  let before = untrack(turnOf);
  return (step) => {
    const turn = turnOf();
    // Only the language changed.
    if (before === turn) return step;
    const to = sameStep(before, step, turn);
    before = turn;
    return to;
  };
}

/** Playback together with the texts of each step. */
export function withTexts(play: Stepping, texts: TurnTexts): Playing {
  const passed = $derived(passedOver(texts));
  const text = $derived(play.cover ? texts.opening : (texts.at[play.step] ?? texts.opening));
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
      return texts.marks;
    },
    get passed() {
      return passed;
    },
    get text() {
      return text;
    },
    get announcement() {
      if (play.cover) return '';
      const { of } = texts.language.page;
      return `${text.sentence} ${String(play.step)} ${of} ${String(play.last)}.`;
    },
    send: play.send,
  };
}

/** Plays a turn. When it changes to another ruling of the same orders, playback stays at the same decision. `from`: as for `playSteps`. */
export function playTurn(
  turnOf: () => Turn,
  languageOf: () => Language,
  from: number | null = null,
): Playing {
  const texts = textsOf(turnOf, languageOf);
  const play = playSteps(() => texts.sentences, sameDecision(turnOf), from);
  return withTexts(play, texts);
}

/** What the key R does: it is as if nothing had been pressed yet, and Play were. */
const FROM_THE_BEGINNING: readonly PlaybackEvent[] = [{ type: 'COVER' }, { type: 'TOGGLE' }];

/** For `{@attach}`: the player's keys work in the element, and its arrows and letters while nothing has the focus. */
export function playerKeys(
  send: (event: PlaybackEvent) => void,
): (node: HTMLElement) => () => void {
  return (node) => {
    const keyed = (event: KeyboardEvent): void => {
      const wanted = keyEvent(event);
      const events = wanted ? [wanted] : singleKey(event) === 'r' ? FROM_THE_BEGINNING : [];
      // A page may have drawn a player that it does not show yet.
      if (events.length === 0 || !node.checkVisibility()) return;
      event.preventDefault();
      for (const one of events) send(one);
    };
    const keyedElsewhere = (event: KeyboardEvent): void => {
      if (isUnfocusedKey(event)) keyed(event);
    };
    node.addEventListener('keydown', keyed);
    document.addEventListener('keydown', keyedElsewhere);
    return () => {
      node.removeEventListener('keydown', keyed);
      document.removeEventListener('keydown', keyedElsewhere);
    };
  };
}
