import { assign, setup } from 'xstate';
import { HOLD } from '../../stage/motion/hold.ts';

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
  /** The step at which it opens; by default the last: the ruling. */
  readonly from?: number | null;
}

interface Context extends StepHolds {
  /** 0: orders as written; n: after the n-th step of the trace. */
  readonly step: number;
  readonly speed: Speed;
}

export type PlaybackEvent =
  | { readonly type: 'FIRST' | 'BACK' | 'TOGGLE' | 'NEXT' | 'LAST' | 'COVER' }
  | { readonly type: 'GO'; readonly step: number }
  | { readonly type: 'SPEED'; readonly speed: Speed }
  /** Plays another ruling, from this step on. */
  | { readonly type: 'REEL'; readonly holds: StepHolds['holds']; readonly step: number };

const lastOf = (reel: StepHolds): number => reel.holds.length - 1;

const bounded = (step: number, reel: StepHolds): number =>
  Number.isFinite(step) ? Math.min(Math.max(Math.trunc(step), 0), lastOf(reel)) : lastOf(reel);

/** The nearest step in a direction that is not skipped. */
function neighbour({ holds, step }: Context, by: 1 | -1): number {
  let to = step + by;
  while (holds[to] === null) to += by;
  return bounded(to, { holds });
}

/**
 * Playback of a ruling.
 * `cover`: nothing was pressed yet; the verdict is shown, and Next begins. One that opens earlier has no cover.
 * `ended`: at the last step; Play begins again.
 */
export const playback = setup({
  types: {
    context: {} as Context,
    events: {} as PlaybackEvent,
    input: {} as Input,
  },
  guards: {
    isBeforeLast: ({ context }) => context.step < lastOf(context),
    isAtLast: ({ context }) => context.step === lastOf(context),
  },
  actions: {
    goFirst: assign({ step: 0 }),
    goBack: assign({ step: ({ context }) => neighbour(context, -1) }),
    goNext: assign({ step: ({ context }) => neighbour(context, 1) }),
    goLast: assign({ step: ({ context }) => lastOf(context) }),
    goTo: assign({
      step: ({ context, event }) =>
        event.type === 'GO' ? bounded(event.step, context) : context.step,
    }),
    setSpeed: assign({
      speed: ({ context, event }) => (event.type === 'SPEED' ? event.speed : context.speed),
    }),
    changeReel: assign(({ context, event }) =>
      event.type === 'REEL'
        ? { holds: event.holds, step: bounded(event.step, { holds: event.holds }) }
        : context,
    ),
  },
  delays: {
    hold: ({ context }) => (context.holds[context.step] ?? HOLD) / context.speed,
  },
}).createMachine({
  id: 'playback',
  context: ({ input }) => ({
    holds: input.holds,
    step: bounded(input.from ?? lastOf(input), input),
    speed: 1,
  }),
  initial: 'cover',
  on: {
    FIRST: { target: '.paused', actions: 'goFirst' },
    BACK: { target: '.paused', actions: 'goBack' },
    NEXT: { target: '.paused', actions: 'goNext' },
    LAST: { target: '.paused', actions: 'goLast' },
    COVER: { target: '.cover', actions: 'goLast' },
    GO: { target: '.paused', actions: 'goTo' },
    SPEED: { actions: 'setSpeed' },
    REEL: { target: '.paused', actions: 'changeReel' },
  },
  states: {
    cover: {
      always: { guard: 'isBeforeLast', target: 'paused' },
      on: {
        NEXT: { target: 'paused', actions: 'goFirst' },
        TOGGLE: { target: 'playing', actions: 'goFirst' },
        REEL: { actions: ['changeReel', 'goLast'] },
      },
    },
    paused: {
      always: { guard: 'isAtLast', target: 'ended' },
      on: { TOGGLE: { target: 'playing', actions: 'goNext' } },
    },
    playing: {
      always: { guard: 'isAtLast', target: 'ended' },
      after: { hold: { target: 'playing', reenter: true, actions: 'goNext' } },
      on: {
        TOGGLE: 'paused',
        SPEED: { target: 'playing', reenter: true, actions: 'setSpeed' },
      },
    },
    ended: {
      on: { TOGGLE: { target: 'playing', actions: 'goFirst' } },
    },
  },
});
