import { assign, setup } from 'xstate';

type StubEvent =
  | {
      readonly type:
        | 'WRITE'
        | 'WITHDRAW'
        | 'DEADLINE'
        | 'ADJUDICATE'
        | 'PROCEED'
        | 'DRAW'
        | 'CORRECT'
        | 'REPLACE';
    }
  | { readonly type: 'SUBMIT'; readonly power: string }
  | { readonly type: 'BACK'; readonly to: string };

interface StubContext {
  readonly submitted: readonly string[];
  readonly dislodged: boolean;
  readonly year: number;
}

/** A season as a machine, of the kind that a game consists of. */
const season = <const N extends string>(next: N) =>
  ({
    initial: 'diplomacy',
    states: {
      diplomacy: { on: { WRITE: 'orders' } },
      orders: {
        initial: 'open',
        on: { DEADLINE: '.closed' },
        states: {
          open: {
            always: { guard: 'everybodyIsIn', target: 'allIn' },
            on: { SUBMIT: { actions: 'keepOrders' }, WITHDRAW: { actions: 'dropOrders' } },
          },
          allIn: {
            on: {
              WITHDRAW: { target: 'open', actions: 'dropOrders' },
              ADJUDICATE: { target: `#game.playing.${next}`, guard: 'neverMind' },
            },
          },
          closed: {},
        },
        onDone: 'adjudication',
      },
      adjudication: { on: { ADJUDICATE: { target: 'retreats', actions: 'rule' } } },
      retreats: {
        always: { guard: 'nobodyMustRetreat', target: `#game.playing.${next}` },
        on: {
          SUBMIT: { actions: 'keepOrders' },
          PROCEED: { guard: 'everybodyIsIn', target: `#game.playing.${next}` },
        },
      },
    },
  }) as const;

/** A small game machine for tests. */
export const stub = setup({
  types: { context: {} as StubContext, events: {} as StubEvent },
  guards: {
    everybodyIsIn: ({ context }) => context.submitted.length >= 2,
    nobodyMustRetreat: ({ context }) => !context.dislodged,
    toSpring: ({ event }) => event.type === 'BACK' && event.to === 'spring',
    toFall: ({ event }) => event.type === 'BACK' && event.to === 'fall',
    toOrders: ({ event }) => event.type === 'BACK' && event.to === 'orders',
    neverMind: () => false,
  },
  actions: {
    keepOrders: assign({
      submitted: ({ context, event }) =>
        event.type === 'SUBMIT' ? [...context.submitted, event.power] : context.submitted,
    }),
    dropOrders: assign({ submitted: [] }),
    rule: assign({ submitted: [] }),
    nextYear: assign({ year: ({ context }) => context.year + 1 }),
    correct: () => undefined,
  },
}).createMachine({
  id: 'game',
  context: { submitted: [], dislodged: false, year: 1901 },
  initial: 'playing',
  states: {
    playing: {
      initial: 'spring',
      on: {
        BACK: [
          { guard: 'toSpring', target: '.spring' },
          { guard: 'toOrders', target: '.spring.orders' },
          { guard: 'toFall', target: '.fall' },
        ],
        DRAW: 'ended',
        CORRECT: { actions: 'correct' },
        REPLACE: { actions: 'correct' },
      },
      states: {
        spring: season('fall'),
        fall: season('winter'),
        winter: {
          initial: 'ownership',
          states: {
            ownership: {
              on: {
                PROCEED: [{ guard: 'everybodyIsIn', target: '#game.ended' }, 'adjustments'],
              },
            },
            adjustments: {
              on: {
                SUBMIT: { actions: 'keepOrders' },
                ADJUDICATE: { target: '#game.playing.spring', actions: 'nextYear' },
              },
            },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
});
