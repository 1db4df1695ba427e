import { assign, setup } from 'xstate';

/** How long a step stays on the screen at speed 1: a moment, and time to read its sentence. */
export const HOLD = 1400;
export const HOLD_PER_WORD = 45;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** In ms, at speed 1. */
export function holdOf(sentence: string): number {
  const words = sentence.split(/\s+/).filter((word) => word !== '').length;
  return HOLD + HOLD_PER_WORD * words;
}

/** What is played. */
export interface Reel {
  /** Per step from 0 (orders as written) to the last: how long it is held, in ms at speed 1. Never empty. */
  readonly holds: readonly number[];
}

interface Context extends Reel {
  /** 0: orders as written; n: after the n-th step of the trace. */
  readonly step: number;
  readonly speed: Speed;
}

export type PlaybackEvent =
  | { readonly type: 'FIRST' | 'BACK' | 'TOGGLE' | 'NEXT' | 'LAST' }
  | { readonly type: 'GO'; readonly step: number }
  | { readonly type: 'SPEED'; readonly speed: Speed }
  /** Another ruling is played from here on, at this step of it. */
  | { readonly type: 'REEL'; readonly holds: readonly number[]; readonly step: number };

const lastOf = (reel: Reel): number => reel.holds.length - 1;

const bounded = (step: number, reel: Reel): number =>
  Number.isFinite(step) ? Math.min(Math.max(Math.trunc(step), 0), lastOf(reel)) : lastOf(reel);

/**
 * Playback of a ruling.
 * `cover`: nobody has pressed anything yet; the board shows the verdict, and going on means to begin.
 * `ended`: at the last step; pressing play begins again.
 */
export const playback = setup({
  types: {
    context: {} as Context,
    events: {} as PlaybackEvent,
    input: {} as Reel,
  },
  guards: {
    isAtLast: ({ context }) => context.step === lastOf(context),
  },
  actions: {
    goFirst: assign({ step: 0 }),
    goBack: assign({ step: ({ context }) => bounded(context.step - 1, context) }),
    goNext: assign({ step: ({ context }) => bounded(context.step + 1, context) }),
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
  context: ({ input }) => ({ holds: input.holds, step: lastOf(input), speed: 1 }),
  initial: 'cover',
  on: {
    FIRST: { target: '.paused', actions: 'goFirst' },
    BACK: { target: '.paused', actions: 'goBack' },
    NEXT: { target: '.paused', actions: 'goNext' },
    LAST: { target: '.paused', actions: 'goLast' },
    GO: { target: '.paused', actions: 'goTo' },
    SPEED: { actions: 'setSpeed' },
    REEL: { target: '.paused', actions: 'changeReel' },
  },
  states: {
    cover: {
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
