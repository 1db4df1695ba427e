import { tick } from 'svelte';
import { sliceTurn } from '../../ask/why.ts';
import { whatIf, type Edit } from '../../ask/what-if.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { Mode } from '../../explain/languages/asking-words.ts';
import { shortVersion } from '../../explain/messages/turn/short-version.ts';
import { positionOf, type At } from '../../trace/places/place.ts';
import { placesIn } from '../../trace/places/places.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import {
  playSteps,
  sameDecision,
  textsOf,
  withTexts,
  type Playing,
} from '../player/player.svelte.ts';
import { bothSentences, comparedTexts, type ComparedTexts, type Pair } from './comparison.ts';
import { firstAsked } from './first-asked.ts';

/** Changes to a turn, oldest first; edits made together are undone together. */
export type TriedEdits = readonly (readonly Edit[])[];

/** The same orders under two editions, side by side. */
export interface SideBySide {
  readonly turns: Pair;
  /** What each edition says where they differ, in a few words. */
  readonly sayings: readonly [string, string];
}

/** What a reader does with a turn, as far as an address can express it. */
export interface InquiryState {
  /** Where playback is. Null: nothing was pressed yet. */
  readonly at: At | null;
  readonly tries: TriedEdits;
  /** The space whose order is asked about. Null: the inquiry picks one. */
  readonly asked: string | null;
  /** Whether the short version is played: only what is contested. */
  readonly isShort: boolean;
}

/** A turn being asked about: playback, changes and questions. Reactive. */
export interface Inquiry extends InquiryState {
  readonly at: string | null;
  /** The same as the stepper counts. */
  readonly step: number | null;
  readonly given: Turn;
  /** The turn with the changes. */
  readonly turn: Turn;
  /** The steps of it that are played. */
  readonly played: Turn;
  /** Their ids; null: all. */
  readonly only: readonly number[] | null;
  /** The number of steps in the short version. */
  readonly shortSteps: number;
  readonly language: Language;
  readonly sideBySide: (SideBySide & ComparedTexts) | null;
  readonly play: Playing;
  /** The unit whose order is asked about: the one that was picked, or the most interesting one. */
  readonly unit: UnitAt | null;
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  readonly open: (state: InquiryState) => Promise<void>;
  readonly go: (step: number) => void;
  /** Plays only these steps. */
  readonly playOnly: (ids: readonly number[]) => void;
  readonly change: (edits: readonly Edit[]) => void;
  readonly undo: () => void;
  readonly reset: () => void;
  readonly ask: (space: string) => void;
  readonly setShort: (isShort: boolean) => void;
}

interface Given {
  readonly turn: () => Turn;
  readonly language: () => Language;
  /** Null: a single edition. */
  readonly sideBySide?: () => SideBySide | null;
  /** To open with a prediction: the step before its first question. */
  readonly predictFrom?: number | null;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Call it while a component is created: playback ends with it. */
export function createInquiry({
  turn: given,
  language,
  sideBySide = () => null,
  predictFrom = null,
}: Given): Inquiry {
  let mode: Mode = $state(predictFrom === null ? 'play' : 'predict');
  let tries: TriedEdits = $state.raw([]);
  let only: readonly number[] | null = $state.raw(null);
  let asked: string | null = $state(null);
  let isShort = $state(false);

  const turn = $derived(tries.length > 0 ? whatIf(given(), tries.flat()) : given());
  const played = $derived.by(() => (only ? sliceTurn(turn, only) : turn));
  const pair = $derived.by(() => {
    const both = sideBySide();
    return both && { ...both, ...comparedTexts(both.turns, language()) };
  });

  const short = $derived(shortVersion(turn));
  const stops = $derived.by(() => (isShort && only === null ? short : null));

  const unit = $derived(
    turn.ruling.orders.find((ruled) => ruled.unit === asked)?.unit ?? firstAsked(turn),
  );

  const texts = textsOf(
    () => played,
    language,
    () => stops,
  );
  const play = withTexts(
    playSteps(
      () => (pair ? pair.at.map(bothSentences) : texts.sentences),
      sameDecision(() => played),
      predictFrom,
    ),
    texts,
  );

  /** Waits until playback knows the steps of the changed turn. */
  async function goTo(step: number, andPlay = false): Promise<void> {
    await tick();
    play.send({ type: 'GO', step });
    if (andPlay) play.send({ type: 'TOGGLE' });
  }
  function show(changed: TriedEdits): void {
    only = null;
    tries = changed;
    void goTo(LAST);
  }

  return {
    get given() {
      return given();
    },
    get turn() {
      return turn;
    },
    get played() {
      return played;
    },
    get only() {
      return only;
    },
    get tries() {
      return tries;
    },
    get asked() {
      return asked;
    },
    get shortSteps() {
      return short.length;
    },
    get isShort() {
      return isShort;
    },
    get step() {
      return play.cover || mode === 'predict' ? null : play.step;
    },
    get at() {
      return play.cover || mode === 'predict'
        ? null
        : (placesIn(played.ruling.steps)[play.step] ?? null);
    },
    get language() {
      return language();
    },
    get sideBySide() {
      return pair;
    },
    get mode() {
      return mode;
    },
    get unit() {
      return unit;
    },
    setMode(next) {
      // What was predicted is shown to its end.
      if (mode === 'predict') play.send({ type: 'COVER' });
      mode = next;
    },
    play,
    async open(state) {
      only = null;
      tries = state.tries;
      asked = state.asked;
      isShort = state.isShort;
      if (state.tries.length > 0 || state.asked !== null) mode = 'ask';
      else if (state.at !== null) mode = 'play';
      if (state.at !== null) await goTo(positionOf(state.at, placesIn(turn.ruling.steps)) ?? LAST);
    },
    go(step) {
      mode = 'play';
      only = null;
      void goTo(step);
    },
    playOnly(ids) {
      mode = 'play';
      only = ids;
      void goTo(0, true);
    },
    change(edits) {
      show([...tries, edits]);
    },
    undo() {
      show(tries.slice(0, -1));
    },
    reset() {
      show([]);
    },
    setShort(short) {
      isShort = short;
    },
    ask(space) {
      asked = space;
    },
  };
}
