import { assign, setup } from 'xstate';
import { HOLD } from '../../stage/motion/hold.ts';
import { bounded, nextState, type PlayState, type StepEvent, type Steps } from './stepping.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What is played. */
export interface StepHolds {
  /**
   * Per step from 0 (orders as written) to the last: how long it is held, in ms at speed 1. Null: playing, Back and
   * Next skip it; not allowed for the first or the last. Never empty.
   */
  readonly holds: readonly (number | null)[];
}

interface Input extends StepHolds {
  /** The step at which it opens; the last, by default, is the ruling with nothing pressed. */
  readonly from?: number | null;
}

interface Context extends StepHolds, PlayState {
  readonly speed: Speed;
}

export type PlaybackEvent =
  | StepEvent
  | { readonly type: 'SPEED'; readonly speed: Speed }
  /** Plays another ruling, from this step on. */
  | { readonly type: 'REEL'; readonly holds: StepHolds['holds']; readonly step: number };

const stepsOf = ({ holds }: StepHolds): Steps => ({
  last: holds.length - 1,
  isPassed: (step) => holds[step] === null,
});

function opened({ holds, from = null }: Input): Context {
  const steps = stepsOf({ holds });
  const step = from === null ? null : bounded(from, steps);
  return { holds, step: step === steps.last ? null : step, isPlaying: false, speed: 1 };
}

function decided(context: Context, event: PlaybackEvent): Partial<Context> {
  switch (event.type) {
    case 'SPEED':
      return { speed: event.speed };
    case 'REEL': {
      const { holds } = event;
      const step = context.step === null ? null : bounded(event.step, stepsOf(event));
      return { holds, step, isPlaying: false };
    }
    default:
      return nextState(context, event, stepsOf(context));
  }
}

/** Playback of a ruling: `stepping.ts` decides what is shown, and the machine holds each step that plays. */
export const playback = setup({
  types: {
    context: {} as Context,
    events: {} as PlaybackEvent,
    input: {} as Input,
  },
  guards: { isPlaying: ({ context }) => context.isPlaying },
  actions: {
    decide: assign(({ context, event }) => decided(context, event)),
    goOn: assign(({ context }) => nextState(context, { type: 'TICK' }, stepsOf(context))),
  },
  delays: {
    hold: ({ context }) => (context.holds[context.step ?? 0] ?? HOLD) / context.speed,
  },
}).createMachine({
  id: 'playback',
  context: ({ input }) => opened(input),
  initial: 'deciding',
  on: { '*': { target: '.deciding', actions: 'decide' } },
  states: {
    deciding: { always: [{ guard: 'isPlaying', target: 'playing' }, { target: 'still' }] },
    playing: { after: { hold: { target: 'deciding', actions: 'goOn' } } },
    still: {},
  },
});
